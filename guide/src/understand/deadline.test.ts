import { describe, expect, it } from 'vitest';
import { exactDateIn, lastDayNamed, weeksUntil } from './deadline.ts';

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
    ['avant le jour de l’an', 6],
    ['before Christmas, we moved here on 3 March', 5],
    ['500 € avant Noël, à partir du 1er mars', 5],
    ['antes de Navidad, empiezo el 1 de marzo', 5],
    ['antes do Natal, começo em 1 de março', 5],
    ['עד סוף השנה, ב-1 במרץ עברנו', 6],
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

describe('the last day of what holds for a time', () => {
  it.each([
    ['only 4 hours until February 1st', '2027-02-01'],
    ['no Sundays until the 22nd of March', '2027-03-22'],
    ['until the first of March', '2027-03-01'],
    ['until the end of April', '2027-04-30'],
    ['jusqu’au 1er février', '2027-02-01'],
    ['jusqu’au premier mars', '2027-03-01'],
    ['jusqu’à fin avril', '2027-04-30'],
    ['hasta el 1.º de marzo', '2027-03-01'],
    ['hasta el primero de febrero', '2027-02-01'],
    ['hasta finales de abril', '2027-04-30'],
    ['até 1º de fevereiro', '2027-02-01'],
    ['até o dia primeiro de março', '2027-03-01'],
    ['até o fim de abril', '2027-04-30'],
    ['עד ה-1 בפברואר', '2027-02-01'],
    ['עד הראשון במרץ', '2027-03-01'],
    ['עד סוף אפריל', '2027-04-30'],
    ['until March', '2027-03-01'],
  ])('%s', (text, day) => {
    expect(lastDayNamed(text, now)).toBe(day);
  });

  it.each(['twenty-first of March', 'a week of March', 'ביום ראשון במרץ', 'one March'])('no first: %s', (text) => {
    expect(exactDateIn(text, now)).toBe(exactDateIn('March', now));
    expect(weeksUntil(text, now)).toBe(weeksUntil('March', now));
  });
});

describe('a month', () => {
  it.each([
    'queria aprender mais receitas',
    'um plano mais curto',
    'j’aime coudre mais sans machine',
    'quiero ir más al mar',
  ])('is none in “%s”', (text) => {
    expect(weeksUntil(text, now)).toBeNull();
  });

  it.each([
    ['mais devagar até junho', 6],
    ['plus tard mais en juin', 6],
    ['קצר יותר עד יוני', 6],
    ['more slowly until June', 6],
    ['más despacio hasta junio', 6],
  ])('is the one that is named in “%s”', (text, month) => {
    expect(new Date(exactDateIn(text, now) ?? 0).getUTCMonth() + 1).toBe(month);
  });
});
