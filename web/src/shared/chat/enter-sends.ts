import { readStored, removeStored, writeStored } from '#shared/storage.ts';

const KEY = 'foothold-enter';

/** Whether Enter sends where only fingers type: so it is specified, and whoever writes in lines may have it break them. */
export function enterSends(): boolean {
  return readStored(KEY) === null;
}

/** Whether only fingers type here: elsewhere Enter always sends, and Shift+Enter breaks the line. */
export function isTouchOnly(): boolean {
  return window.matchMedia('(pointer: coarse) and (not (any-pointer: fine))').matches;
}

export function setEnterSends(sends: boolean): void {
  if (sends) removeStored(KEY);
  else writeStored(KEY, 'breaks');
}
