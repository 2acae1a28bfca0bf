import type { AskedField, Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { hear } from './hear.ts';
import { languagesOf } from './language.ts';
import { flat } from './message.ts';
import { wordsOf } from './refusals.ts';

/** What a message says behind a question, as pairs of field and words or number. */
function heardIn(asked: AskedField, message: string, language: Language) {
  const languages = languagesOf(flat(message), language);
  return hear(message, { asked, language, languages, now: 0, hasWork: true });
}
const saidIn = (asked: AskedField, message: string, language: Language) =>
  heardIn(asked, message, language).said.map((one) =>
    typeof one.value === 'number' ? [one.field, one.value] : [one.field, wordsOf(one)],
  );

describe('money beside hours', () => {
  it.each<[Language, string, number, number]>([
    ['en', 'ten hours maybe, 50 pound', 10, 50],
    ['he', '8 שעות בשבוע, כסף 200', 8, 200],
    ['fr', '10 heures, fric 50', 10, 50],
    ['es', 'unas 12 horitas, guita 20 mil', 12, 20_000],
    ['pt', '9 horas por semana, grana 100', 9, 100],
  ])('is what there is and no goal, by a word for money alone, in %s: “%s”', (language, message, hours, money) => {
    const { said, unread } = heardIn('goals', message, language);
    expect(said).toHaveLength(2);
    expect(said.map(({ field, value }) => ({ field, value }))).toEqual(
      expect.arrayContaining([
        { field: 'budget_per_month', value: money },
        { field: 'hours_per_week', value: hours },
      ]),
    );
    expect(unread).toEqual([]);
  });

  it('is agreed to where nothing has a worth, and no budget where a thing has', () => {
    for (const message of ['vale unos 50', 'vale, unos 50'])
      expect(saidIn('budget_per_month', message, 'es')).toEqual([['budget_per_month', 50]]);
    expect(saidIn('budget_per_month', 'el torno vale unos 50', 'es')).toEqual([]);
  });
});

describe('a goal', () => {
  it.each<[Language, string, string]>([
    ['en', 'I would love to get out of the house and meet folk, money’s a bonus', 'meet folk'],
    ['he', 'בא לי לצאת מהבית ולהכיר אנשים, הכסף זה בונוס', 'להכיר אנשים'],
    ['fr', 'j’aimerais bien sortir de chez moi et voir du monde, l’argent c’est en plus', 'voir du monde'],
    ['es', 'me encantaría salir de casa y conocer gente, el dinero es lo de menos', 'conocer gente'],
    ['pt', 'queria sair de casa e conhecer gente, dinheiro é o de menos', 'conhecer gente'],
  ])('is not that money is no matter, in %s: “%s”', (language, message, goal) => {
    const goals = saidIn('goals', message, language).filter(([field]) => field === 'goals');
    expect(goals).toEqual([['goals', expect.stringContaining(goal)]]);
  });

  it.each<[Language, string]>([
    ['en', 'he has to be in the next room all day long, and there is no signal here worth the name'],
    ['he', 'הוא חייב להיות בחדר ליד כל היום, ואין פה קליטה ששווה משהו'],
    ['fr', 'il doit rester dans la pièce à côté toute la journée, et il n’y a pas de réseau ici'],
    ['es', 'tiene que estar en el cuarto de al lado todo el día, y aquí no hay cobertura que valga'],
    ['pt', 'ele tem que ficar no quarto ao lado o dia todo, e aqui não tem sinal que preste'],
  ])('is not what there is not, in %s: “%s”', (language, message) => {
    expect(saidIn('goals', message, language).filter(([field]) => field === 'goals')).toEqual([]);
  });
});

it.each<[Language, string]>([
  ['en', 'I don’t enjoy sewing'],
  ['he', 'אני לא נהנית מתפירה'],
  ['fr', 'je n’aime pas la couture'],
  ['es', 'no disfruto con la costura'],
  ['pt', 'não curto costura'],
])('what is no joy is no hobby, whatever was asked, in %s: “%s”', (language, message) => {
  for (const asked of ['dislikes', 'hobbies', 'skills'] as const)
    expect(saidIn(asked, message, language).map(([field]) => field)).not.toContain('hobbies');
});

it.each<[Language, string, string]>([
  ['en', 'maureen, 57, lerwick shetland', 'lerwick shetland'],
  ['fr', 'josiane, 58 ans, plogastel finistère', 'plogastel finistère'],
])('who writes small introduces themselves by a place that nobody knows, in %s: “%s”', (language, message, place) => {
  const said = saidIn('experience', message, language);
  expect(said).toContainEqual(['location', place]);
  expect(said.map(([field]) => field)).not.toContain('experience');
});

it.each(['kim, 29, single mother', 'al, 60, happily married', 'joe, 61, long term sick'])(
  'what somebody is, is no place: “%s”',
  (message) => {
    expect(saidIn('experience', message, 'en').map(([field]) => field)).not.toContain('location');
  },
);

it.each<[Language, string]>([
  ['en', 'I have been doing that for nine years now'],
  ['fr', 'je fais ça depuis neuf ans'],
  ['es', 'hago eso hace nueve años'],
  ['pt', 'faço isso há nove anos'],
  ['he', 'עושה את זה תשע שנים'],
])('what was said before is no job of its own, in %s: “%s”', (language, message) => {
  expect(saidIn('experience', message, language).map(([field]) => field)).not.toContain('experience');
});

it.each<[Language, string]>([
  ['fr', 'trente balles maxi, je touche ma paie le 28'],
  ['es', 'treinta pavos como mucho, cobro el 28'],
  ['pt', 'trinta reais no máximo, recebo dia 28'],
])('the day of the month on which money comes is no money, in %s: “%s”', (language, message) => {
  expect(saidIn('budget_per_month', message, language)).toEqual([['budget_per_month', 30]]);
});

it.each<[Language, string, number]>([
  ['en', 'an hour here and there while she naps, five or six a week', 5],
  ['fr', 'une heure par-ci par-là, cinq ou six par semaine', 5],
  ['es', 'una horita aquí y otra allá, cinco o seis a la semana', 5],
  ['pt', 'uma horinha aqui outra ali, umas cinco por semana', 5],
  ['he', 'שעה פה שעה שם, איזה חמש בשבוע', 5],
  ['en', 'six a week', 6],
])('what is counted by the week alone is the hours that were asked for, in %s: “%s”', (language, message, hours) => {
  expect(saidIn('hours_per_week', message, language)).toEqual([['hours_per_week', hours]]);
});

it('is money where a currency or the question says so', () => {
  expect(saidIn('budget_per_month', '12 a week', 'en')).toEqual([['budget_per_month', 52]]);
  expect(saidIn('hours_per_week', '£12 a week', 'en').map(([field]) => field)).not.toContain('hours_per_week');
});
