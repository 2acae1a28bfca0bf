import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Forces a file, or the names in a directory, to the disk. */
export function syncPath(path: string): void {
  const opened = openSync(path, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
