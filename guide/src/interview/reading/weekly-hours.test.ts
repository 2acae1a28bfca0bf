import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { flat } from './message.ts';
import { quantitiesIn } from './quantities.ts';
import { inWeeks } from './weekly-hours.ts';

/** The hours of the first length of time in a text, and how they were arrived at where that is not what was written. */
function read(text: string, language: Language): string {
  const one = inWeeks(quantitiesIn(flat(text), [language]), flat(text), [language]).find(
    ({ kind }) => kind === 'hours',
  );
  if (!one) return '';
  const { value, reading } = one;
  return `${value}${reading ? ` ${reading}` : ''}`;
}

describe('hours of a week', () => {
  it.each<[Language, string, string]>([
    ['en', '3 evenings of 2 hours', '6 days'],
    ['en', 'two evenings a week, three hours each', '6 days'],
    ['en', '2 hours twice a week', '4 days'],
    ['en', '2 hours each on Tuesdays and Thursdays', '4 days'],
    ['en', 'an hour and a half, 4 times a week', '6 days'],
    ['en', 'Monday to Friday, 2 hours', '10 days'],
    ['en', 'wed & fri nights off, 5 hrs in the day', '10 days'],
    ['pt', '3h dia sim dia não', '10.5 days'],
    ['fr', '3 soirs de 2h', '6 days'],
    ['fr', '2h le mardi et le jeudi', '4 days'],
    ['fr', 'deux heures, trois fois par semaine', '6 days'],
    ['fr', '1h du lundi au vendredi', '5 days'],
    ['es', 'tres tardes a la semana, 2 horas cada una', '6 days'],
    ['es', '4 horas cada uno, sábados y domingos', '8 days'],
    ['es', 'dos horas de lunes a viernes', '10 days'],
    ['pt', '3 noites por semana, 2 horas cada', '6 days'],
    ['pt', '2h terça e quinta', '4 days'],
    ['pt', '3 horas, 2 vezes por semana', '6 days'],
    ['he', 'שלושה ערבים של שעתיים', '6 days'],
    ['he', 'שעתיים ביום שני וביום רביעי', '4 days'],
    ['he', 'פעמיים בשבוע 3 שעות', '6 days'],
    ['en', '4 hours a day at weekends', '8 days'],
    ['fr', '2h par jour sauf le week-end', '10 days'],
    ['es', '4 horas al día el fin de semana', '8 days'],
    ['pt', '2 horas por dia, menos domingo', '12 days'],
    ['he', '4 שעות ביום בסופש', '8 days'],
    ['he', '4 שעות כל אחד, שישי ושבת', '8 days'],
    ['en', '4 hours each, Saturday and Sunday', '8 days'],
    ['fr', '4h chacun, samedi et dimanche', '8 days'],
    ['pt', '3 horas em cada dia, terça e quinta', '6 days'],
    ['en', '10 to 1 on Saturdays and Sundays', '6 days'],
    ['pt', '4 horas por dia no fim de semana', '8 days'],
  ])('are counted by the days and times that are said: %s %s', (language, text, hours) => {
    expect(read(text, language)).toBe(hours);
  });

  it.each<[Language, string, string]>([
    ['en', 'every evening I have about 2 hours', '14 daily'],
    ['en', '2 hours free every night', '14 daily'],
    ['en', '3 hours an evening', '21 daily'],
    ['fr', '1h30 tous les matins', '10.5 daily'],
    ['en', 'half an hour every morning', '3.5 daily'],
    ['fr', 'chaque soir j’ai 2 heures', '14 daily'],
    ['fr', '1h30 par jour', '10.5 daily'],
    ['es', 'todas las noches tengo 2 horas', '14 daily'],
    ['pt', 'toda noite tenho 2h', '14 daily'],
    ['he', 'כל ערב יש לי שעתיים', '14 daily'],
    ['he', '3 שעות ביום', '21 daily'],
  ])('come again where each day is said, near or far: %s %s', (language, text, hours) => {
    expect(read(text, language)).toBe(hours);
  });

  it.each<[Language, string, string]>([
    ['en', '4 hours on Saturday and every other evening 1 hour', '4'],
    ['fr', '1 h un soir sur deux et 4 h le samedi', '3.5 days'],
    ['pt', 'terça e quinta, depois das 14h', ''],
    ['en', '7 hours, Saturday and Sunday', '7 unclear-days'],
    ['es', '4 horas sábados y domingos', '4 unclear-days'],
    ['fr', 'huit heures, mardi et jeudi', '8 unclear-days'],
    ['pt', '9 horas entre segunda, quarta e sexta', '9 unclear-days'],
    ['he', 'שמונה שעות, שני ורביעי', '8 unclear-days'],
    ['es', '20 horas de lunes a viernes', '20 unclear-days'],
    ['en', '6 hours in the day', '6 unclear-days'],
    ['fr', '5h le soir', '5 unclear-days'],
    ['en', '5 hours in the evenings', '5 unclear-days'],
    ['es', '5 horas por la noche', '5 unclear-days'],
    ['pt', '5 horas à noite', '5 unclear-days'],
    ['he', '5 שעות בערב', '5 unclear-days'],
    ['fr', '2h le soir', '14 daily'],
    ['en', '6 hours a week, two evenings', '6'],
    ['en', '8 hours in total, over 3 evenings', '8'],
    ['en', '5 hours on Saturday', '5'],
    ['fr', '10 heures par semaine, le soir', '10'],
    ['en', 'I work 3 days a week as a nurse and have 6 hours', '6'],
    ['es', '10 horas al mes', '2.5 monthly-hours'],
    ['en', '2 hours on Monday or Friday', '2'],
    ['fr', '2h le lundi ou le vendredi', '2'],
    ['es', '2 horas el lunes o el viernes', '2'],
    ['pt', '2 horas na segunda ou na sexta', '2'],
    ['he', 'שעתיים בשני או בשישי', '2'],
    ['en', '4 hours on Sunday twice a month', '4'],
  ])('are no more than what is surely said: %s %s', (language, text, hours) => {
    expect(read(text, language)).toBe(hours);
  });

  it.each<[Language, string, string]>([
    ['en', '2 hours on Tuesday and 3 hours on Saturday', '5 days'],
    ['en', 'Saturday mornings, 3 hours, and an hour on Wednesday', '4 days'],
    ['fr', '2h le mardi et 3h le samedi', '5 days'],
    ['es', '2 horas el martes y 4 horas el jueves', '6 days'],
    ['pt', '3 horas no sábado e 2 no domingo', '5 days'],
    ['he', 'שעתיים בשני ושלוש שעות בשישי', '5 days'],
  ])('are added over the days that each is said for: %s %s', (language, text, hours) => {
    expect(read(text, language)).toBe(hours);
  });
});
