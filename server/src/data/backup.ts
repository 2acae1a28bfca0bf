import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Decrypter, Encrypter } from 'age-encryption';
import { backupsIn } from './backup-files.ts';
import { backupLines } from './backup-lines.ts';
import { type Counts, exportData } from './export-data.ts';
import { importData } from './import-data.ts';
import { DataProblem } from './problem.ts';
import { exportStore, importStore, type Store, withStore } from './whole-store.ts';
import { makeFolder } from '../disk/make-folder.ts';

export interface BackupOptions {
  /** Where backups lie; made when it isn't there. */
  folder: string;
  /** The newest so many stay, this one included. */
  keep: number;
  /** Public key of age that only you can decrypt with; null = the file is in the clear. */
  recipient: string | null;
  /** Whether it is restored into a scratch store and compared before it counts. */
  check: boolean;
  at: Date;
}

/**
 * Writes a store into a new file of the folder, restores it into a scratch store and compares the two row by row, encrypts
 * it, and takes older ones away. A file that is not whole, or not restorable, never has a backup's name.
 */
export async function makeBackup(store: Store, options: BackupOptions): Promise<{ path: string; counts: Counts }> {
  const { folder, keep, recipient, check, at } = options;
  makeFolder(folder);
  const name = `foothold-${at.toISOString().replaceAll(/[-:]|\.\d+/gu, '')}.ndjson`;
  const path = join(folder, recipient === null ? name : `${name}.age`);
  const made = `${path}.new`;
  if (existsSync(path)) throw new DataProblem(`${path} is there already.`);
  // Nothing in the clear lies in a folder of encrypted backups, not even after a crash.
  const scratch = mkdtempSync(join(tmpdir(), 'foothold-backup-'));
  const plain = recipient === null ? made : join(scratch, name);
  try {
    const counts = await exportStore(store, plain, at);
    if (check) await assertRestores(plain, scratch, at);
    if (recipient !== null) await encryptTo(recipient, plain, made);
    await rename(made, path);
    for (const old of backupsIn(folder).slice(0, -keep)) rmSync(old);
    return { path, counts };
  } finally {
    rmSync(made, { force: true });
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Restores a backup into an embedded store in a scratch folder, and holds what that exports against the backup. */
async function assertRestores(path: string, scratch: string, at: Date): Promise<void> {
  const again = join(scratch, 'again.ndjson');
  await withStore({ databaseUrl: null, dataDir: join(scratch, 'store') }, { existing: false }, async (database) => {
    await importData(database, path);
    await exportData(database, again, at);
  });
  if ((await rowsHash(path)) !== (await rowsHash(again)))
    throw new DataProblem('The backup was restored into a scratch store, and that is not what was backed up.');
}

/** SHA-256 over the rows of a backup, without its first and last line, which tell of the file. */
async function rowsHash(path: string): Promise<string> {
  const hash = createHash('sha256');
  let waiting: string | null = null;
  let isHeader = true;
  for await (const { text } of backupLines(path)) {
    if (waiting !== null) hash.update(`${waiting}\n`);
    waiting = isHeader ? null : text;
    isHeader = false;
  }
  return hash.digest('hex');
}

async function encryptTo(recipient: string, from: string, to: string): Promise<void> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const sealed = await encrypter.encrypt(bytesOf(from));
  await pipeline(Readable.fromWeb(sealed as never), createWriteStream(to, { mode: 0o600, flush: true }));
}

/**
 * Puts a backup into an empty store; an encrypted one with the identity that `age-keygen` made. What is decrypted for it
 * lies in a folder that only this user may read, and goes away with it.
 */
export async function restoreBackup(store: Store, path: string, identity: string | null): Promise<Counts> {
  const scratch = mkdtempSync(join(tmpdir(), 'foothold-restore-'));
  try {
    const plain = path.endsWith('.age') ? await decrypted(path, identity, join(scratch, 'plain.ndjson')) : path;
    return await importStore(store, plain);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function decrypted(path: string, identity: string | null, to: string): Promise<string> {
  if (identity === null) throw new DataProblem(`${path} is encrypted: name the file with its key, --key FILE.`);
  const decrypter = new Decrypter();
  const key = identity.split('\n').find((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (!key) throw new DataProblem('The file of --key holds no AGE-SECRET-KEY.');
  decrypter.addIdentity(key.trim());
  try {
    const opened = await decrypter.decrypt(bytesOf(path));
    await pipeline(Readable.fromWeb(opened as never), createWriteStream(to, { mode: 0o600 }));
    return to;
  } catch (error) {
    throw new DataProblem(`${path} can't be decrypted with that key, or is damaged.`, { cause: error });
  }
}

const bytesOf = (path: string) => Readable.toWeb(createReadStream(path)) as unknown as ReadableStream<Uint8Array>;
