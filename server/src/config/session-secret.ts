import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { keepPrivate } from '../disk/private-folder.ts';
import { syncPath } from '../disk/sync-path.ts';

/**
 * The secret that signs sessions, made at the first start and kept in `dataDir` (readable by its owner only).
 * Two first starts at once end up with the same secret: the file appears whole, by a link that only one can make.
 */
export function keptSessionSecret(dataDir: string): string {
  const path = join(dataDir, 'session-secret');
  const kept = readIfThere(path);
  if (kept !== null) return checked(kept, path);

  keepPrivate(dataDir);
  const draft = `${path}.${process.pid}`;
  const file = openSync(draft, 'w', 0o600);
  writeSync(file, randomBytes(48).toString('base64url'));
  fsyncSync(file);
  closeSync(file);
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  // With the name lost in a power cut, everybody would be logged out.
  syncPath(dataDir);
  return checked(readFileSync(path, 'utf8'), path);
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

function checked(secret: string, path: string): string {
  if (secret.trim().length < 32)
    throw new Error(`SESSION_SECRET: the secret kept in ${path} is damaged; delete the file`);
  return secret.trim();
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
