import { useCallback, useLayoutEffect, useRef } from 'react';

/** A callback that stays one and the same and always does what the newest one does; undefined stays undefined. */
export function useLatestCallback<Argument>(
  callback: ((argument: Argument) => void) | undefined,
): ((argument: Argument) => void) | undefined {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  const stable = useCallback((argument: Argument) => latest.current?.(argument), []);
  return callback && stable;
}
