import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** A first start takes 225 MB at its highest; with optimised WebAssembly it is 745 MB and more. */
const LIMIT_MB = 450;

it('an embedded database opens without a peak of memory', { timeout: 60_000 }, () => {
  const directory = mkdtempSync(join(tmpdir(), 'foothold-memory-'));
  const script = `
    const { openEmbedded } = await import(${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)});
    const database = await openEmbedded(${JSON.stringify(directory)});
    // The compiler works beside the program: it is given time to begin and to end.
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await database.close();
    process.stdout.write(String(process.resourceUsage().maxRSS));`;
  const kibibytes = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  rmSync(directory, { recursive: true });
  expect(Number(kibibytes) / 1024).toBeGreaterThan(50);
  expect(Number(kibibytes) / 1024).toBeLessThan(LIMIT_MB);
});
