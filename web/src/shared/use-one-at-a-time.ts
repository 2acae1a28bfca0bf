import { useRef } from 'react';

/**
 * Keeps a form from being sent twice by a double press, which comes before the page has been drawn as busy. `begin` is
 * false while something is under way; `end` lets the next one through.
 */
export function useOneAtATime() {
  const busy = useRef(false);
  return {
    begin: (): boolean => {
      if (busy.current) return false;
      busy.current = true;
      return true;
    },
    end: (): void => {
      busy.current = false;
    },
  };
}
