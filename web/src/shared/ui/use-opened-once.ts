import { useState } from 'react';

/** True from the first time `open` is true: what is heavy is loaded then, and stays to play its closing. */
export function useOpenedOnce(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened;
}
