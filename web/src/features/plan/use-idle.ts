import { useEffect, useState } from 'react';

/** Milliseconds after the page stands there. */
const AFTER = 2_000;

/** Whether the page has come to rest, so that what is not looked at yet may be fetched. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), AFTER);
    return () => clearTimeout(timer);
  }, []);
  return isIdle;
}
