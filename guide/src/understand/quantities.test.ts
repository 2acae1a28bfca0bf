import { describe, expect, it } from 'vitest';
import { hoursPerWeekIn, hoursWanted } from './quantities.ts';

describe('hours a week', () => {
  it.each([
    ['I only have 2.5 hours a week', 2.5],
    ['2,5 heures par semaine', 2.5],
    ['fifteen hours a week', 15],
    ['veinte horas por semana', 20],
    ['half an hour a day', 3.5],
    ['une demi-heure par jour', 3.5],
    ['media hora al día', 3.5],
    ['meia hora por dia', 3.5],
    ['חצי שעה ביום', 3.5],
    ['90 minutes a week', 1.5],
    ['20 hours a month', 5],
    ['une heure chaque soir', 7],
    ['שעתיים בשבוע', 2],
    ['3h', 3],
  ])('%s', (text, hours) => {
    expect(hoursPerWeekIn(text)).toBe(hours);
  });

  it.each([
    ['I have 2 hours less a week', 4],
    ['two more hours', 8],
    ['2 extra hours each week', 8],
    ['add two hours', 8],
    ['deux heures de moins', 4],
    ['2 heures de plus', 8],
    ['dos horas menos', 4],
    ['dos horas más', 8],
    ['duas horas a menos', 4],
    ['duas horas a mais', 8],
    ['שעתיים פחות', 4],
    ['עוד שעתיים', 8],
    ['10 hours less', 0.5],
    ['I have 5 hours', 5],
    ['less time', null],
  ])('of somebody with six: %s', (text, hours) => {
    expect(hoursWanted(text, 6)).toBe(hours);
  });

  it('are not guessed for who never said how many there were', () => {
    expect(hoursWanted('2 hours less', null)).toBeNull();
  });
});
