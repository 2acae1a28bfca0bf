import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Backups by this command, and nothing else in their folder. */
const OURS = /^foothold-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.ndjson(\.age)?$/;

export const isBackup = (name: string) => OURS.test(name);

/** When a backup of this name was made, in milliseconds; null for no backup. */
export function momentOf(name: string | undefined): number | null {
  return name !== undefined && isBackup(name) ? Date.parse(name.replace(OURS, '$1-$2-$3T$4:$5:$6Z')) : null;
}

/** Files of a folder that are backups, the oldest first. */
export function backupsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(isBackup)
    .toSorted()
    .map((name) => join(folder, name));
}

/** Seconds since the newest backup of a folder was made, by its name: a copy is no younger. null when there is none. */
export function ageOfBackup(folder: string, now: number): number | null {
  const newest = backupsIn(folder).at(-1);
  const made = newest === undefined ? null : momentOf(basename(newest));
  return made === null ? null : (now - made) / 1_000;
}
