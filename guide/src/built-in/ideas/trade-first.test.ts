import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { archetypeOf } from '../../catalogue/archetype-facts.ts';
import { entryOfId, formOfId, ownWordsOf, topicOf } from '../../catalogue/work/compose.ts';
import { loadWords } from '../../catalogue/load.ts';
import type { Fact } from '../../profile/facts.ts';
import { scoreOf } from '../../ideas/rank.ts';
import { profileOf } from '../../testing/profiles.ts';
import { NO_LIMITS } from '../../understand/limits.ts';
import { ideasFor } from '../testing/ideas-for.ts';
import { ownFactsOf } from '../work/own-things.ts';

/** Trades that are in no list, each beside two pastimes of which much is known. */
const unlisted: [Language, trade: string, hobbies: string][] = [
  ['en', 'Dowser', 'chess, knitting'],
  ['he', 'רפסודן', 'שחמט, סריגה'],
  ['fr', 'Radeleur', 'échecs, tricot'],
  ['es', 'Ganchero', 'ajedrez, tejido'],
  ['pt', 'Balseador', 'xadrez, tricô'],
];

describe('whoever had a trade for years', () => {
  it.each(unlisted)('is offered it among the first three, though nothing is known of it (%s)', async (...told) => {
    const [language, trade, hobbies] = told;
    const person = { language, jobs: [[trade, 180]] as [string, number][], hobbies, hours: 8, goal: '300' };
    const ideas = await ideasFor(profileOf(person), language);
    const own = ideas.findIndex(({ fit }) => ownWordsOf(fit.archetype ?? '') === trade);
    expect(own).toBeGreaterThanOrEqual(0);
    expect(own).toBeLessThan(3);
  });

  it.each<[Language, trade: string, begun: string]>([
    ['en', 'Dowser', 'guitar'],
    ['he', 'רפסודן', 'גיטרה'],
    ['fr', 'Radeleur', 'guitare'],
    ['es', 'Ganchero', 'guitarra'],
    ['pt', 'Balseador', 'violão'],
  ])('is offered it before what they only begin to learn (%s)', async (language, trade, begun) => {
    const profile = profileOf({ language, jobs: [[trade, 180]], skills: [[begun, 'beginner']], hours: 8 });
    const [first] = await ideasFor(profile, language);
    expect(ownWordsOf(first?.fit.archetype ?? '')).toBe(trade);
  });

  it.each(unlisted)('is offered each pastime once before the next (%s)', async (language, trade, hobbies) => {
    const person = { language, jobs: [[trade, 180]] as [string, number][], hobbies, hours: 8, goal: '300' };
    const made = (await ideasFor(profileOf(person), language, { count: 3 })).flatMap(
      ({ fit }) => entryOfId(fit.archetype ?? '') ?? [],
    );
    expect(new Set(made).size).toBe(made.length);
  });
});

describe('what a fact is worth', () => {
  const score = (fact: Partial<Fact>) => {
    const archetype = archetypeOf('work/chess/0');
    const base: Fact = {
      kind: 'skill',
      text: 'chess',
      field: 'skills',
      index: null,
      weight: 1,
      topics: new Set([topicOf('chess')]),
    };
    return archetype ? scoreOf(archetype, [{ ...base, ...fact }], NO_LIMITS) : NaN;
  };

  it('is the less the less surely it is meant', () => {
    expect(score({ sureness: new Map([[topicOf('chess'), 0.5]]) })).toBeLessThan(score({}));
  });

  it('is less of what is loved than of what is done', () => {
    expect(score({ kind: 'hobby' })).toBeLessThan(score({ kind: 'skill' }));
  });
});

describe('what stands in brackets', () => {
  it.each<[Language, string, string]>([
    ['en', 'Joinery (dovetails, halvings), sharpening', 'Joinery (dovetails, halvings)'],
    ['he', 'נגרות (זנב יונה, חציות), השחזה', 'נגרות (זנב יונה, חציות)'],
    ['fr', 'Menuiserie (queues, tenons), affûtage', 'Menuiserie (queues, tenons)'],
    ['es', 'Ebanistería (colas, espigas), afilado', 'Ebanistería (colas, espigas)'],
    ['pt', 'Marcenaria (malhetes, espigas), afiação', 'Marcenaria (malhetes, espigas)'],
  ])('is of one piece with what it explains (%s)', async (language, skill, first) => {
    const facts = ownFactsOf(profileOf({ language, skills: [[skill, 'advanced']] }), await loadWords(language));
    expect(facts[0]?.text).toBe(first);
    expect(facts).toHaveLength(2);
  });

  it('is no part of a name in somebody’s own words', async () => {
    const profile = profileOf({ skills: [['Zither voicing (felt, quills)', 'advanced']] });
    const topics = ownFactsOf(profile, await loadWords('en')).flatMap((fact) => [...fact.topics]);
    expect(topics.some((topic) => topic.endsWith('/Zither voicing'))).toBe(true);
  });

  it('may be left open', async () => {
    const profile = profileOf({ skills: [['Zither voicing (felt, quills', 'advanced']] });
    expect(ownFactsOf(profile, await loadWords('en'))).toHaveLength(2);
  });
});

describe('a note that is a limit', () => {
  it.each<[Language, string]>([
    ['en', 'Off ladders for good'],
    ['fr', 'Plus d’échelles ni de perceuses'],
  ])('brings nothing of what it names (%s): %s', async (language, notes) => {
    const facts = ownFactsOf(profileOf({ language, notes }), await loadWords(language));
    expect(facts.flatMap(({ topics }) => [...topics]).filter((topic) => topic.startsWith(topicOf('')))).toEqual([]);
  });
});

describe('a form that is asked for by name', () => {
  it.each<[Language, skills: string[], feedback: string]>([
    ['en', ['Dowsing', 'Hurdle weaving', 'Charcoal burning'], 'I would rather teach'],
    ['he', ['רפסודאות', 'קליעת גדרות', 'שרפת פחמים'], 'אני מעדיף ללמד'],
    ['fr', ['Sourcellerie', 'Clayonnage', 'Charbonnage'], 'je préfère enseigner'],
    ['es', ['Radiestesia', 'Zarzos', 'Carboneo'], 'prefiero enseñar'],
    ['pt', ['Radiestesia', 'Caniçado', 'Carvoaria'], 'prefiro ensinar'],
  ])('is offered of each thing that somebody can do (%s)', async (language, skills, feedback) => {
    const profile = profileOf({ language, skills: skills.map((skill) => [skill, 'advanced']), hours: 8, goal: '300' });
    const ideas = await ideasFor(profile, language, { feedback });
    const taught = ideas.filter(({ fit }) => formOfId(fit.archetype ?? '') === 'teach');
    expect(taught.length).toBeGreaterThan(1);
    expect(new Set(taught.map(({ title }) => title)).size).toBe(taught.length);
  });
});
