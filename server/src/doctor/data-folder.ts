import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { OTHERS } from '../disk/private-folder.ts';
import { isTaken } from '../db/process-lock.ts';
import { bad, type Finding, good, unknown } from './finding.ts';

/** Room below which a disk deserves a look, in bytes; below 32 MB nothing is written any more. */
const LITTLE_ROOM = 1e9;
const SUBJECT = 'DATA_DIR';

/** The folder of an embedded store and of what is kept beside a Postgres: whose it is, who may read it, and its room. Changes nothing. */
export function lookAtFolder(dataDir: string, isStore: boolean): Finding[] {
  if (!existsSync(dataDir)) {
    const text = `${dataDir} is not there yet; the first start makes it, open to its own user only.`;
    return [unknown(SUBJECT, text), roomOf(nearestFolder(dataDir))];
  }
  const owner = ownerOf(dataDir);
  // Whoever it doesn't belong to may not look into it.
  if (owner.state === 'bad') return [owner, roomOf(dataDir)];
  return [owner, modesOf(dataDir), roomOf(dataDir), ...(isStore ? [processOf(dataDir)] : [])];
}

function ownerOf(dataDir: string): Finding {
  if (process.geteuid === undefined) return unknown(SUBJECT, 'This system keeps no owners that could be looked at.');
  const { uid } = statSync(dataDir);
  return uid === process.geteuid()
    ? good(SUBJECT, `${dataDir} belongs to the user this runs as.`)
    : bad(
        SUBJECT,
        `${dataDir} belongs to user ${uid}, and this runs as ${process.geteuid()}: run every command as its owner.`,
      );
}

function modesOf(dataDir: string): Finding {
  if (process.geteuid === undefined) return unknown(SUBJECT, 'This system keeps no modes that could be looked at.');
  const names = readdirSync(dataDir, { recursive: true }).map((name) => join(dataDir, String(name)));
  // A server at work takes files away meanwhile.
  const modeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
  const open = [dataDir, ...names].filter((path) => (modeOf(path) & OTHERS) !== 0);
  return open.length === 0
    ? good(SUBJECT, 'Nobody else on this machine may read it.')
    : bad(
        SUBJECT,
        `Others on this machine may read ${open.length} of its files, ${open[0]} first: restart Foothold, which closes them, or chmod them.`,
      );
}

function roomOf(folder: string): Finding {
  const { bavail, bsize } = statfsSync(folder);
  const room = bavail * bsize;
  const told = `${(room / 1e9).toFixed(1)} GB are left on the disk of ${folder}`;
  return room < LITTLE_ROOM
    ? bad('disk', `${told}: make room, below 32 MB nothing is written.`)
    : good('disk', `${told}.`);
}

/** Whether a server has the store just now. */
function processOf(dataDir: string): Finding {
  const directory = join(dataDir, 'database');
  if (!existsSync(`${directory}.lock.db`)) return unknown('store', 'No store has been made in it yet.');
  return isTaken(directory)
    ? good('store', 'A server has the embedded store open, and nobody else can.')
    : good('store', 'No server has the embedded store open just now.');
}

function nearestFolder(path: string): string {
  return existsSync(path) ? path : nearestFolder(dirname(path));
}
