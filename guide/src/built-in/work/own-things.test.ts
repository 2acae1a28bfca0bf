import { type Language, languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { loadWords } from '../../catalogue/load.ts';
import { workFacts } from '../../catalogue/work/facts.ts';
import { titles } from '../../catalogue/work/load.ts';
import { recommend } from '../recommend.ts';
import { contextOf, ideasFor } from '../testing/ideas-for.ts';
import { profileOf } from '../../testing/profiles.ts';
import { composedFrom, ownFactsOf } from './own-things.ts';
import { entriesNamed } from '../../work/recognise.ts';

describe('what a text names', () => {
  it.each<[Language, string, string | undefined]>([
    ['en', 'Night baker at a supermarket', '7512'],
    ['en', 'Retired lighthouse electrician', '7411'],
    ['en', 'weight training', 'weight-training'],
    ['en', 'video games', 'video-games'],
    ['en', 'Quantum zither whisperer', undefined],
    ['en', 'the', undefined],
    ['he', 'תופרת בתיאטרון', '7531'],
    ['fr', 'Ancienne aide à domicile', '5322'],
    ['es', 'Panadero en un pueblo', '7512'],
    ['pt', 'Marceneiro aposentado', '7522'],
  ])('in %s, “%s”, is %s', async (language, text, entry) => {
    expect(entriesNamed(text, await loadWords(language))[0]?.entry).toBe(entry);
  });

  it('in English is heard on a page in another language', async () => {
    expect(entriesNamed('forklift driver', await loadWords('pt'))[0]?.entry).toBe('8344');
  });

  it('is one trade, and not each of its words', async () => {
    const words = await loadWords('en');
    expect(entriesNamed('school bus driver', words).map(({ entry }) => entry)).toEqual(['8331']);
  });
});

describe('what a person brought', () => {
  const topicsOf = async (profile: Parameters<typeof profileOf>[0], language: Language = 'en') =>
    ownFactsOf(profileOf(profile), await loadWords(language)).flatMap(({ text, topics }) =>
      [...topics]
        .filter((topic) => /^(?:work|own|done|made|job|thing)\//u.test(topic))
        .map((topic) => `${text}: ${topic}`),
    );

  it('is known work, or stands in their own words where nothing is known', async () => {
    expect(await topicsOf({ jobs: [['Welder', 40]], skills: [['Zither tuning', 'advanced']] })).toEqual([
      'Zither tuning: done/Zither tuning',
      'Welder: work/7212',
    ]);
  });

  it('is heard in a note that has it, and not in one that denies it', async () => {
    expect(await topicsOf({ notes: 'I have a trailer. No sewing machine.' })).toEqual([
      'I have a trailer: work/trailer',
    ]);
  });

  it('is no thing that a job only works with', async () => {
    const told = await topicsOf({ jobs: [['School minibus driver', 40]] });
    expect(told).toHaveLength(1);
    expect(told).not.toContain('School minibus driver: work/van');
    expect(await topicsOf({ hobbies: 'my old minibus' })).toEqual(['my old minibus: work/van']);
  });

  it('is no sentence, and nothing that is planned for nobody', async () => {
    const told = await topicsOf({
      skills: [
        ['keeping my mouth shut at parties', 'advanced'],
        ['Reiki therapy', 'beginner'],
      ],
    });
    expect(told).toEqual([]);
  });

  it('speaks for no other trade that shares a word with it', async () => {
    const facts = ownFactsOf(profileOf({ skills: [['Cake decorating', 'advanced']] }), await loadWords('en'));
    expect(composedFrom(facts).every((id) => id.startsWith('work/cakes/'))).toBe(true);
    const ideas = await ideasFor(profileOf({ skills: [['Cake decorating', 'advanced']] }), 'en');
    expect(ideas.map(({ fit }) => fit.archetype)).not.toContain('room-painting');
  });
});

/** A title that people of a unit group hold: one that we wrote, else one of ESCO's. */
async function titleOf(group: string, language: Language): Promise<string | undefined> {
  const { work } = await loadWords(language);
  return work.entries.get(group)?.also[0] ?? titles[language]?.[group]?.split('|')[0];
}

/** The share of people with a job whose ideas must be of that job, four of five. */
const BAR = 0.97;

describe.each(languages)('whoever has a job, in %s,', (language) => {
  it('gets at least four ideas of five that rest on it', async () => {
    const groups = [...workFacts.keys()].filter((entry) => /^\d{4}$/u.test(entry));
    const poor: string[] = [];
    for (const group of groups) {
      const title = await titleOf(group, language);
      if (title === undefined) continue;
      const profile = { ...profileOf({ jobs: [[title, 48]], hours: 6, budget: 50, age: 35, goal: '300' }), language };
      const input = { profile, mode: 'brainstorm' as const, already: [], count: 5 };
      const { value } = await recommend(input, contextOf(language));
      const own = value.filter(({ fit }) => fit.evidence[0]?.field === 'experiences');
      if (own.length < Math.min(4, value.length) || value.length < 3) poor.push(`${group} ${title}`);
    }
    expect([poor.length / groups.length <= 1 - BAR, poor.length / groups.length <= 1 - BAR ? [] : poor]).toEqual([
      true,
      [],
    ]);
  });
});

it.each<[Language, string]>([
  ['en', 'Welsh'],
  ['fr', 'breton'],
  ['es', 'gallego'],
  ['pt', 'croata'],
])('a language without an entry of its own is a foreign language, in %s: %s', async (language, text) => {
  expect(entriesNamed(text, await loadWords(language))[0]?.entry).toBe('foreign-languages');
});

describe('what somebody has learnt', () => {
  it.each<[Language, string, string | null]>([
    ['en', 'Diploma in sewing', 'work/sewing'],
    ['he', 'קורס צילום', 'work/3431'],
    ['fr', 'CAP vannerie', 'work/basketry'],
    ['fr', 'Bac général', null],
    ['es', 'Curso de costura', 'work/sewing'],
    ['pt', 'Técnico em enfermagem', 'work/2221'],
    ['pt', 'Ensino médio completo', null],
  ])('in %s, “%s”, is the subject and no school: %s', async (language, education, topic) => {
    const words = await loadWords(language);
    const topics = ownFactsOf({ ...profileOf({ education }), language }, words).flatMap((fact) => [...fact.topics]);
    expect(topics.filter((one) => one.startsWith('work/'))).toEqual(topic === null ? [] : [topic]);
  });
});

describe('what somebody makes that no offer names', () => {
  it('is not taken for what others make', async () => {
    const words = await loadWords('pt');
    const skills: [string, 'advanced'][] = [['faço carrancas de argila branca', 'advanced']];
    const ids = composedFrom(ownFactsOf({ ...profileOf({ skills }), language: 'pt' }, words));
    expect(ids.filter((id) => id.startsWith('made/make/'))).toEqual(['made/make/carrancas de argila branca']);
  });

  it('is named by a sentence too', async () => {
    const words = await loadWords('en');
    const skills: [string, 'advanced'][] = [['I make grass sledges for the children of the whole street', 'advanced']];
    const ids = composedFrom(ownFactsOf(profileOf({ skills }), words));
    expect(ids.filter((id) => id.startsWith('made/make/'))).toEqual(['made/make/grass sledges']);
  });

  it('is told apart where several stand on a line', async () => {
    const words = await loadWords('en');
    const skills: [string, 'advanced'][] = [['knitting, beekeeping', 'advanced']];
    const told = ownFactsOf(profileOf({ skills }), words).filter(({ kind }) => kind === 'skill');
    expect(told.map(({ text }) => text)).toEqual(['knitting', 'beekeeping']);
    expect(told.every(({ level, index }) => level === 'advanced' && index === 0)).toBe(true);
  });
});

describe('a drink that somebody makes at home', () => {
  it.each<[Language, string]>([
    ['en', 'plum vodka after my uncle'],
    ['he', 'ליקר תאנים ביתי'],
    ['fr', 'gnôle de prunes'],
    ['es', 'aguardiente de cerezas'],
    ['pt', 'cachaça de jambu'],
  ])('is made nothing of (%s): %s', async (language, skill) => {
    const profile = profileOf({ language, skills: [[skill, 'advanced']] });
    const topics = ownFactsOf(profile, await loadWords(language)).flatMap((fact) => [...fact.topics]);
    expect(topics.filter((topic) => /^(?:own|done|made|sold|thing)\//u.test(topic))).toEqual([]);
  });

  it.each<[Language, string]>([
    ['en', 'beer crate shelves'],
    ['en', 'wine bottle lamps'],
    ['he', 'מנורות מבקבוקי יין'],
    ['fr', 'lampes en fûts de bière'],
    ['es', 'roscos de vino'],
    ['pt', 'luminárias de garrafas de vinho'],
  ])('is not what is made for it or with it (%s): %s', async (language, skill) => {
    const profile = profileOf({ language, skills: [[skill, 'advanced']] });
    const topics = ownFactsOf(profile, await loadWords(language)).flatMap((fact) => [...fact.topics]);
    expect(topics).toContainEqual(expect.stringMatching(/^(?:own|done|made|sold|thing)\//u));
  });

  it('takes no trade from who serves it', async () => {
    const profile = profileOf({ jobs: [['Wine train steward', 60]] });
    expect(ownFactsOf(profile, await loadWords('en'))[0]?.topics.size).toBeGreaterThan(0);
  });
});

describe('what a note or a goal goes on with behind what it leaves', () => {
  it.each<[Language, string, string]>([
    ['en', 'Lorry driver', 'stop driving and make soap'],
    ['fr', 'Chauffeur', 'arrêter de conduire et faire des savons'],
    ['es', 'Chófer', 'dejar de conducir y hacer jabones'],
    ['pt', 'Motorista', 'parar de dirigir e fazer sabonetes'],
    ['he', 'נהג', 'להפסיק לנהוג ולהכין סבונים'],
  ])('begins something (%s): %s', async (language, job, goal) => {
    const facts = ownFactsOf(profileOf({ language, jobs: [[job, 90]], goal }), await loadWords(language));
    expect(facts.flatMap(({ topics }) => [...topics])).toContain('work/soap');
  });
});
