/** A thread that never comes back. */
export function work(): never {
  for (;;);
}
