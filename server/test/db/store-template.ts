import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '../../src/db/embedded.ts';
import { migrationHashes } from '../../src/db/migrate.ts';

/** Names the version of the embedded database. */
const dependencies = new URL('../../package.json', import.meta.url);

/** Folder of an embedded store that was made, migrated and closed; the first test that needs it makes it. */
async function template(): Promise<string> {
  const made = [...migrationHashes(), readFileSync(dependencies, 'utf8')].join();
  const name = createHash('sha256').update(made).digest('hex').slice(0, 16);
  const folder = join(tmpdir(), 'foothold-test-database', `${name}-store`);
  if (existsSync(folder)) return folder;
  mkdirSync(join(tmpdir(), 'foothold-test-database'), { recursive: true });
  const own = mkdtempSync(`${folder}-`);
  await (await openEmbedded(own)).close();
  try {
    renameSync(own, folder);
  } catch (error) {
    // Another process was quicker.
    if (!existsSync(folder)) throw error;
    rmSync(own, { recursive: true });
  }
  return folder;
}

/**
 * Puts an empty store into `dataDir`, as a first start leaves it: a process that starts there needs less than half of
 * the work. The first start itself is tested in `start.test.ts`, `durability.test.ts` and `power-cut.test.ts`.
 */
export async function placeStore(dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  cpSync(join(await template(), 'database'), join(dataDir, 'database'), { recursive: true });
}
