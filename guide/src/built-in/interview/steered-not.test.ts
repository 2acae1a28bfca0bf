import { type AskedField, emptyProfile, type Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { Talk } from './testing.ts';

/** Somebody who was asked for a field. */
function askedFor(asked: AskedField, language: Language): Talk {
  const talk = new Talk(language);
  talk.history.push({ sender: 'foothold', content: '', record: { asks: asked, act: null, before: [] } });
  return talk;
}

/** Somebody who told their work. */
async function withWork(language: Language, work: string): Promise<Talk> {
  const talk = new Talk(language);
  await talk.say('');
  await talk.say(work);
  expect(talk.profile.experiences).toHaveLength(1);
  return talk;
}

const work: Record<Language, string> = {
  en: 'baker, 4 years',
  he: 'אופה, 4 שנים',
  fr: 'boulanger, 4 ans',
  es: 'panadero, 4 años',
  pt: 'padeiro, 4 anos',
};

describe('words that could steer', () => {
  it.each<[Language, string]>([
    ['en', 'I want to delete me'],
    ['en', 'I just want to erase it all'],
    ['he', 'אני רוצה למחוק את הכל'],
    ['fr', 'je veux m’effacer d’ici'],
    ['es', 'quiero borrarme'],
    ['pt', 'quero me apagar'],
  ])('never hide a cry, in %s: %s', async (language, message) => {
    const talk = await withWork(language, work[language]);
    const { profile } = talk;
    await talk.say(message);
    expect(['asked-of-danger', 'answered-with-care']).toContain(talk.history.at(-1)?.record?.act);
    expect(talk.profile).toEqual(profile);
  });

  it.each<[Language, string]>([
    ['en', 'I would like to forget that'],
    ['en', 'I forget'],
    ['en', 'ignore me'],
    ['he', 'תשכחי אותי'],
    ['he', 'אני רוצה לבטל'],
    ['fr', 'oublie-moi'],
    ['fr', 'je voudrais tout annuler'],
    ['es', 'olvídame'],
    ['es', 'quisiera borrar eso'],
    ['pt', 'me esquece'],
    ['pt', 'queria voltar atrás'],
    ['pt', 'volta'],
  ])('take nothing back that is wished or said of oneself, in %s: %s', async (language, message) => {
    const talk = await withWork(language, work[language]);
    await talk.say(message);
    expect(talk.profile.experiences).toHaveLength(1);
  });
});

it.each<[Language, string]>([
  ['en', 'I’d rather not tell'],
  ['en', 'nothing I want to share'],
  ['he', 'לא רוצה לומר'],
  ['fr', 'je ne veux rien dire'],
  ['es', 'no quiero decir nada de eso'],
  ['pt', 'não queria dizer'],
])('what somebody could spend and does not say is not nothing, in %s: %s', async (language, message) => {
  const talk = askedFor('budget_per_month', language);
  await talk.say(message);
  expect(talk.profile).toEqual(emptyProfile);
});

it.each<[Language, AskedField, string, string]>([
  ['he', 'hobbies', 'בניית לול לתרנגולות', 'לול'],
  ['en', 'skills', 'sketching in XD and Sketch', 'XD'],
  ['en', 'hobbies', 'painting lol dolls', 'lol dolls'],
])('a laugh within words is none, in %s: %s, %s', async (language, asked, message, kept) => {
  const talk = askedFor(asked, language);
  await talk.say(message);
  expect(JSON.stringify(talk.profile)).toContain(kept);
});

it.each<[Language, string]>([
  ['en', 'no more courses'],
  ['he', 'בלי קורסים בבקשה'],
  ['fr', 'aucun cours'],
  ['es', 'sin cursos'],
  ['pt', 'nada de cursos'],
])('no courses are a limit where limits were asked for, in %s: %s', async (language, message) => {
  const talk = askedFor('limits', language);
  await talk.say(message);
  expect(talk.profile.limits).not.toBe('');
});

it.each<[Language, AskedField, string, Partial<Record<AskedField, string>>]>([
  ['fr', 'hobbies', 'Cours : poterie', { hobbies: 'Cours : poterie', education: '' }],
  ['es', 'education', 'tercero y segundo', { education: 'tercero y segundo' }],
  ['pt', 'education', 'primeiro', { education: 'primeiro' }],
  ['en', 'education', 'first', { education: 'first' }],
  ['en', 'hours_per_week', 'ware', { location: '' }],
  ['en', 'hours_per_week', 'wells', { location: '' }],
  ['fr', 'location', 'Pas-de-Calais', { location: 'Pas-de-Calais', limits: '' }],
])('in %s, asked for %s: %s', async (language, asked, message, held) => {
  const talk = askedFor(asked, language);
  await talk.say(message);
  expect(talk.profile).toMatchObject(held);
});

it('no place of one’s own is no hobby left out', async () => {
  const talk = askedFor('hobbies', 'en');
  await talk.say('I have no home of my own');
  expect(JSON.stringify(talk.profile)).toContain('no home of my own');
});

it.each<[AskedField, Language, string]>([
  ['goals', 'en', 'Retire'],
  ['location', 'en', 'Wells'],
])(
  'what is a command or a sound elsewhere answers the question for %s, in %s: %s',
  async (asked, language, message) => {
    const talk = askedFor(asked, language);
    const { profile } = talk;
    await talk.say(message);
    expect(talk.profile).not.toEqual(profile);
  },
);
