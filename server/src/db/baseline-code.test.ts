import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { placeStore } from '../../test/db/store-template.ts';

/** What opening may add to the most that loading the code took: under 200 MB, and 550 MB with optimised WebAssembly. */
const LIMIT_MB = 400;

const openAndClose = (directory: string) => `
  const { openEmbedded } = await import(${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)});
  const before = process.resourceUsage().maxRSS;
  const database = await openEmbedded(${JSON.stringify(directory)});
  // The compiler works beside the program: it is given time to begin and to end.
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  await database.close();
  process.stdout.write(String(process.resourceUsage().maxRSS - before));`;

it('an embedded database opens without a peak of memory', { timeout: 90_000 }, async () => {
  const directory = mkdtempSync(join(tmpdir(), 'foothold-memory-'));
  // The first start would also make the database, which takes memory of its own.
  await placeStore(directory);
  const program = ['-e', openAndClose(directory)];
  const kibibytes = Number(execFileSync(process.execPath, program, { encoding: 'utf8' }));
  rmSync(directory, { recursive: true });
  expect(kibibytes).toBeLessThan(LIMIT_MB * 1024);
});
