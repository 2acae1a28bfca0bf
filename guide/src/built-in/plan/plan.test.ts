import { composeBusinessDescription, type Language, languages, type Profile } from '@foothold/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { archetypes } from '../../catalogue/archetype-facts.ts';
import type { GuideContext, Idea, PlanDraft } from '../../guide.ts';
import { recommend } from '../recommend.ts';
import { goldenProfiles, profileOf } from '../../testing/profiles.ts';
import { planText } from '../../checks/check-plan.ts';
import { planProblems } from '../../testing/plan-problems.ts';
import { guessLanguage, jaccard } from '../../checks/prose.ts';
import { planFromDescription } from './plan-from-description.ts';
import { planFromIdea } from './plan-from-idea.ts';

const context = (language: Language): GuideContext => ({ language, now: 0, seed: '' });
const people = Object.entries(goldenProfiles);

async function ideasOf(profile: Profile, language: Language, idea?: string): Promise<Idea[]> {
  const mode = idea ? 'idea' : 'brainstorm';
  const { value } = await recommend(
    { profile, mode, already: [], count: 4, ...(idea ? { idea } : {}) },
    context(language),
  );
  return value;
}

async function planOf(profile: Profile, recommendation: Idea, language: Language): Promise<PlanDraft> {
  return (await planFromIdea({ profile, recommendation }, context(language))).value;
}

describe.each(languages)('a plan from an idea in %s', (language) => {
  it.each(people)('is sound for the %s', async (_name, profile) => {
    for (const idea of await ideasOf(profile, language)) {
      const plan = await planOf(profile, idea, language);
      expect(planProblems(plan, profile, language)).toEqual([]);
      for (const line of planText(plan).split('\n')) expect([language, null]).toContain(guessLanguage(line));
    }
  });

  it('quotes the facts the idea rests on', async () => {
    const profile = goldenProfiles.mechanic!;
    const [idea] = await ideasOf(profile, language);
    const text = planText(await planOf(profile, idea!, language));
    for (const fact of idea!.fit.why) expect(text).toContain(`\u2068${fact}\u2069`);
    expect(text).toContain('\u2068Leeds\u2069');
  });

  it('is about the person’s own idea when they brought one', async () => {
    const profile = goldenProfiles.mechanic!;
    const own = 'Lend cargo bikes to families';
    const [first] = await ideasOf(profile, language, own);
    const plan = await planOf(profile, first!, language);
    expect(planProblems(plan, profile, language)).toEqual([]);
    expect(plan.steps.flatMap((step) => step.substeps).some((one) => one.description.includes(own))).toBe(true);
  });

  it('differs between two people of the same idea', async () => {
    const one = profileOf({ skills: [['Sewing', 'advanced']], location: 'Leeds', hobbies: 'knitting', hours: 4 });
    const other = profileOf({
      jobs: [['Receptionist', 48]],
      skills: [['Sewing', 'intermediate']],
      location: 'Cork',
      hours: 15,
      budget: 500,
    });
    const [mine, theirs] = await Promise.all([one, other].map((profile) => ideasOf(profile, language)));
    const a = mine!.find((idea) => theirs!.some(({ fit }) => fit.archetype === idea.fit.archetype));
    const b = theirs!.find(({ fit }) => fit.archetype === a!.fit.archetype);
    expect(jaccard(a!.detailed_description, b!.detailed_description)).toBeLessThanOrEqual(0.9);
  });
});

describe('every entry of the catalogue', () => {
  it.each(archetypes.map((archetype) => archetype.id))(
    '%s makes a sound plan at one hour a week and at forty',
    async (id) => {
      for (const hours of [1, 40]) {
        const profile = profileOf({ hours, budget: 0 });
        const [idea] = await ideasOf(profile, 'en', 'anything');
        const plan = await planOf(
          profile,
          { ...idea!, title: 'An idea', short_description: '', fit: { ...idea!.fit, archetype: id } },
          'en',
        );
        expect(planProblems(plan, profile, 'en')).toEqual([]);
      }
    },
  );
});

const snapshot = {
  description: 'Home bakery with sourdough bread.',
  revenue: '1500',
  location: 'Jaffa market',
  challenge: 'too few repeat customers',
  problem: 'fresh bread on Fridays',
  marketing: 'flyers and Instagram',
  sales: 'orders by phone',
};

describe.each(languages)('a plan from a description in %s', (language) => {
  it('turns every labelled line into work that quotes it', async () => {
    const profile = profileOf({ hours: 5 });
    const description = composeBusinessDescription(snapshot, language);
    const { value } = await planFromDescription({ profile, description }, context(language));
    expect(planProblems(value, profile, language)).toEqual([]);
    const work = value.steps
      .flatMap((step) => step.substeps)
      .map((one) => one.description)
      .join('\n');
    const { description: about, revenue, location, challenge, problem, sales } = snapshot;
    for (const line of [about.replace('.', ''), revenue, location, challenge, problem, sales]) {
      expect(work).toContain(`\u2068${line}\u2069`);
    }
    for (const channel of ['flyers', 'Instagram']) expect(work).toContain(`\u2068${channel}\u2069`);
    expect(value.title).toContain('Home bakery');
  });
});

describe('any description', () => {
  it('makes a sound plan', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }),
      fc.constantFrom('😀'.repeat(4_000), 'b '.repeat(4_000), '\n\n:', 'Revenue: {x}'),
    );
    await fc.assert(
      fc.asyncProperty(
        text,
        fc.constantFrom(...languages),
        fc.option(fc.integer({ min: 1, max: 168 })),
        async (description, language, hours) => {
          const profile = profileOf({ hours });
          const { value } = await planFromDescription(
            { profile, description: description.replace(/[{}]/g, '') },
            context(language),
          );
          expect(value.steps.length).toBe(5);
          expect(value.steps.every((step) => step.substeps.length >= 2)).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });
});
