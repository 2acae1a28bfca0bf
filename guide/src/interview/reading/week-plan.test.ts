import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { cleaned, flat } from './message.ts';
import { quantitiesIn } from './quantities.ts';
import { weekPlan } from './week-plan.ts';

function hoursOf(message: string, language: Language): number | null {
  const text = flat(cleaned(message));
  return weekPlan(quantitiesIn(text, [language]), text, [language])?.value ?? null;
}

describe('hours that are told part by part', () => {
  it.each<[Language, string, number]>([
    ['en', '40 minutes a night four nights a week and then 3 hrs saturday', 5.67],
    ['en', 'an hour monday to thursday, then 5 hours on saturday', 9],
    ['en', 'daily two hours, Monday to Friday', 10],
    ['en', 'wed and fri 3 hours each and an hour on sunday', 7],
    ['en', 'two mornings of three hours a week', 6],
    ['en', 'two hours on Sundays and twenty minutes every weekday', 3.67],
    ['fr', 'trois soirées de deux heures par semaine', 6],
    ['fr', '3h le dimanche + 1h chaque soir du lundi au vendredi', 8],
    ['fr', 'le mardi deux heures et encore une heure le jeudi', 3],
    ['es', 'de lunes a jueves, entre 7 y 8 y media de la tarde', 6],
    ['es', 'martes y jueves, 2 horas cada uno, y el domingo 3', 7],
    ['es', '2 horas diarias de martes a sábado, domingo y lunes son de mi familia', 10],
    ['pt', 'domingo, umas 6 horas, mais uma horinha na quarta', 7],
    ['pt', 'sábado, digamos cinco horas, mais duas na terça', 7],
    ['he', 'שישי שלוש שעות ועוד שלישי שעתים', 5],
    ['pt', 'das 7 às 9 e meia, de segunda a quarta', 7.5],
    ['he', '3 ערבים בשבוע שעה וחצי כל ערב, ובשישי עוד שלוש שעות', 7.5],
    ['he', 'ערבי א׳ ג׳ ה׳, שעתיים כל ערב', 6],
    ['he', 'כל יום שעה ורבע, ראשון עד חמישי', 6.25],
  ])('are added up: %s %s', (language, message, hours) => {
    expect(hoursOf(message, language)).toBe(hours);
  });

  it.each<[Language, string]>([
    ['en', '6 hours a week, one on Monday and five on Friday'],
    ['en', '7 hours, Saturday and Sunday'],
    ['en', '2 hours every day but Sunday'],
    ['en', 'the train takes two hours a day, which leaves Wednesday'],
    ['fr', '2h par jour sauf le week-end'],
    ['es', 'libro dos días, así que 4 horas'],
    ['pt', '8 horas no total, terça e quinta'],
    ['en', 'either 2 hours Friday or 2 hours Sunday'],
    ['en', '2 hours on Monday or Friday'],
    ['en', 'My son has judo 2 hours on Monday, so I have 3 hours on Friday'],
    ['en', 'The kids have ballet 2 hours on Monday, so I have 3 hours on Friday'],
    ['es', 'los niños tienen natación 2 horas el lunes, y yo tengo 3 horas el viernes'],
    ['en', '4 hours on Sunday twice a month'],
    ['en', '2 hours on Monday and 3 hours on Friday every two weeks'],
    ['fr', '2h le lundi ou 2h le vendredi'],
    ['fr', '3h le samedi et 2h le dimanche tous les quinze jours'],
    ['es', '2 horas el lunes o 2 horas el viernes'],
    ['es', '3 horas el sábado y 2 el domingo cada dos semanas'],
    ['pt', '2 horas na segunda ou 2 horas na sexta'],
    ['pt', '3 horas no sábado, duas vezes por mês'],
    ['he', 'שעתיים ביום שני או שעתיים ביום שישי'],
    ['he', 'שלוש שעות בשבת פעם בשבועיים'],
    ['he', 'שעתיים בערב, חוץ מיום שלישי'],
  ])('are those of the week, or of nothing that is said, elsewhere: %s %s', (language, message) => {
    expect(hoursOf(message, language)).toBeNull();
  });
});
