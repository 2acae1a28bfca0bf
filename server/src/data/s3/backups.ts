import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type BackupOptions, makeBackup, restoreBackup } from '../backup.ts';
import { isBackup, momentOf } from '../backup-files.ts';
import type { Counts } from '../export-data.ts';
import { DataProblem } from '../problem.ts';
import type { Store } from '../whole-store.ts';
import { S3Bucket, type S3Patience } from './bucket.ts';
import { s3Place } from './place.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** `makeBackup` into an S3-compatible store: made and compared on this machine, sent, and only then are older ones removed. */
export async function backupToS3(
  store: Store,
  options: BackupOptions,
  env: Environment,
): Promise<{ path: string; counts: Counts }> {
  const { folder: address, keep, recipient } = options;
  // What lies with others is for nobody's eyes.
  if (recipient === null) throw new DataProblem(`BACKUP_RECIPIENT: is needed for ${address}, see backup-key.`);
  const bucket = new S3Bucket(s3Place(address, env));
  return inScratch(async (folder) => {
    const { path, counts } = await makeBackup(store, { ...options, folder });
    await bucket.put(basename(path), path);
    const all = (await bucket.names()).filter(isBackup);
    for (const old of all.slice(0, -keep)) await bucket.remove(old);
    return { path: `${address.replace(/\/+$/u, '')}/${basename(path)}`, counts };
  });
}

/** `restoreBackup` of one that lies in an S3-compatible store. */
export async function restoreFromS3(
  store: Store,
  { address, identity }: { address: string; identity: string | null },
  env: Environment,
): Promise<Counts> {
  const at = address.lastIndexOf('/');
  const name = address.slice(at + 1);
  if (!isBackup(name))
    throw new DataProblem(`${address} is no backup's name: s3://bucket/folder/foothold-….ndjson.age.`);
  const bucket = new S3Bucket(s3Place(address.slice(0, at), env));
  return inScratch(async (folder) => {
    const path = join(folder, name);
    await bucket.get(name, path);
    return restoreBackup(store, path, identity);
  });
}

/** How often a store elsewhere is asked for the age of its newest backup. */
const ASK_MS = 10 * 60_000;
/** Whoever reads the metrics waits for it. */
const AT_ONCE: S3Patience = { callMs: 3_000, tries: 1 };

/**
 * Seconds since the newest backup in an S3-compatible store was made; null while none is known of. A store that does not
 * answer leaves what is known, so that the age grows and the alarm comes by that; `warn` is told why.
 */
export function ageInS3(
  address: string,
  env: Environment,
  warn: (problem: unknown) => void,
): (now: number) => Promise<number | null> {
  const bucket = new S3Bucket(s3Place(address, env), { patience: AT_ONCE });
  let newest: number | null = null;
  let askedAt = -Infinity;
  return async (now) => {
    if (now - askedAt >= ASK_MS) {
      askedAt = now;
      try {
        newest = momentOf((await bucket.names()).findLast(isBackup));
      } catch (problem) {
        warn(problem);
      }
    }
    return newest === null ? null : (now - newest) / 1_000;
  };
}

async function inScratch<Done>(work: (folder: string) => Promise<Done>): Promise<Done> {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-s3-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
