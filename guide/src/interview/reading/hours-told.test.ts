import type { AskedField, Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { hear } from './hear.ts';
import { languagesOf } from './language.ts';
import { cleaned, flat } from './message.ts';

/** What is heard of hours, with how they were counted, and the notes. */
function heardOf(asked: AskedField | null, text: string, language: Language) {
  const message = cleaned(text);
  const languages = languagesOf(flat(message), language);
  const { said } = hear(message, { asked, language, languages, now: 0, hasWork: true });
  const hours = said.flatMap((one) => (one.field === 'hours_per_week' ? [one.value, one.reading ?? null] : []));
  return { hours, goals: said.filter(({ field }) => field === 'goals'), notes: JSON.stringify(said) };
}

describe('hours of a week that are told with why there are no more', () => {
  it.each<[Language, string, number]>([
    ['en', 'I want to pay off my van, 7 hours a week no more because I work nights', 7],
    ['en', 'about 9 hours a week cause I deliver in the day, I want my own van', 9],
    ['en', 'I want my own stall, not more than 5 hours a week because I drive a taxi', 5],
    ['en', 'I want to earn 240 a month in 6 hours a week because I work nights', 6],
    ['es', 'quiero ganar 240 al mes en 6 horas a la semana porque trabajo de noche', 6],
    ['fr', 'je veux rembourser ma voiture, 7 heures par semaine pas plus parce que je dors le matin', 7],
    ['es', 'quiero pagar la moto, 4 horas a la semana y no más porque abro la panadería', 4],
    ['pt', 'quero pagar a carrinha, 8 horas por semana no máximo porque entro às cinco', 8],
    ['he', 'אני רוצה לחסוך לקורס, 7 שעות בשבוע לא יותר כי אני עובדת במשמרות', 7],
  ])('are kept beside a goal, whatever is asked, in %s: “%s”', (language, message, hours) => {
    for (const asked of ['goals', 'skills', 'hobbies', 'hours_per_week'] as const) {
      const heard = heardOf(asked, message, language);
      expect(heard.hours).toEqual([hours, null]);
      expect(heard.goals).not.toEqual([]);
    }
  });

  it.each<[Language, string]>([
    ['en', 'I work 20 hours a week because my boss cut my shifts'],
    ['en', 'because I work 10 hours a week at the library I have no time'],
    ['en', '12 hours a week at the shop because they open late'],
    ['en', 'I want to leave the shop where I do 16 hours a week because I start at 5'],
    ['fr', 'je travaille 15 heures par semaine parce que je garde mon petit'],
    ['es', 'trabajo 12 horas a la semana porque cierro los lunes'],
    ['pt', 'trabalho 16 horas por semana antes de abrir o meu café'],
    ['he', 'אני עובדת 20 שעות בשבוע כי אני לומדת'],
  ])('are those of work where they are told so, in %s: “%s”', (language, message) => {
    expect(heardOf(null, message, language).hours).toEqual([]);
  });
});

describe('hours that are told with what others do then', () => {
  it.each<[Language, string, number]>([
    ['en', '5 hours a week when the wean is at her dads', 5],
    ['en', "6 hours a week whenever the lodger's on nights", 6],
    ['en', '7 hours a week when I am not working', 7],
    ['he', '5 שעות בשבוע כשהגמד אצל אבא שלו', 5],
    ['he', '6 שעות בשבוע כשאני לא עובדת', 6],
    ['fr', '5 heures par semaine quand le minot est chez son père', 5],
    ['es', '6 horas a la semana cuando la guagua está con su taita', 6],
    ['pt', '7 horas por semana quando o guri está na escolinha', 7],
  ])('are free, whoever that is, in %s: “%s”', (language, message, hours) => {
    expect(heardOf('hours_per_week', message, language).hours).toEqual([hours, null]);
  });

  it.each<[Language, string]>([
    ['en', 'I do 20 hours a week when the school is open'],
    ['en', '8 hours a week when I work nights'],
    ['en', 'he works 8 hours when they call him'],
    ['es', 'hago 20 horas a la semana cuando trabajo en el bar'],
    // A denial before them is about how many they are.
    ['en', 'I never work under 22 hours a week'],
    ['en', 'not only do I work 18 hours a week but I nurse my dad'],
    ['en', 'without my shift of 9 hours'],
    ['fr', 'je ne travaille que 22 heures par semaine'],
    ['es', 'nunca trabajo menos de 22 horas a la semana'],
    ['pt', 'não trabalho menos de 22 horas por semana'],
    ['he', 'אף פעם לא עובד פחות מ-22 שעות בשבוע'],
  ])('are those of work where they are told so, in %s: “%s”', (language, message) => {
    expect(heardOf(null, message, language).hours).toEqual([]);
  });
});

describe('hours that others take', () => {
  it('are not those that they leave', () => {
    expect(heardOf('hours_per_week', '24 hours a week when my boss rings, so 5 are left', 'en').hours).toEqual([
      5,
      null,
    ]);
  });
});

describe('hours of days', () => {
  it.each<[Language, string, number]>([
    ['en', 'two hours in the mornings before I open up, four days a week', 8],
    ['fr', 'une heure et demie le soir après avoir fermé le garage, quatre soirs', 6],
    ['es', 'hora y media por la tarde antes de entrar al turno, cuatro tardes', 6],
    ['pt', 'duas horas de manhã antes de abrir a oficina, três dias', 6],
    ['he', 'שעתיים בבוקר לפני שהמאפייה נפתחת, ארבעה ימים', 8],
  ])('are counted by days that are told behind when they are, in %s: “%s”', (language, message, hours) => {
    expect(heardOf('hours_per_week', message, language).hours).toEqual([hours, 'days']);
  });

  it.each<[Language, string, number, string]>([
    ['en', 'Mondays and Fridays after 8, an hour and a half, and Saturday afternoon', 3, 'Saturday afternoon'],
    ['fr', 'lundi et jeudi à partir de 20h, une heure, et le samedi matin', 2, 'samedi matin'],
    ['es', 'martes y viernes desde las 6, dos horas, y el domingo por la tarde', 4, 'domingo por la tarde'],
    ['pt', 'segunda e quarta depois das 21, uma hora, e sábado de manhã', 2, 'sábado de manhã'],
    ['he', 'שני ורביעי אחרי 8, שעתיים, ושישי בבוקר', 4, 'שישי בבוקר'],
  ])('keep a day without hours as it was said, in %s: “%s”', (language, message, hours, day) => {
    const heard = heardOf('hours_per_week', message, language);
    expect(heard.hours).toEqual([hours, 'days']);
    expect(heard.notes).toContain(day);
  });

  it.each<[Language, string, string]>([
    ['en', 'the mornings, from 9 to 12', 'the mornings, from 9 to 12'],
    ['fr', 'les matinées, de 9h à 12h', 'les matinées, de 9h à 12h'],
    ['es', 'las mañanas, de 9 a 12', 'las mañanas, de 9 a 12'],
    ['pt', 'as manhãs, das 9 às 12', 'as manhãs, das 9 às 12'],
    ['he', 'אחרי הצהריים, מ-2 עד 5', 'אחרי הצהריים, מ-2 עד 5'],
  ])('from one to another are no sure week where no days are told, in %s: “%s”', (language, message, said) => {
    const heard = heardOf('hours_per_week', message, language);
    expect(heard.hours).toEqual([3, 'unclear-days']);
    expect(heard.notes).toContain(said);
  });

  it('are those of the days that are told with them', () => {
    expect(heardOf('hours_per_week', '2 hours on Monday because I work 8 on Fridays', 'en').hours).toEqual([]);
    expect(heardOf('hours_per_week', 'afternoons from 2 to 5, three days', 'en').hours).toEqual([9, 'days']);
    expect(heardOf('hours_per_week', 'Saturdays from 10 to 2', 'en').hours).toEqual([4, 'days']);
  });
});

describe('hours of a week that are told with when there are so many', () => {
  it.each<[Language, string, number]>([
    ['en', 'about 4 hours a week when the baby naps, 40 a month', 4],
    ['en', '6 hours a week while my husband drives the kids to swimming', 6],
    ['he', 'אולי 4 שעות בשבוע כשהם במעון, 90 שקל בחודש', 4],
    ['he', '7 שעות בשבוע בזמן שהילדים ישנים', 7],
    ['fr', 'peut-être 4 heures par semaine quand elles dorment, 40 par mois', 4],
    ['es', 'unas 6 horas a la semana mientras mi marido trabaja', 6],
    ['pt', 'umas 4 horas por semana quando eles estudam, 40 por mês', 4],
  ])('are free, in %s: “%s”', (language, message, hours) => {
    for (const asked of ['goals', 'hours_per_week'] as const)
      expect(heardOf(asked, message, language).hours).toEqual([hours, null]);
  });

  it.each<[Language, string]>([
    ['en', 'I work 20 hours a week when the boss calls'],
    ['en', '14 hours a week at the depot when they open late'],
    ['en', '18 hours a week when I was a student'],
    ['en', 'cleaner, 24 hours a week when they need me'],
    ['en', 'I volunteer at the museum, 6 hours a week when they ask'],
    ['fr', '16 heures par semaine quand je travaillais au port'],
    ['he', '26 שעות בשבוע במוזיאון כשהוא פתוח, אני שומרת'],
    ['fr', 'je travaille 12 heures par semaine quand les autres dorment'],
    ['es', 'trabajo 16 horas a la semana mientras mi hijo estudia'],
    ['pt', 'trabalho 18 horas por semana enquanto a loja abre'],
  ])('are none where they are worked, in %s: “%s”', (language, message) => {
    expect(heardOf('skills', message, language).hours).toEqual([]);
  });
});
