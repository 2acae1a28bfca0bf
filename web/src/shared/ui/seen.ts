import { useEffect, useState } from 'react';
import { readStored, writeStored } from '#shared/storage.ts';

const SEEN = 'foothold:seen';

/** Whether something was seen before, in this browser, and the way to say so, which everybody on the page hears. */
export function useSeen(key: string): [seen: boolean, markSeen: () => void] {
  const [seen, setSeen] = useState(() => readStored(key) !== null);
  useEffect(() => {
    const hear = (event: Event) => event instanceof CustomEvent && event.detail === key && setSeen(true);
    window.addEventListener(SEEN, hear);
    return () => window.removeEventListener(SEEN, hear);
  }, [key]);
  const markSeen = () => {
    writeStored(key, 'seen');
    window.dispatchEvent(new CustomEvent(SEEN, { detail: key }));
  };
  return [seen, markSeen];
}
