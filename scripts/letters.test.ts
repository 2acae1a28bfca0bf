import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const guide = join(root, 'guide', 'src');

/** Engines that still hold letters of a language, until their words lie in packs: a file that is clean goes off the list. */
const held = new Set(JSON.parse(readFileSync(join(root, 'scripts', 'letters-held.json'), 'utf8')) as string[]);

/** A pack of a language: a file called by it, or one in a folder called so. */
const pack = new RegExp(`(?:^|/)(?:[a-z-]+-)?(?:${languages.join('|')})(?:-[a-z]+)?(?:\\.ts$|/)`, 'u');
const isEngine = (name: string) => name.endsWith('.ts') && !/\.(?:test|fixture|d)\.ts$/u.test(name) && !pack.test(name);

/** Code without its comments, which may name examples; a comment begins its line or stands behind a space at its end. */
const codeOf = (text: string) => text.replaceAll(/^\s*\/\*[^]*?\*\/\s*$/gmu, '').replaceAll(/(?:^|\s)\/\/ .*$/gmu, '');

/** Written by its number a letter is one all the same; a range of them asks for a script. */
const decoded = (code: string) =>
  code
    .replaceAll(/\\u[0-9A-Fa-f]{4}-\\u[0-9A-Fa-f]{4}/gu, '')
    .replaceAll(/\\u([0-9A-Fa-f]{4})/gu, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Whether code holds letters that only a language has: what is written in plain letters no rule can tell from code. */
const holdsLetters = (text: string) =>
  /(?=\P{ASCII})(?!\p{Default_Ignorable_Code_Point})\p{L}/u.test(decoded(codeOf(text)));

const engines = readdirSync(guide, { recursive: true, encoding: 'utf8' })
  .map((name) => name.split(sep).join('/'))
  .filter(isEngine);
const lettered = engines.filter((name) => holdsLetters(readFileSync(join(guide, name), 'utf8')));

describe('what a language knows lies in its packs', () => {
  it('finds letters in code, and none in comments', () => {
    expect(holdsLetters("const and = 'ו';")).toBe(true);
    expect(holdsLetters(String.raw`/^[\u05DE\u05DC]/u`)).toBe(true);
    expect(holdsLetters('/** “ו” is an “and”. */\nconst and = words.and; // “é”')).toBe(false);
    expect(isEngine('interview/steering-words/he.ts')).toBe(false);
    expect(isEngine('language/towns-he.ts')).toBe(false);
    expect(isEngine('interview/reading/hear.ts')).toBe(true);
  });

  it('so that no other file of the guide comes to hold letters of one', () => {
    expect(lettered.filter((name) => !held.has(name))).toEqual([]);
  });

  it('and each file that holds none any more goes off the list', () => {
    expect([...held].filter((name) => !lettered.includes(name))).toEqual([]);
  });
});
