import { describe, expect, it } from 'vitest';
import { findDateRange } from './date-range.ts';
import { findPrintedMonths, monthsOf } from './duration.ts';

const now = { year: 2026, month: 11 };
const months = (text: string) => {
  const range = findDateRange(text);
  return range && monthsOf(range, now);
};

describe('a range of dates', () => {
  it.each([
    ['Jan 2020 - Mar 2020', 3],
    ['Jan – Mar 2020', 3],
    ["Sep '18 to Jan '19", 5],
    ['03/2019 – 12/2019', 10],
    ['01.03.2019 - 31.12.2019', 10],
    ['2019-03 – 2019-12', 10],
    ['from 2010 to 2015', 60],
    ['2019', 12],
    ['May 2007', 1],
    ['June 2024 – Present', 30],
    ['janvier 2020 à août 2021', 20],
    ["De sept. 2025 à aujourd'hui", 15],
    ['depuis mars 2026', 9],
    ['Enero de 2016 – diciembre de 2016', 12],
    ['marzo 2026 a la actualidad', 9],
    ['fev/2020 até jan/2021', 12],
    ['março de 2026 até o momento', 9],
    ['ינואר 2020 – דצמבר 2020', 12],
    ['ממרץ 2026 עד היום', 9],
    ['2018-2010', 96],
    ['03/19 – 08/21', 30],
    ['Sept. 25 – auj.', 15],
    ["'01 - '04", 36],
    ['2015/NOW', 137],
    ['dic. 25 - act.', 12],
    ['mar/26 - hj', 9],
    ['Agosto 2026 – A la fecha', 4],
    ['03/26 - כיום', 9],
    ['2015-18', 36],
    ['98 a 2003', 60],
    ['entre 2007 e 2010', 36],
    ['בין 2014 ל-2018', 48],
    ['Hiver 2018/19', 4],
    ['du 15 janvier 2020 au 3 mars 2020', 3],
    ['04/2026 →', 8],
    ['01/2024 ->', 35],
  ])('%s: %i months', (text, expected) => {
    expect(months(text)).toBe(expected);
  });

  it.each(['Excel 8/10', 'open 24/7 - daily', 'May 12', 'A team of 2010', 'Room 20195', 'BS 7671', '07700 900123'])(
    '%s has none, or only a year',
    (text) => {
      expect(findDateRange(text)?.end ?? null).toBeNull();
    },
  );

  it('says where it is printed', () => {
    const text = 'Nurse (from May 2019 to June 2020), Leeds';
    const range = findDateRange(text);
    expect(text.slice(range?.from, range?.to)).toBe('from May 2019 to June 2020');
  });

  it('that begins after now lasts no time', () => {
    expect(months('Jan 2030 - present')).toBe(0);
  });
});

it.each([
  ['3 years', 36],
  ['2 years 6 months', 30],
  ['1,5 ans', 18],
  ['18 meses', 18],
  ['2 anos e 3 meses', 27],
  ['4 שנים', 48],
  ['6 semaines', 1],
])('%s in print is %i months', (text, expected) => {
  expect(findPrintedMonths(text)?.months).toBe(expected);
});
