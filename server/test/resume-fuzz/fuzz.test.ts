import { readdirSync, readFileSync } from 'node:fs';
import { builtInGuide } from '@foothold/guide/built-in';
import { describe, expect, it } from 'vitest';
import { extractText } from '../../src/resume/extract.ts';
import { kindOf } from '../../src/resume/kind.ts';
import { readFile } from '../../src/resume/read-file.ts';
import { ResumeFailure } from '../../src/resume/resume-failure.ts';
import { inventedIn } from './invented.ts';
import { mutantOf, type Seed } from './mutant.ts';

const SEED = 4;
/** The whole of it, 20,000 mutants of more CVs, is bench/resume-fuzz.ts. */
const IN_PROCESS = 300;
const IN_CHILDREN = 6;
/** Ten of bytes, seven of .doc, six of PDF, zip fields, XML and splices. */
const CHANGES = 26;

const folder = new URL('../resume/fixtures/', import.meta.url);
const seeds: Seed[] = readdirSync(folder)
  .filter((name) => /\.(?:pdf|docx?)$/.test(name))
  .map((fileName) => {
    const file = readFileSync(new URL(fileName, folder));
    return { fileName, kind: kindOf(file, fileName), file };
  });
const mutants = (count: number) => Array.from({ length: count }, (_, number) => mutantOf(seeds, SEED, number));

describe('mutants', () => {
  it('are the same for the same number, and otherwise different', () => {
    const again = mutantOf(seeds, SEED, 7);
    expect(again).toEqual(mutantOf(seeds, SEED, 7));
    expect(new Set(mutants(50).map(({ file }) => file.toString('base64'))).size).toBeGreaterThan(45);
    expect(mutantOf(seeds, SEED + 1, 7).file.equals(again.file)).toBe(false);
  });

  it('come of every kind of CV and every kind of change, and leave the seeds alone', () => {
    const before = seeds.map(({ file }) => file.toString('base64'));
    const made = mutants(1_000);
    expect(new Set(made.map(({ kind }) => kind)).size).toBe(3);
    expect(new Set(made.flatMap(({ changes }) => changes)).size).toBe(CHANGES);
    expect(seeds.map(({ file }) => file.toString('base64'))).toEqual(before);
  });
});

describe('a mutated CV', () => {
  it('is read or refused by name, and nothing is invented from what is read', async () => {
    const guide = builtInGuide();
    const outcomes = new Map<string, number>();
    for (const { kind, file, fileName } of mutants(IN_PROCESS)) {
      const outcome = await readFile({ kind, file });
      const code = 'text' in outcome ? 'text' : outcome.failure;
      outcomes.set(code, (outcomes.get(code) ?? 0) + 1);
      if (!('text' in outcome)) continue;
      const { value } = await guide.parseResume({ text: outcome.text, fileName }, { language: 'en', now: 0, seed: '' });
      expect(inventedIn(value, outcome.text)).toEqual([]);
    }
    // both happen often, or the mutants would be too tame or too wild to tell anything
    expect(outcomes.get('text')).toBeGreaterThan(IN_PROCESS / 5);
    expect(outcomes.get('RESUME_DAMAGED')).toBeGreaterThan(IN_PROCESS / 5);
  });

  it('ends the same way in a child process', async () => {
    for (const { fileName, file } of mutants(IN_CHILDREN)) {
      const outcome = await extractText(file, fileName).catch((error: unknown) => error);
      expect(typeof outcome === 'string' || outcome instanceof ResumeFailure).toBe(true);
    }
  });
});

describe('what counts as invented', () => {
  const read = { experience: [], skills: [], education: '', hobbies: '', location: '', age: null, doubts: [] };

  it('is a text that is not printed, whatever it is laid out like', () => {
    const text = 'Experience\nNight  nurse\tHill Clinic\n• soups\n';
    const job = { role_title: 'Night nurse', company_name: 'Hill Clinic', duration_months: 3, description: 'soups' };
    expect(inventedIn({ ...read, experience: [job] }, text)).toEqual([]);
    expect(inventedIn({ ...read, experience: [{ ...job, role_title: 'Day nurse' }] }, text)).toEqual(['Day nurse']);
    expect(
      inventedIn({ ...read, skills: [{ name: 'cakes', level: 'beginner', notes: '' }], location: 'Leeds' }, text),
    ).toEqual(['cakes', 'Leeds']);
  });
});
