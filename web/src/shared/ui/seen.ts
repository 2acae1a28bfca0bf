import { useState } from 'react';
import { readStored, writeStored } from '#shared/storage.ts';

/** Whether something was seen before, in this browser, and the way to say so. */
export function useSeen(key: string): [seen: boolean, markSeen: () => void] {
  const [seen, setSeen] = useState(() => readStored(key) !== null);
  const markSeen = () => {
    writeStored(key, 'seen');
    setSeen(true);
  };
  return [seen, markSeen];
}
