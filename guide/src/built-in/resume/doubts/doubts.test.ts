import { describe, expect, it } from 'vitest';
import { parseResume } from '../parse-resume.ts';

const now = { year: 2026, month: 11 };
const doubts = (text: string) =>
  parseResume(text, now).doubts.map(({ field, index, reason }) => [field, index ?? '-', reason].join(' '));
const jobs = (...lines: string[]) => doubts(['Experience', ...lines].join('\n'));

describe('what is in doubt', () => {
  it('is nothing in a CV that says everything', () => {
    const cv = [
      'Ana Lee',
      'Leeds, UK',
      'Age: 40',
      'Experience',
      'Staff Nurse, City Hospital',
      'March 2015 - present',
      'Skills',
      'First aid',
    ];
    expect(parseResume(cv.join('\n'), now)).toMatchObject({ age: 40, location: 'Leeds, UK', doubts: [] });
  });

  it('is a job without dates or a length', () => {
    expect(jobs('Nurse', 'Baker (3 years)')).toEqual(['experience 0 no-dates']);
  });

  it('is a job with one date only, still to come, or printed the wrong way round', () => {
    expect(jobs('Baker, Corner Bakery', '2019')).toEqual(['experience 0 one-date']);
    expect(jobs('Baker, Corner Bakery', 'January 2026 - March 2027')).toEqual(['experience 0 future']);
    expect(jobs('Baker, Corner Bakery', 'December 2026')).toEqual(['experience 0 future']);
    expect(jobs('Baker, Corner Bakery', '2021 - 2018')).toEqual(['experience 0 backwards']);
  });

  it('is no order of dates where pages are read from the right', () => {
    expect(doubts('ניסיון תעסוקתי\nאופה, מאפיית הפינה\n2021 - 2018')).toEqual([]);
  });

  it('is a year that has begun no date to come', () => {
    expect(jobs('Baker, Corner Bakery', '2024 - 2026')).toEqual([]);
  });

  it('is a title that may be the employer, and names whose order nothing tells', () => {
    expect(jobs('Corner Bakery Ltd', '2015 - 2019')).toContain('experience 0 guessed-order');
    expect(jobs('Zorg | Blim', '2015 - 2019')).toEqual(['experience 0 guessed-order']);
    expect(jobs('Nurse | Zorg', '2015 - 2019', '', 'Blim | Zorg', '2012 - 2015')).toEqual([]);
  });

  it('is a title or a skill of more than eight words', () => {
    expect(jobs('Nurse for all of the old and the young people here', '2015 - 2019')).toEqual([
      'experience 0 long-title',
    ]);
    expect(doubts('Skills\nFirst aid\nAlways there for the people who are in real need')).toEqual([
      'skills 1 long-title',
    ]);
  });

  it('is an address that names no known place', () => {
    expect(doubts('Address: The old mill\nExperience\nNurse\n2015 - 2019')).toEqual(['location - unknown-place']);
    expect(doubts('Address: 8 Mill Close, Taunton, Somerset TA1 3QX')).toEqual([]);
  });

  it('is an age that makes the first job a child’s', () => {
    expect(doubts('Age: 25\nExperience\nNurse\n2013 - 2019')).toEqual(['age - age-and-dates']);
    expect(doubts('Age: 26\nExperience\nNurse\n2013 - 2019')).toEqual([]);
  });
});
