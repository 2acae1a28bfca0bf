/** How Spanish begins what somebody would rather have; phrases are parted by bars. */
export const es =
  'prefiero|preferiría|prefería|mejor|más bien|quiero|quisiera|querría|me gustaría|me late|se me antoja';
