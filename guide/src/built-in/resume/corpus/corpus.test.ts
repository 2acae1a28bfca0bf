import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { parseResume } from '../parse-resume.ts';
import { cvs, type CorpusCv } from './cvs.ts';
import { scoreOf } from './score.ts';

const now = { year: 2026, month: 11 };
const read = (cv: CorpusCv) => parseResume(cv.lines.join('\n'), now);
const score = (cv: CorpusCv) => scoreOf(cv.truth, read(cv));
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const languages = Object.keys(cvs) as Language[];

/** Mean score a language must reach, of 100. What is reached lies some points higher. */
const BAR = 93;
const BAR_OF_ALL = 96;

describe('invented CVs of people mostly not in software', () => {
  it.each(languages)('in %s are read well enough, those never tuned on included', (language) => {
    const all = Object.values(cvs[language]);
    expect(all.length).toBeGreaterThanOrEqual(6);
    expect(mean(all.map(score))).toBeGreaterThanOrEqual(BAR);
  });

  it('are read well on the whole', () => {
    expect(mean(languages.flatMap((language) => Object.values(cvs[language]).map(score)))).toBeGreaterThanOrEqual(
      BAR_OF_ALL,
    );
  });

  it.each(languages.flatMap((language) => Object.keys(cvs[language]).map((name) => [language, name] as const)))(
    '%s/%s: nothing is returned that isn’t printed',
    (language, name) => {
      const cv = cvs[language][name];
      if (!cv) throw new Error(`no CV ${name}`);
      const result = read(cv);
      const source = cv.lines.join(' ').replace(/\s+/g, ' ');
      const printed = result.experience.flatMap((job) => [
        job.role_title,
        job.company_name ?? '',
        ...(job.description ?? '').split('\n'),
      ]);
      printed.push(...result.skills.map((skill) => skill.name), result.location);
      printed.push(...result.education.split('\n'), ...result.hobbies.split('\n'));
      for (const text of printed) expect(source).toContain(text.replace(/\s+/g, ' '));
    },
  );

  it('score nothing when nothing is read, and less when a job is lost', () => {
    const cv = cvs.en['retired-gardener'];
    if (!cv) throw new Error('no CV');
    const empty = { experience: [], skills: [], education: '', hobbies: '', location: '', age: null, doubts: [] };
    expect(scoreOf(cv.truth, empty)).toBe(0);
    const result = read(cv);
    expect(scoreOf(cv.truth, { ...result, experience: result.experience.slice(1) })).toBeLessThan(
      scoreOf(cv.truth, result) - 5,
    );
  });
});
