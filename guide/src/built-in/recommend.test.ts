import { type Language, languages, type Profile } from '@foothold/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { archetypeOf } from '../catalogue/load.ts';
import type { GuideContext, Idea, RecommendInput } from '../guide.ts';
import { factsOf, quotableFacts } from './facts.ts';
import { distressReply } from './lexicon/distress.ts';
import { recommend } from './recommend.ts';
import { goldenProfiles, profileOf, saidIn } from './testing/profiles.ts';
import { guessLanguage, jaccard, promisesAnything } from './testing/prose.ts';
import { titleKey } from './text/title-key.ts';
import { excessesOf, limitsOf } from './understand/limits.ts';

const context = (language: Language): GuideContext => ({ language, now: 1_770_000_000_000, seed: 'seed' });

async function ideasFor(profile: Profile, language: Language, more: Partial<RecommendInput> = {}): Promise<Idea[]> {
  const input: RecommendInput = { profile, mode: 'brainstorm', already: [], count: 5, ...more };
  return (await recommend(input, context(language))).value;
}

const textOf = (idea: Idea) =>
  [idea.title, idea.short_description, idea.expectations, idea.detailed_description].join('\n');
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
    const said = saidIn(profile);
    const facts = quotableFacts(factsOf(profile));
    for (const { fit } of await ideasFor(profile, language)) {
      expect(fit.why.length).toBeGreaterThanOrEqual(facts >= 4 ? 2 : Math.min(1, facts));
      for (const fact of fit.why) expect(said).toContain(fact);
    }
  });

  it.each(people)('differ from one another for the %s', async (_name, profile) => {
    const ideas = await ideasFor(profile, language);
    const sectors = ideas.map((idea) => archetypeOf(idea.fit.archetype)?.sector);
    expect(new Set(sectors).size).toBeGreaterThanOrEqual(3);
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
    for (let round = 0; round < 5; round += 1) shown.push(...(await ideasFor(profile, language, { already: shown })));
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
        return (await recommend(input, { ...context('en'), seed })).value.map((idea) => idea.detailed_description);
      }),
    );
    const pairs = sets.flatMap((one, index) => sets.slice(index + 1).map((other) => [one, other] as const));
    const shares = pairs.map(([one, other]) => one.map((a) => other.map((b) => jaccard(a, b))));
    for (const share of shares) expect(mean(share.flat())).toBeLessThanOrEqual(0.25);
    // The harder question: how near the nearest idea of the other is.
    expect(mean(shares.map((share) => mean(share.map((row) => Math.max(...row)))))).toBeLessThanOrEqual(0.3);
  });

  it('of whom nothing is known do not all get the same', async () => {
    const input: RecommendInput = { profile: goldenProfiles.thin!, mode: 'brainstorm', already: [], count: 3 };
    const sets = await Promise.all(
      ['a', 'b', 'c', 'd'].map(async (seed) => {
        const { value } = await recommend(input, { ...context('en'), seed });
        return value.map((idea) => idea.fit.archetype).join();
      }),
    );
    expect(new Set(sets).size).toBeGreaterThan(1);
    expect(await recommend(input, context('en'))).toEqual(await recommend(input, context('en')));
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

describe('the arithmetic of a goal', () => {
  it('shows its formula and only the figures of the person', async () => {
    const [first] = await ideasFor(goldenProfiles.mechanic!, 'en');
    expect(first?.expectations).toContain(
      '6 hours a week × 4 weeks ÷ 1.5 hours each = 16 jobs a month. £600 ÷ 16 = £37.50 for one job',
    );
  });

  it('turns a year into months, and leaves spans of time alone', async () => {
    const yearly = profileOf({ skills: [['Bike mechanic', 'advanced']], hours: 6, goal: '7200 a year' });
    expect((await ideasFor(yearly, 'en'))[0]?.expectations).toContain('600 ÷');
    const span = profileOf({ skills: [['Bike mechanic', 'advanced']], hours: 6, goal: 'leave my job in 6 months' });
    expect((await ideasFor(span, 'en'))[0]?.expectations).not.toContain('÷');
  });
});

describe('feedback on ideas', () => {
  const steered = async (feedback: string, language: Language = 'en') => {
    const already = await ideasFor(goldenProfiles.mechanic!, language, { count: 3 });
    return ideasFor(goldenProfiles.mechanic!, language, { already, feedback });
  };

  it.each<[Language, string]>([
    ['en', 'Something cheaper, please'],
    ['he', 'משהו זול יותר'],
    ['fr', 'Quelque chose de moins cher'],
    ['es', 'Algo más barato'],
    ['pt', 'Algo mais barato'],
  ])('hears “cheaper” in %s', async (language, feedback) => {
    for (const idea of await steered(feedback, language)) expect(idea.fit.startup_cost_band).toBe(0);
  });

  it.each<[Language, string]>([
    ['en', 'Only online, no visits'],
    ['he', 'רק אונליין'],
    ['fr', 'Uniquement en ligne'],
    ['es', 'Solo online'],
    ['pt', 'Só online'],
  ])('hears “online” in %s', async (language, feedback) => {
    const ideas = await steered(feedback, language);
    expect(ideas.length).toBeGreaterThan(0);
    for (const idea of ideas) expect(idea.fit.place).not.toBe('local');
  });

  it('leaves out what is declined and prefers what is named', async () => {
    const declined = await steered('nothing with dogs');
    expect(declined.map((idea) => idea.fit.archetype)).not.toContain('dog-walking');
    const wanted = await steered('something with dogs');
    expect(wanted[0]?.fit.archetype).toBe('dog-walking');
  });
});

const ownIdeas: [Language, string][] = [
  ['en', 'I want to repair old bicycles for students'],
  ['he', 'אני רוצה לתקן אופניים ישנים לסטודנטים'],
  ['fr', 'Je veux réparer de vieux vélos pour les étudiants'],
  ['es', 'Quiero reparar bicicletas viejas para estudiantes'],
  ['pt', 'Quero consertar bicicletas velhas para estudantes'],
];

describe('an own idea', () => {
  it.each(ownIdeas)('comes first, in versions of it, with its nearest entry (%s)', async (language, idea) => {
    const ideas = await ideasFor(goldenProfiles.mechanic!, language, { mode: 'idea', idea });
    expect(ideas.slice(0, 3).every(({ title }) => title.includes(idea.slice(0, 20)))).toBe(true);
    expect(ideas[0]?.fit.archetype).toBe('bicycle-repair');
    expect(ideas.slice(3).every(({ title }) => !title.includes(idea.slice(0, 20)))).toBe(true);
  });

  it.each(ownIdeas)('has versions that differ from one another (%s)', async (language, idea) => {
    const ideas = await ideasFor(goldenProfiles.mechanic!, language, { mode: 'idea', idea });
    for (const [index, one] of ideas.entries()) {
      for (const other of ideas.slice(index + 1)) {
        expect(jaccard(one.detailed_description, other.detailed_description)).toBeLessThanOrEqual(0.35);
      }
    }
  });

  it('keeps the idea even when the catalogue knows nothing like it', async () => {
    const ideas = await ideasFor(goldenProfiles.thin!, 'en', { mode: 'idea', idea: 'Zxqv wobblefish qrt' });
    expect(ideas[0]?.title).toContain('Zxqv wobblefish qrt');
    expect(ideas[0]?.fit.archetype).toBeNull();
    expect(ideas[0]?.fit.risks.length).toBeGreaterThan(0);
  });
});

describe('what the guide does not plan', () => {
  it('is said first, and near ideas follow', async () => {
    const ideas = await ideasFor(goldenProfiles.cook!, 'en', { mode: 'idea', idea: 'Sell fake documents' });
    expect(ideas[0]?.expectations).toMatch(/^The guide does not plan this idea/);
    expect(ideas.some(({ title }) => title.includes('fake documents'))).toBe(false);
  });

  it.each<[Language, string]>([
    ['en', 'I want to die'],
    ['fr', 'J’ai envie de mourir'],
    ['es', 'Quiero morir'],
    ['pt', 'Quero morrer'],
    ['he', 'אני רוצה למות'],
  ])('a word of distress in %s is answered before anything else', async (language, idea) => {
    const ideas = await ideasFor(goldenProfiles.cook!, language, { mode: 'idea', idea });
    const reply = distressReply(idea, language);
    expect(reply).not.toBeNull();
    expect(ideas[0]?.expectations.startsWith(reply!)).toBe(true);
    expect(ideas.some(({ title }) => title.includes(idea))).toBe(false);
  });
});

describe('existing-business mode', () => {
  it('begins with the obstacle the person named', async () => {
    const business = { description: 'Home bakery in Haifa', challenge: 'too few repeat customers' };
    const ideas = await ideasFor(goldenProfiles.cook!, 'en', { mode: 'from-description', business });
    expect(ideas[0]?.title).toContain('too few repeat customers');
    expect(ideas.length).toBe(5);
  });
});

describe('any input', () => {
  it('is answered without throwing, with isolates that balance', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.constantFrom('😀'.repeat(4_000), 'a '.repeat(4_000), '\u202Eabc\u2066', '{slot} ${x} %s'),
    );
    await fc.assert(
      fc.asyncProperty(text, text, text, fc.constantFrom(...languages), async (one, two, three, language) => {
        const profile = profileOf({
          notes: one,
          hobbies: two,
          location: three,
          goal: one || 'x',
          skills: [[two || 'y', 'beginner']],
        });
        const ideas = await ideasFor(profile, language, { mode: 'idea', idea: one, feedback: two });
        for (const idea of ideas) {
          const all = textOf(idea);
          expect(all.split('\u2068').length).toBe(all.split('\u2069').length - (all.match(/\u2066/g)?.length ?? 0));
          for (const fact of idea.fit.why) expect(saidIn(profile)).toContain(fact);
        }
      }),
      { numRuns: 60 },
    );
  });
});
