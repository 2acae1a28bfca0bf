import { describe, expect, it } from 'vitest';
import { weeksUntil } from './deadline.ts';

/** 20 November 2026. */
const now = 1_795_132_800_000;

describe('a deadline', () => {
  it.each([
    ['by the end of the month', 11 / 7],
    ['avant la fin du mois', 11 / 7],
    ['para fin de mes', 11 / 7],
    ['até o fim do mês', 11 / 7],
    ['עד סוף החודש', 11 / 7],
    ['by the end of the year', 6],
    ['next week', 2],
    ['la semaine prochaine', 2],
    ['by Friday', 1],
    ['avant vendredi', 1],
    ['antes del viernes', 1],
    ['até sexta-feira', 1],
    ['עד יום שישי', 1],
    ['by Christmas', 5],
    ['antes de Navidad', 5],
    ['by 04.12.2026', 2],
    ['4/12', 2],
    ['in a fortnight', 2],
    ['dans une quinzaine', 2],
    ['in half a year, that is 26 weeks', 26],
    ['within a year', 52],
  ])('%s', (text, weeks) => {
    expect(weeksUntil(text, now)).toBeCloseTo(weeks, 0);
  });

  it.each(['soon', 'some day', '45/99', 'one of these days, perhaps'])('is not made up: %s', (text) => {
    expect(weeksUntil(text, now)).toBeNull();
  });
});
