import { readStored, removeStored, writeStored } from '#shared/storage.ts';

const KEY = 'foothold-enter';

/** Whether Enter sends where only fingers type: so it is specified, and whoever writes in lines may have it break them. */
export function enterSends(): boolean {
  return readStored(KEY) === null;
}

export function setEnterSends(sends: boolean): void {
  if (sends) removeStored(KEY);
  else writeStored(KEY, 'breaks');
}
