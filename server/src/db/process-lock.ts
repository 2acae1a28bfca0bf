import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Another process holds the database directory. */
export class DirectoryInUse extends Error {
  override name = 'DirectoryInUse';

  constructor(directory: string) {
    super(`Another process is using the database in ${directory}. Stop it first, or choose another DATA_DIR.`);
  }
}

/** Whether something failed because another process holds the store, from whatever was thrown for it. */
export function isInUse(error: unknown): boolean {
  return error instanceof DirectoryInUse || (error instanceof Error && isInUse(error.cause));
}

/** Whether a process holds a database directory just now: taken for a moment and given back, so that none is shut out. */
export function isTaken(directory: string): boolean {
  try {
    lockDirectory(directory)();
    return false;
  } catch (error) {
    if (error instanceof DirectoryInUse) return true;
    throw error;
  }
}

/**
 * Takes `directory` for this process alone, or throws `DirectoryInUse` at once: two processes on one embedded database
 * silently lose a third of what they acknowledge. SQLite's exclusive file lock serves because the kernel frees it
 * whatever way the process ends. The returned function gives it back.
 */
export function lockDirectory(directory: string): () => void {
  const path = `${directory}.lock.db`;
  // SQLite would make it as open as the umask lets it.
  closeSync(openSync(path, 'a', 0o600));
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive; create table if not exists held (pid int); commit');
  } catch (error) {
    lock.close();
    if (error instanceof Error && /locked|busy/i.test(error.message)) throw new DirectoryInUse(directory);
    throw error;
  }
  return () => lock.close();
}
