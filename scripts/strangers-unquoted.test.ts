import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fold } from '../guide/src/text/fold.ts';

/** As many words in a row are somebody's own; of six in tests some are chance: “how many hours did I say”. */
const OWN = 7;
const WRITTEN = /[\p{L}\p{N}]+(?:['’"״׳]\p{L}+)*/gu;

const root = new URL('../', import.meta.url).pathname;

/** Every text in a file of what strangers say. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(textsIn)
      : [];

function runsIn(text: string): string[] {
  const words = fold(text).match(WRITTEN) ?? [];
  return words.slice(OWN - 1).map((_, at) => words.slice(at, at + OWN).join(' '));
}

/** Where a text holds as many words in a row as any of some runs, as `file:line`; never what they say. */
const linesWith = (runs: ReadonlySet<string>, file: string, text: string): string[] =>
  text.split('\n').flatMap((line, at) => (runsIn(line).some((run) => runs.has(run)) ? [`${file}:${at + 1}`] : []));

// Whoever is measured by what strangers say must not have been shown it, or the figures say nothing.
it('no test holds what a stranger said', () => {
  const strangers = globSync('guide/training/strangers/**/*.json', { cwd: root });
  const texts = strangers.flatMap((file) => textsIn(JSON.parse(readFileSync(`${root}${file}`, 'utf8'))));
  const runs = new Set(texts.flatMap(runsIn));
  expect(runs.size).toBeGreaterThan(0);
  const rooms = ['guide', 'server', 'web', 'contract', 'e2e', 'scripts', 'bench'];
  const tests = rooms.flatMap((room) => {
    const pattern = `${room}/**/*.{test,spec}.{ts,tsx}`;
    const found = globSync(pattern, { cwd: root, exclude: (name) => name === 'node_modules' });
    expect(found).not.toEqual([]);
    return found;
  });
  const held = tests.flatMap((file) => linesWith(runs, file, readFileSync(`${root}${file}`, 'utf8')));
  expect(held).toEqual([]);
});

it('knows a stranger’s words whatever their case and accents', () => {
  const runs = new Set(runsIn('my uncle kept nine grey geese there'));
  expect(linesWith(runs, 'a.test.ts', "it('x');\nsay('My uncle kept nine grey geése there!');")).toEqual([
    'a.test.ts:2',
  ]);
  expect(linesWith(runs, 'a.test.ts', "say('My uncle kept nine geese there');")).toEqual([]);
});
