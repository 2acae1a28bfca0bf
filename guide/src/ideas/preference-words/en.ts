/** How English begins what somebody would rather have; phrases are parted by bars. */
export const en =
  'rather|sooner|i d prefer|i prefer|prefer|would prefer|instead|better|i d like|i would like|i want|i d love|i would love';
