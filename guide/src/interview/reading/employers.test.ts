import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { hear } from './hear.ts';
import { languagesOf } from './language.ts';
import { cleaned, flat } from './message.ts';

/** The jobs that an answer to the question for work tells. */
function jobsIn(message: string, language: Language) {
  const text = cleaned(message);
  const languages = languagesOf(flat(text), language);
  const { said } = hear(text, { asked: 'experience', language, languages, now: Date.UTC(2026, 10, 30) });
  return said.flatMap((one) => (one.field === 'experience' ? [one.value] : []));
}

describe('an employer', () => {
  it.each<[Language, string, string]>([
    ['en', "I've been a porter at the hospital 4 nights a week since the factory closed in 2012", 'the hospital'],
    ['en', 'worked as a cleaner at the mill twice a week since my father passed in 2011', 'the mill'],
    ['he', 'עובדת כטבחית בבית הספר שלוש פעמים בשבוע מאז שהבן שלי נולד ב-2015', 'בית הספר'],
    [
      'fr',
      'je suis caissière à la coopérative 3 jours par semaine depuis que ma mère est morte en 2013',
      'coopérative',
    ],
    ['fr', "aide-cuisinière chez Dupont le midi parce que c'est près", 'Dupont'],
    ['pt', 'trabalho como cozinheira na escola 3 vezes por semana desde que meu filho nasceu em 2015', 'escola'],
  ])('holds no time and no reason, in %s: “%s”', (language, message, employer) => {
    expect(jobsIn(message, language)).toEqual([expect.objectContaining({ company_name: employer })]);
  });

  it.each<[Language, string, object]>([
    ['en', 'i was a fitter at the boatyard for 15 years till they shut it', { company_name: 'the boatyard' }],
    ['en', 'worked as a porter until covid, 6 years', { role_title: 'porter', duration_months: 72 }],
    ['he', '18 שנה במאפייה של המושב עד שהתפרקו', { role_title: 'מאפייה של המושב', duration_months: 216 }],
    ['he', 'עבדתי 12 שנים במפעל הזכוכית עד שנסגר', { role_title: 'מפעל הזכוכית', duration_months: 144 }],
    ['he', 'עבדתי כטבח בבית מלון עד הקורונה, 9 שנים', { role_title: 'טבח', company_name: 'בית מלון' }],
    ['fr', "couturière à l'atelier Morel jusqu'à la faillite, 11 ans", { company_name: 'atelier Morel' }],
    ['es', 'fui tornera en la fábrica de sillas 20 años hasta que quebró', { duration_months: 240 }],
    ['pt', 'fui costureira na fábrica de camisas 14 anos até que fechou', { company_name: 'fábrica de camisas' }],
  ])('holds nothing of how the work ended, which is told once, in %s: “%s”', (language, message, job) => {
    const jobs = jobsIn(message, language);
    expect(jobs).toEqual([expect.objectContaining(job)]);
    expect(JSON.stringify(jobs)).not.toMatch(/until|till|עד|jusqu|hasta|até/u);
  });

  it.each<[Language, string, string]>([
    ['en', 'worked the till at a bakery 6 years', 'till'],
    ['en', 'garden centre till assistant 6 years', 'garden centre till assistant'],
    ['en', 'was a bus station till worker for 4 years', 'bus station till worker'],
    ['he', 'ליטשתי עדשות למשקפיים 6 שנים', 'עדשות'],
    ['es', 'toco hasta violín en bodas', 'hasta violín'],
    ['pt', 'faço até bolo de casamento para fora', 'até bolo'],
  ])('is not taken to end where a word says something else, in %s: “%s”', (language, message, word) => {
    expect(JSON.stringify(jobsIn(message, language))).toContain(word);
  });

  it.each<[string]>([['תופרת בגדים לבובות'], ['מתקנת בובות לילדים'], ['צובעת בקבוקים לחתונות']])(
    'is none that a native letter of Hebrew begins: “%s”',
    (message) => {
      expect(jobsIn(message, 'he')).toEqual([expect.objectContaining({ role_title: message, company_name: null })]);
    },
  );

  it.each<[Language, string]>([
    ['es', 'soy florista tres mañanas a la semana'],
    ['es', 'trabajo de conserje cinco noches a la semana'],
  ])('is no time, in %s: “%s”', (language, message) => {
    expect(jobsIn(message, language)).toEqual([expect.objectContaining({ company_name: null })]);
  });

  it('stands behind the Hebrew “in”', () => {
    expect(jobsIn('תופרת במפעל חמש שנים', 'he')).toEqual([
      expect.objectContaining({ role_title: 'תופרת', company_name: 'מפעל', duration_months: 60 }),
    ]);
  });
});

describe('work of which only the place is told', () => {
  it.each<[Language, string, string]>([
    ['fr', "j'ai bossé à la cantine du lycée 6 ans", 'cantine du lycée'],
    ['es', '16 años en la azucarera', 'azucarera'],
    ['pt', '12 anos na cantina do hospital', 'cantina do hospital'],
    ['pt', 'trabalhei 21 anos na tecelagem até fechar', 'tecelagem'],
  ])('is called by it, in %s: “%s”', (language, message, title) => {
    expect(jobsIn(message, language).map(({ role_title }) => role_title)).toEqual([title]);
  });
});

describe('a job that is told with “as”', () => {
  it.each<[string, string]>([
    ['הייתי שלוש שנים כמדריכה של קבוצות נוער', 'מדריכה של קבוצות נוער'],
    ['עבדתי ארבע שנים כמאפרת של כלות', 'מאפרת של כלות'],
    ['כבאי 4 שנים', 'כבאי'],
    ['עבדתי כטבחית של גן ילדים חמש שנים', 'טבחית של גן ילדים'],
  ])('is told once and without it in Hebrew: “%s”', (message, title) => {
    expect(jobsIn(message, 'he').map(({ role_title }) => role_title)).toEqual([title]);
  });
});

describe('work since something happened', () => {
  it.each<[Language, string, number]>([
    ['en', 'I help out at the library 3 days a week since my mother passed in 2011', 185],
    ['he', 'מנקה בבית הכנסת פעמיים בשבוע מאז שבעלי נפטר ב-2014', 149],
    ['fr', 'ménage à la chapelle deux fois par semaine depuis que mon mari est parti en 2014', 149],
    ['es', 'trabajo de cocinera en la escuela 3 veces por semana desde que nació mi hijo en 2015', 137],
    ['pt', 'limpo na capela 2 vezes por semana desde que meu marido morreu em 2014', 149],
  ])('is counted from then on, in %s: “%s”', (language, message, months) => {
    expect(jobsIn(message, language).map(({ duration_months }) => duration_months)).toEqual([months]);
  });

  it.each<[Language, string]>([
    ['en', 'I was a baker but havent worked since my wife died in 2011'],
    ['en', 'I was a baker. at home alone since my wife died in 2011'],
    ['es', 'fui panadero pero no trabajo desde que murió mi mujer en 2011'],
    ['fr', "j'étais boulanger mais je ne travaille plus depuis que ma femme est morte en 2011"],
    ['pt', 'fui padeiro mas não trabalho desde que minha mulher morreu em 2011'],
    ['he', 'הייתי אופה אבל אני לא עובד מאז שאשתי נפטרה ב-2011'],
  ])('is none where it ended then, in %s: “%s”', (language, message) => {
    expect(jobsIn(message, language).every(({ duration_months }) => duration_months === 0)).toBe(true);
  });
});
