import { chmodSync, existsSync, lstatSync, readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './make-folder.ts';

/** What others of the machine may do with a file: its group and everybody. */
export const OTHERS = 0o077;
const STICKY = 0o1000;
/**
 * What Foothold makes in DATA_DIR, and what a file system has at its root: the server and its commands (control/), and
 * an upgrade that was broken off (upgrade/).
 */
const OURS =
  /^(database(\.lock\.db.*|\.first-start|\.of-.+)?|session-secret(\.\d+)?|outbox|control\.sock|snapshot-.+|before-.+\.ndjson|lost\+found)$/;

/** DATA_DIR can't be kept from the other accounts of this machine. The message names it, whose it is, and what to do. */
export class NotPrivate extends Error {
  override name = 'NotPrivate';
}

/**
 * Makes `dataDir` where it isn't there, and closes it to all other accounts: it holds hashes of passwords and whatever
 * people said. Throws `NotPrivate` where it belongs to somebody else, holds what isn't Foothold's, or stays open.
 */
export function keepPrivate(dataDir: string): void {
  makeFolder(dataDir);
  // Windows keeps no modes; there the folder's own permissions are the operator's.
  if (process.geteuid === undefined) return;
  const folder = statSync(dataDir);
  assertOwn(dataDir, folder);
  if ((folder.mode & OTHERS) !== 0) {
    const others = readdirSync(dataDir).filter((name) => !OURS.test(name));
    if (others.length > 0 || (folder.mode & STICKY) !== 0) {
      const open = `${dataDir} is open to other accounts (mode ${modeOf(folder)}) and not Foothold's alone`;
      throw new NotPrivate(`DATA_DIR: ${open}. Choose a folder of its own inside it, or chmod 700 it.`);
    }
  }
  close(dataDir, folder);
  for (const name of readdirSync(dataDir)) if (OURS.test(name)) closeAt(join(dataDir, name));
  const database = join(dataDir, 'database');
  if (!existsSync(database)) return;
  for (const name of readdirSync(database, { recursive: true })) closeAt(join(database, String(name)));
}

/** Throws where a store would be opened by somebody else than its owner, who could then no longer open it. */
export function assertOwn(path: string, { uid } = statSync(path)): void {
  if (process.geteuid === undefined || uid === process.geteuid()) return;
  const [owner, self] = [uid, process.geteuid()].map(nameOf);
  throw new NotPrivate(
    `DATA_DIR: ${path} belongs to ${owner}, and this runs as ${self}. Run it as ${owner}, or have the whole folder owned by ${self}.`,
  );
}

function closeAt(path: string): void {
  const found = lstatSync(path);
  if (found.isSymbolicLink()) return;
  assertOwn(path, found);
  close(path, found);
}

function close(path: string, { mode }: Stats): void {
  if ((mode & OTHERS) === 0) return;
  chmodSync(path, mode & 0o7777 & ~OTHERS);
  const now = lstatSync(path).isSymbolicLink() ? statSync(path) : lstatSync(path);
  if ((now.mode & OTHERS) === 0) return;
  throw new NotPrivate(
    `DATA_DIR: ${path} is open to other accounts (mode ${modeOf(now)}), and its file system leaves it so. Choose a folder on a disk that keeps modes.`,
  );
}

const modeOf = ({ mode }: Stats): string => (mode & 0o7777).toString(8).padStart(4, '0');

/** As /etc/passwd has it, where there is one: the name that `sudo -u` takes. */
function nameOf(uid: number): string {
  const accounts = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n') : [];
  const name = accounts.map((line) => line.split(':')).find((fields) => fields[2] === String(uid))?.[0];
  return name ?? `the user ${uid}`;
}
