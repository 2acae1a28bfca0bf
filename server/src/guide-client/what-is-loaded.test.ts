import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** What a process that imports the guide for what stands beside it reads of its files. */
function loaded(): string[] {
  const program = `
    import { registerHooks } from 'node:module';
    const urls = [];
    registerHooks({ load: (url, context, next) => (urls.push(url), next(url, context)) });
    await import('@foothold/guide');
    console.log(JSON.stringify(urls));`;
  const server = fileURLToPath(new URL('../..', import.meta.url));
  const told = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: server,
    encoding: 'utf8',
  });
  const urls = JSON.parse(told) as string[];
  return urls.filter((url) => url.includes('/guide/src/')).map((url) => fileURLToPath(url));
}

/** Bytes: places for results take the catalogue's facts, and nothing takes its words. */
const MOST = 1_200_000;

it('leaves what the guide knows to its own thread', () => {
  const files = loaded();
  expect(files.some((file) => file.endsWith('/guide/src/index.ts'))).toBe(true);
  for (const heavy of ['titles.json', 'skills.json', '-weights.json', '/work/en/'])
    expect(files.filter((file) => file.includes(heavy))).toEqual([]);
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(MOST);
});
