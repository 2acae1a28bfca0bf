import { ParsedResume } from '@foothold/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf } from './lines.ts';
import { parseResume } from './parse-resume.ts';
import { wordList } from '../../resume/word-list.ts';

const now = { year: 2026, month: 11 };
const parts = wordList(
  'Experience, Skills, Éducation, ניסיון תעסוקתי, כישורים, Nurse, Acme Ltd, 2012, 3 years, 😀, •, - , |, (, )',
);
const words = fc.constantFrom(
  ...parts,
  'Jan 2019 - present',
  'Leeds, UK',
  'Age: 30',
  'English - fluent',
  ', ',
  '\t',
  '\f',
  '\u0000',
);
const text = fc.array(fc.oneof(words, fc.constant('\n'), fc.string({ unit: 'binary' })), { maxLength: 60 });

/** Words of a text in order, without the marks that only lay it out. */
function flat(value: string): string {
  return linesOf(value)
    .map((line) => line.text)
    .join(' ')
    .replace(/\s+/g, ' ');
}

describe('any text', () => {
  it('is read into a valid result, in which nothing is invented', () => {
    fc.assert(
      fc.property(text, (pieces) => {
        const cv = pieces.join(' ');
        const result = parseResume(cv, now);
        ParsedResume.parse(result);
        const names = result.experience.flatMap((job) => [job.role_title, job.company_name ?? '']);
        const printed = [...names, ...result.skills.map(({ name }) => name), result.location];
        const source = flat(cv);
        for (const value of printed) expect(source).toContain(value.replace(/\s+/g, ' '));
      }),
      { numRuns: 300 },
    );
  });

  it('of 400,000 characters on one line is read without end-to-end searching', () => {
    for (const unit of ['2019 ', 'a, ', '(', 'Jan - ', '\t', 'Skills: ']) {
      const result = parseResume(`Experience\n${unit.repeat(400_000 / unit.length)}`, now);
      expect(result.experience.length).toBeLessThanOrEqual(40);
    }
  });

  it('of 8,000 lines that each look like a job is read, with or without a heading', () => {
    for (const line of [
      'Cook at Hill Hotel since 2019, soups',
      'I was a nurse at a clinic, for 3 years',
      'טבח במסעדת הים, 2019',
    ]) {
      const lines = `${line}\n`.repeat(8_000);
      expect(parseResume(lines, now).experience.length).toBeLessThanOrEqual(40);
      expect(parseResume(`Experience\n${lines}`, now).experience.length).toBe(40);
    }
  });
});
