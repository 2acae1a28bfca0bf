import { type Language, languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { archetypeOf } from '../catalogue/archetype-facts.ts';
import { formOfId } from '../catalogue/work/compose.ts';
import type { Idea, RecommendInput } from '../guide.ts';
import { guessLanguage, jaccard, promisesAnything } from '../checks/prose.ts';
import { recommend } from './recommend.ts';
import { contextOf, ideasFor, textOf } from './testing/ideas-for.ts';
import { profileText, wantedFacts } from '../checks/profile-texts.ts';
import { goldenProfiles, profileOf } from '../testing/profiles.ts';
import { titleKey } from '../text/title-key.ts';
import { excessesOf, limitsOf } from '../understand/limits.ts';

/** What the page sends for “More ideas”. */
const otherIdeas: Record<Language, string> = {
  en: 'Other ideas, please.',
  he: 'רעיונות אחרים, בבקשה.',
  fr: 'D’autres idées, s’il vous plaît.',
  es: 'Otras ideas, por favor.',
  pt: 'Outras ideias, por favor.',
};

const people = Object.entries(goldenProfiles);

describe.each(languages)('ideas in %s', (language) => {
  it.each(people)('keep within the limits of the %s', async (_name, profile) => {
    const ideas = await ideasFor(profile, language);
    expect(ideas.length).toBeGreaterThanOrEqual(3);
    const limits = limitsOf(profile);
    for (const idea of ideas) {
      const archetype = archetypeOf(idea.fit.archetype);
      expect([idea.title, archetype && excessesOf(archetype, limits)]).toEqual([idea.title, []]);
    }
  });

  it.each(people)('rest on what the %s said, to the letter', async (_name, profile) => {
    const said = profileText(profile);
    // A place, a sum or a note alone is no reason for an idea.
    const facts = wantedFacts(profile);
    for (const { fit } of await ideasFor(profile, language)) {
      expect(fit.why.length).toBeGreaterThanOrEqual(Math.min(1, facts));
      for (const fact of fit.why) expect(said).toContain(fact);
      expect(fit.evidence.map((one) => one.text)).toEqual(fit.why);
      for (const { text, field, index } of fit.evidence) {
        const value = profile[field];
        const item = typeof value === 'string' ? { value } : value[index ?? -1];
        expect(index === null).toBe(typeof value === 'string');
        expect(Object.values(item ?? {}).some((part) => String(part).includes(text))).toBe(true);
      }
    }
  });

  it.each(people)('differ from one another for the %s', async (_name, profile) => {
    const ideas = await ideasFor(profile, language);
    const kinds = ideas.map(({ fit }) => formOfId(fit.archetype ?? '') ?? archetypeOf(fit.archetype)?.sector);
    expect(new Set(kinds).size).toBeGreaterThanOrEqual(Math.min(3, ideas.length));
    for (const [index, one] of ideas.entries()) {
      for (const other of ideas.slice(index + 1)) {
        expect(jaccard(one.detailed_description, other.detailed_description)).toBeLessThanOrEqual(0.35);
      }
    }
  });

  it.each(people)('speak that language to the %s and promise nothing', async (_name, profile) => {
    for (const idea of await ideasFor(profile, language)) {
      for (const paragraph of textOf(idea).split('\n')) expect([language, null]).toContain(guessLanguage(paragraph));
      expect(promisesAnything(textOf(idea), language)).toBe(false);
      expect(textOf(idea)).not.toMatch(/[{}]|undefined|NaN/);
    }
  });

  it('never come twice in five rounds', async () => {
    const profile = goldenProfiles.cook!;
    const shown: Idea[] = [];
    for (let round = 0; round < 5; round += 1) {
      const more = round === 0 ? {} : { feedback: otherIdeas[language] };
      shown.push(...(await ideasFor(profile, language, { already: shown, ...more })));
    }
    const titles = shown.map((idea) => titleKey(idea.title));
    expect(new Set(titles).size).toBe(titles.length);
    expect(shown.length).toBeGreaterThanOrEqual(15);
  });
});

describe('unlike people', () => {
  const mean = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0) / shares.length;

  it('get other ideas', async () => {
    const sets = await Promise.all(
      people.map(async ([seed, profile]) => {
        const input: RecommendInput = { profile, mode: 'brainstorm', already: [], count: 5 };
        return (await recommend(input, { ...contextOf('en'), seed })).value.map((idea) => idea.detailed_description);
      }),
    );
    const pairs = sets.flatMap((one, index) => sets.slice(index + 1).map((other) => [one, other] as const));
    const shares = pairs.map(([one, other]) => one.map((a) => other.map((b) => jaccard(a, b))));
    for (const share of shares) expect(mean(share.flat())).toBeLessThanOrEqual(0.25);
    // The harder question: how near the nearest idea of the other is.
    expect(mean(shares.map((share) => mean(share.map((row) => Math.max(...row)))))).toBeLessThanOrEqual(0.25);
  });

  it('of whom nothing is known do not all get the same', async () => {
    const input: RecommendInput = { profile: goldenProfiles.thin!, mode: 'brainstorm', already: [], count: 3 };
    const sets = await Promise.all(
      ['a', 'b', 'c', 'd'].map(async (seed) => {
        const { value } = await recommend(input, { ...contextOf('en'), seed });
        return value.map((idea) => idea.fit.archetype).join();
      }),
    );
    expect(new Set(sets).size).toBeGreaterThan(1);
    expect(await recommend(input, contextOf('en'))).toEqual(await recommend(input, contextOf('en')));
  });
});

describe('evidence', () => {
  it('is empty for an empty profile', async () => {
    const ideas = await ideasFor(profileOf({}), 'en');
    expect(ideas.map((idea) => idea.fit.why)).toEqual(ideas.map(() => []));
  });

  it('is read in a language other than the page', async () => {
    const [first] = await ideasFor(goldenProfiles.bookkeeper!, 'en');
    expect(first?.fit.archetype).toBe('paperwork-for-small-firms');
    expect(first?.fit.why).toContain('מנהלת חשבונות');
  });

  it('does not count what is denied', async () => {
    const ideas = await ideasFor(profileOf({ notes: 'I hate cooking. I never do sewing.', hobbies: 'cycling' }), 'en');
    expect(ideas.flatMap((idea) => idea.fit.why)).toEqual(
      ideas.flatMap((idea) => idea.fit.why).filter((w) => !/cook|sew/.test(w)),
    );
  });

  it('quotes the person only between isolates', async () => {
    const profile = goldenProfiles.mechanic!;
    const [first] = await ideasFor(profile, 'he');
    expect(first?.detailed_description).toContain('\u2068Bike mechanic\u2069');
    expect(first?.detailed_description.replace(/\u2068[^\u2069]*\u2069/gu, '')).not.toContain('Bike mechanic');
  });
});

describe('limits', () => {
  it('keep to online work when only that was asked for', async () => {
    for (const idea of await ideasFor(goldenProfiles.programmer!, 'en')) expect(idea.fit.place).not.toBe('local');
  });

  it('leave out what a note rules out', async () => {
    const needs = (await ideasFor(goldenProfiles.carer!, 'en')).flatMap(
      (idea) => archetypeOf(idea.fit.archetype)?.needs ?? [],
    );
    expect(needs).not.toContain('car');
    expect(needs).not.toContain('physical-work');
  });

  it('do not filter by numbers nobody said', async () => {
    const open = await ideasFor(profileOf({ skills: [['Sewing', 'advanced']] }), 'en');
    expect(open.some((idea) => idea.fit.archetype === 'clothes-alterations')).toBe(true);
  });
});

describe('people of one trade each', () => {
  const trades = [
    'Nurse',
    'Cook',
    'Mechanic',
    'Driver',
    'Cleaner',
    'Teacher',
    'Shop assistant',
    'Accountant',
    'Gardener',
  ];
  const sets = Promise.all(
    trades.map(async (trade) => {
      const profile = profileOf({ jobs: [[trade, 60]], hobbies: `${trade} things`, hours: 8, budget: 100, age: 35 });
      const input: RecommendInput = { profile, mode: 'brainstorm', already: [], count: 3 };
      return (await recommend(input, { ...contextOf('en'), seed: trade })).value;
    }),
  );

  it('never get the same three', async () => {
    const keys = (await sets).map((ideas) =>
      [...new Set(ideas.map(({ title, fit }) => fit.archetype ?? title))].toSorted((a, b) => a.localeCompare(b)).join(),
    );
    expect(new Set(keys).size).toBe(trades.length);
  });

  it('read other words and other facts where the work is the same', async () => {
    const all = await sets;
    const pairs = all.flatMap((one, index) =>
      all.slice(index + 1).flatMap((other) => one.flatMap((a) => other.map((b) => [a, b] as const))),
    );
    for (const [a, b] of pairs.filter(([x, y]) => x.fit.archetype === y.fit.archetype && x.title !== y.title)) {
      expect(jaccard(textOf(a), textOf(b))).toBeLessThanOrEqual(0.75);
      expect(a.fit.why.filter((fact) => b.fit.why.includes(fact))).toEqual([]);
    }
  });
});
