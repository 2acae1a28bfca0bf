// Where streams.ts keeps its rows: an embedded store for each server, or one Postgres for all of them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeServer } from '../server/test/db/postgres-server.fixture.ts';

/** Any 32 letters: servers on one database have to share it. */
const SESSION_SECRET = 'streams-streams-streams-streams!';

export interface Storage {
  /** The settings of one more server. */
  next(): Record<string, string>;
  remove(): Promise<void>;
}

function embeddedStorage(): Storage {
  const folders: string[] = [];
  return {
    next() {
      const folder = mkdtempSync(join(tmpdir(), 'foothold-streams-'));
      folders.push(folder);
      return { DATA_DIR: folder };
    },
    async remove() {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function postgresStorage(): Promise<Storage> {
  const postgres = await makeServer();
  await postgres.start();
  return {
    next: () => ({ DATABASE_URL: postgres.url, SESSION_SECRET }),
    remove: () => postgres.remove(),
  };
}

/** @throws when `kind` is neither, or no Postgres is installed. */
export async function storageOf(kind: string): Promise<Storage> {
  if (kind === 'embedded') return embeddedStorage();
  if (kind === 'postgres') return postgresStorage();
  throw new Error(`--database is embedded or postgres, not ${kind}`);
}
