import type { AskedField, Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { hear } from './hear.ts';
import { listItems } from './items.ts';
import { languagesOf } from './language.ts';
import { cleaned, flat } from './message.ts';

function heardOf(text: string, asked: AskedField | null, language: Language) {
  return { asked, language, languages: languagesOf(flat(text), language), now: Date.UTC(2026, 9, 16) };
}

/** What a message says, field by field, as one text each. */
function told(message: string, asked: AskedField | null, language: Language): Record<string, string> {
  const text = cleaned(message);
  const { said, passing } = hear(text, heardOf(text, asked, language));
  const facts: Record<string, string> = {};
  for (const { field, value } of [...said, ...passing])
    facts[field] = `${facts[field] ?? ''} ${JSON.stringify(value)}`.trim();
  return facts;
}

/** Weights change with the data: what is held here are things that no weights may lose. */
describe('a story as people tell it', () => {
  it.each<[Language, string, Record<string, RegExp>]>([
    [
      'en',
      'hiya, Norma here, 66, from Grimsby, my son drives lorries, me i make wedding cakes for half the street',
      { age: /66/u, location: /Grimsby/u },
    ],
    [
      'fr',
      "bonjour moi c'est Ginette 59 ans, j'habite à Figeac, mon mari est couvreur, je couds et je tricote",
      { age: /59/u, location: /Figeac/u },
    ],
    [
      'es',
      'buenas, soy Toño, 44, tapicero en Albacete desde 2008, mi mujer es enfermera y no gana mucho',
      { age: /44/u, experience: /tapicero.*220/u, location: /Albacete/u },
    ],
    [
      'pt',
      'oi gente, sou a Neide, 52, merendeira em Sobral faz 14 anos, meu filho é motoboy, sei fazer tapioca',
      { age: /52/u, experience: /merendeira.*168/u, location: /Sobral/u, skills: /tapioca/u },
    ],
    [
      'he',
      'אהלן אני רוחמה בת 63 מקריית שמונה, הייתי גננת 30 שנה, הבן שלי מתכנת',
      { age: /63/u, experience: /גננת.*360/u, location: /"קריית שמונה"/u },
    ],
  ])('is heard, and what is another’s is not: %s %s', (language, message, facts) => {
    const said = told(message, null, language);
    for (const [field, pattern] of Object.entries(facts)) expect(said[field]).toMatch(pattern);
    expect(Object.values(said).join(' ')).not.toMatch(/lorries|couvreur|enfermera|motoboy|מתכנת/u);
  });

  it.each<[Language, string, RegExp]>([
    ['en', 'I mended bikes in a shop in Hull for 9 years', /mended bikes.*108/u],
    ['es', 'arreglé bicicletas en un taller durante 9 años', /bicicletas.*108/u],
    ['he', 'תיקנתי אופניים בחנות בחולון במשך 9 שנים', /אופניים.*108/u],
  ])('answers the question for work with a sentence of work: %s %s', (language, message, work) => {
    expect(told(message, 'experience', language)['experience']).toMatch(work);
  });

  it('hears the age that follows a name, whatever else is told in years', () => {
    const said = told('boa noite, Iracema, 57 anos, de Cametá. fui doceira 18 anos em casa', 'experience', 'pt');
    expect(said).toMatchObject({ age: '57', experience: expect.stringContaining('216') });
  });

  it('answers the question for work with nothing else that took years', () => {
    const said = told('I have lived in this valley with my family for 20 years', 'experience', 'en');
    expect(said['experience']).toBeUndefined();
  });

  it.each<[Language, string, RegExp]>([
    ['en', 'I do not want to work in the evenings and mornings suit me', /not want to work in the evenings/u],
    [
      'pt',
      'não posso ficar muito em pé por causa do joelho e não quero trabalhar de noite',
      /não quero trabalhar de noite/u,
    ],
  ])('what is refused is a limit and no goal: %s %s', (language, message, limit) => {
    const said = told(message, 'goals', language);
    expect([said.limits, said.dislikes].join('\n')).toMatch(limit);
    expect(said.goals).toBeUndefined();
  });

  it.each<[Language, AskedField, string]>([
    ['en', 'skills', 'my brother fixes roofs and sells them'],
    ['fr', 'skills', 'ma tante vend des gâteaux au marché'],
    ['es', 'experience', 'mi cuñado maneja un taxi'],
    ['pt', 'skills', 'meu primo faz pão caseiro'],
    ['he', 'skills', 'אחותי תופרת שמלות'],
  ])('what another does answers for nobody: %s %s', (language, asked, message) => {
    expect(told(message, asked, language)).toEqual({});
  });

  it.each<[Language, AskedField | null, string]>([
    ['en', null, 'I have 200 quid saved up'],
    ['en', 'budget_per_month', 'I have 200 quid saved up'],
    ['fr', null, 'j’ai mis 300 euros de côté'],
    ['es', null, 'tengo 500 euros ahorrados'],
    ['pt', null, 'juntei 400 reais'],
    ['he', null, 'חסכתי 800 שקל'],
  ])('money that is saved is there once, and none of each month: %s %s %s', (language, asked, message) => {
    const said = told(message, asked, language);
    expect(said.budget_per_month).toBeUndefined();
    expect(said.notes).toBe(JSON.stringify(message));
  });

  it('takes one number for one thing', () => {
    const welder = told('12 ans soudeur, je répare des mobylettes, j’habite Hazebrouck, 7h par semaine', null, 'fr');
    expect(welder.age).toBeUndefined();
    expect(welder.experience).toMatch(/soudeur.*144/u);
    const teacher = told('ancien instituteur, 67 ans, Aurillac, joue de la vielle, ne veux pas téléphoner', null, 'fr');
    expect(teacher.age).toBe('67');
    expect(teacher.experience).not.toMatch(/804/u);
  });

  it('makes no skill of a sum, whatever was asked', () => {
    expect(told('80 euros pour commencer', 'skills', 'fr').skills).toBeUndefined();
  });

  it('makes no skill of hours, whatever was asked', () => {
    const said = told('mornings would suit me best, say 9 hours, the rest goes to the garden', 'skills', 'en');
    expect(said.hours_per_week).toBe('9');
    expect(said.skills ?? '').not.toMatch(/9 hours/u);
  });

  it('is heard at its beginning at full length, and where it is the same over and over nothing is', () => {
    const weather = ['rain', 'wind', 'snow', 'fog', 'hail', 'sun', 'sleet', 'mist', 'storm', 'frost', 'dew', 'haze'];
    const days = weather.flatMap((one) => weather.map((other) => `then ${one}${other} came, and ${other}y ${one}.`));
    const long = `hello, I am 61 and I mend clocks in Grimsby. ${days.join(' ')}`;
    expect(told(long, null, 'en').age).toBe('61');
    for (const text of ['a b c '.repeat(1_333), 'ו בת 5 '.repeat(1_142), '. \n'.repeat(2_666)])
      expect(told(text, 'skills', 'en')).toEqual({});
  });
});

describe('days', () => {
  it.each<[Language, string]>([
    ['en', 'wednesdays and fridays only, three hours a day, and my van is sold'],
    ['es', 'los martes y jueves, unas dos horas cada día, y la furgoneta ya no la tengo'],
    ['fr', 'les lundis et les jeudis seulement, trois heures à chaque fois, en hiver aussi'],
    ['pt', 'só terças e quintas, duas horas por dia, e no verão um pouco mais'],
    ['he', 'רק ימי שני ורביעי, שלוש שעות כל פעם, בקיץ קצת יותר'],
  ])('%s: are no skill, hobby or job, whatever was asked: %s', (language, message) => {
    for (const asked of ['skills', 'hobbies', 'experience'] as const) {
      const { skills = '', hobbies = '', experience = '' } = told(message, asked, language);
      expect(`${skills}${hobbies}${experience}`).not.toMatch(
        /wednesday|friday|martes|jueves|lundi|jeudi|terça|quinta|שני|רביעי/iu,
      );
    }
  });
});

describe('a time that is kept to', () => {
  it.each<[Language, string, RegExp]>([
    ['en', 'evenings only, never at weekends, three times a week for two hours', /evening/iu],
    ['he', 'רק בערבים, ולא בסופי שבוע, שעתיים כל פעם שלוש פעמים בשבוע', /בערבים/u],
    ['fr', 'le matin uniquement, jamais le week-end, deux heures trois fois par semaine', /matin/iu],
    ['es', 'solo por las tardes, nunca en fin de semana, dos horas tres veces por semana', /tardes/iu],
    ['pt', 'só de manhã, nunca ao fim de semana, duas horas três vezes por semana', /manhã/iu],
  ])('%s: is no skill, hobby or job: %s', (language, message, words) => {
    const { skills = '', hobbies = '', experience = '' } = told(message, 'skills', language);
    expect(`${skills}${hobbies}${experience}`).not.toMatch(words);
  });

  it.each<[Language, string]>([
    ['en', 'nine hours a week, mostly evenings, and 40 quid to put in'],
    ['fr', 'neuf heures par semaine, surtout le soir, et 40 euros à mettre'],
    ['es', 'nueve horas a la semana, casi siempre por las tardes, y 40 euros'],
    ['pt', 'nove horas por semana, quase sempre de noite, e 40 reais'],
    ['he', 'תשע שעות בשבוע, בעיקר בערבים, ו-40 שקל להשקיע'],
  ])('%s: is none between other facts: %s', (language, message) => {
    for (const asked of ['skills', 'hobbies', 'experience'] as const) {
      const { skills = '', hobbies = '', experience = '' } = told(message, asked, language);
      expect(`${skills}${hobbies}${experience}`).toBe('');
    }
  });
});

describe('a word that begins as “and” does in Hebrew', () => {
  it('is one word', () => {
    expect(listItems('תפירת וילונות, ורדים ומתקן כיסאות ורדיו ישן')).toEqual([
      'תפירת וילונות',
      'ורדים',
      'מתקן כיסאות',
      'רדיו ישן',
    ]);
  });
});

describe('work that is told by a verb at the beginning', () => {
  it.each<[Language, string, string]>([
    ['pt', 'conserto rede de pesca e pinto barco, moro em Cabedelo', 'conserto rede de pesca'],
    ['pt', 'faço bolo de rolo e conserto rádio antigo, sou de Olinda', 'bolo de rolo'],
  ])('%s: is work before anything was asked, and no thing at hand: %s', (language, message, work) => {
    expect(told(message, null, language)['experience']).toContain(work);
  });
});

it('what a body does not bear since a while is a limit, and no skill', () => {
  const said = told('huit heures par semaine, jamais le lundi, genou fragile depuis mars', 'skills', 'fr');
  expect(said['limits']).toContain('genou fragile');
  expect(said['skills']).toBeUndefined();
});

it.each<[Language, string]>([
  ['en', 'so what am I good at, dunno, well I re-did a whole suite of chairs once'],
  ['fr', 'ce que je sais faire, aucune idée, enfin j’ai refait six fauteuils une fois'],
])('not knowing is no skill: %s “%s”', (language, message) => {
  const { said } = hear(message, { asked: 'skills', language, languages: [language], now: Date.UTC(2026, 10, 29) });
  const words = said.flatMap((one) => (one.field === 'skills' ? [one.value.name] : []));
  expect(words).not.toContain('dunno');
  expect(words).not.toContain('aucune idée');
});

it('an age that was wrong is told anew', () => {
  const { said } = hear('sorry, that was wrong, I am 45 years old and I keep hens', {
    asked: 'goals',
    language: 'en',
    languages: ['en'],
    now: Date.UTC(2026, 10, 29),
    age: 54,
  });
  expect(said).toContainEqual({ field: 'age', value: 45 });
});

describe('an answer in which the learnt reader hears nothing', () => {
  it.each<[Language, string, RegExp]>([
    ['fr', 'j’ai fait basse tension et un peu de plomberie', /basse tension.*plomberie/u],
    ['pt', 'fiz baixa tensão e um pouco de canalização', /canalização/u],
  ])('is not lost where a word of it is one of work, in %s: “%s”', (language, message, skills) => {
    expect(told(message, 'skills', language)['skills']).toMatch(skills);
  });

  it.each<[Language, string]>([
    ['en', 'I am not sure what the kitchen people would say of me'],
    ['pt', 'deixa eu tomar um café primeiro, que a cozinha está quente'],
    ['fr', 'ma mère faisait la cuisine et mon père la maçonnerie'],
  ])('and is nothing where it tells no skill of theirs, in %s: “%s”', (language, message) => {
    expect(told(message, 'skills', language)['skills']).toBeUndefined();
  });
});
