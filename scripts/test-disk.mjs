// Where the tests keep their databases: in memory when there is plenty of it.
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const MEMORY_DISK = '/dev/shm';
/** The databases alive at once take up to a quarter of it; the tests themselves want the rest. */
const ROOM_BYTES = 4 * 1024 ** 3;

function hasRoom() {
  if (!existsSync(MEMORY_DISK)) return false;
  const { bavail, bsize } = statfsSync(MEMORY_DISK);
  const memory = Math.min(freemem(), process.availableMemory?.() ?? Infinity);
  return Math.min(bavail * bsize, memory) >= ROOM_BYTES;
}

/**
 * The environment that sends every temporary file to memory, removed when this process ends; nothing where there is
 * too little. A kill loses nothing of a file in memory either, and whether fsync is asked for is tested by itself: what
 * is saved is the wait for a disk the other tests are using.
 */
export function temporaryInMemory() {
  if (!hasRoom()) return {};
  const directory = mkdtempSync(join(MEMORY_DISK, 'foothold-tests-'));
  // Postgres refuses to run as root: the account it runs under has to get through here.
  chmodSync(directory, 0o711);
  process.on('exit', () => rmSync(directory, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  return { TMPDIR: directory };
}
