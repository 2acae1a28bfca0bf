import { readStored, removeStored, writeStored } from '#shared/storage.ts';

const KEY = 'foothold-strip-off';

/** Whether the week's dots were switched off when they were last asked for, so that no place is kept for them. */
export const isStripOff = (): boolean => readStored(KEY) !== null;

export function noteStrip(shown: boolean): void {
  if (shown) removeStored(KEY);
  else writeStored(KEY, '1');
}
