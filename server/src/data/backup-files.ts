import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Backups by this command, and nothing else in their folder. */
const OURS = /^foothold-\d{8}T\d{6}Z\.ndjson(\.age)?$/;

/** Files of a folder that are backups, the oldest first. */
export function backupsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => OURS.test(name))
    .toSorted()
    .map((name) => join(folder, name));
}

/** Seconds since the newest backup of a folder was made; null when there is none. */
export function ageOfBackup(folder: string, now: number): number | null {
  const newest = backupsIn(folder).at(-1);
  return newest === undefined ? null : (now - statSync(newest).mtimeMs) / 1_000;
}
