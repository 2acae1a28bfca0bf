import { useEffect } from 'react';
import { readStored, removeStored, writeStored } from '#shared/storage.ts';

const KEY = 'foothold-strip-off';

/** Whether the week's dots were switched off when they were last asked for, so that no place is kept for them. */
export const isStripOff = (): boolean => readStored(KEY) !== null;

/** Keeps in mind whether they are shown, as soon as that is known. */
export function useNotedStrip(shown: boolean | undefined): void {
  useEffect(() => {
    if (shown) removeStored(KEY);
    else if (shown === false) writeStored(KEY, '1');
  }, [shown]);
}
