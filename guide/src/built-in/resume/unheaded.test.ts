import { describe, expect, it } from 'vitest';
import { parseResume } from './parse-resume.ts';

const now = { year: 2026, month: 11 };
const parse = (...lines: string[]) => parseResume(lines.join('\n'), now);
const jobs = (...lines: string[]) =>
  parse(...lines).experience.map((job) => [job.role_title, job.company_name, job.duration_months]);

describe('a CV whose jobs no heading names', () => {
  it('gives what its lines say by themselves', () => {
    const cv = parse(
      'Ana Lee',
      'Leeds',
      'Cook, Red Lion Hotel, 2015 - 2019',
      'GCSEs, Hill School, 2012',
      'I like chess, tennis',
    );
    expect(cv.experience.map((job) => job.role_title)).toEqual(['Cook']);
    expect(cv).toMatchObject({ education: 'GCSEs, Hill School, 2012', hobbies: 'chess, tennis', location: 'Leeds' });
  });

  it('gives role and employer that stand above dates alone', () => {
    expect(jobs('Ana Lee', 'Nurse', 'City Hospital', '2015 - 2019')).toEqual([['Nurse', 'City Hospital', 48]]);
  });

  it('gives no job for dates that name none', () => {
    expect(jobs('Ana Lee', 'Married 2015 - 2019')).toEqual([]);
  });
});

describe('jobs printed in other ways', () => {
  it('of military service', () => {
    expect(jobs('שירות צבאי', '2015-2018 לוחם, חטיבת גולני')).toEqual([['לוחם', 'חטיבת גולני', 36]]);
    expect(jobs('MILITARY SERVICE', 'Driver, Royal Corps', 'May 2016 - April 2018')).toEqual([
      ['Driver', 'Royal Corps', 24],
    ]);
    expect(jobs('Military service', 'Full')).toEqual([]);
  });

  it('of a table with the names of its columns', () => {
    expect(jobs('Position\tCompany\tDates', 'Cook\tRed Lion\t2015 - 2019')).toEqual([['Cook', 'Red Lion', 48]]);
  });

  it('of a length without dates, among others', () => {
    expect(jobs('Experience', 'Cook, Red Lion, 2015 - 2019', 'Painter, Hill Builders Ltd, 3 years')).toEqual([
      ['Cook', 'Red Lion', 48],
      ['Painter', 'Hill Builders Ltd', 36],
    ]);
  });

  it('all in lower case, or until retirement', () => {
    expect(jobs('work history', 'cook - red lion', '2015 - 2019', 'soups and sauces')).toEqual([
      ['cook', 'red lion', 48],
    ]);
    expect(jobs('Experience', 'Gardener', 'Hill House', '1994 until retirement in 2021')).toEqual([
      ['Gardener', 'Hill House', 324],
    ]);
  });
});

it('certificates in a list need no telling word', () => {
  const names = parse('Certificates', '- Food safety level 2, 2019', '- Forklift').skills.map(({ name }) => name);
  expect(names).toEqual(['Food safety level 2', 'Forklift']);
});
