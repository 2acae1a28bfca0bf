import { type Language, languages, type Profile } from '@foothold/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { archetypes } from '../../catalogue/archetype-facts.ts';
import { loadWords } from '../../catalogue/load.ts';
import type { ArchetypeFacts } from '../../catalogue/schema.ts';
import type { GuideContext, PlanDraft } from '../../guide.ts';
import { factsOf } from '../../profile/facts.ts';
import { writeIdea } from '../../ideas/write-idea.ts';
import { recommend } from '../recommend.ts';
import { planProblems } from '../../testing/plan-problems.ts';
import { profileOf } from '../../testing/profiles.ts';
import { bandOf } from '../../understand/limits.ts';
import { planFromDescription } from './plan-from-description.ts';
import { planFromIdea } from './plan-from-idea.ts';

const context = (language: Language): GuideContext => ({ language, now: 0, seed: '' });

const anyone = fc
  .record({
    hours: fc.option(fc.integer({ min: 1, max: 60 })),
    budget: fc.option(fc.constantFrom(0, 30, 100, 600, 5_000)),
    age: fc.option(fc.constantFrom(16, 17, 30, 70)),
    goal: fc.constantFrom('600 € a month', '20 a week', 'be free', '100,000 $ a year'),
  })
  .map((sketch) => profileOf({ ...sketch, location: 'Leeds', hobbies: 'cycling', jobs: [['Cook', 20]] }));

/** What a cap must say: whole hours, not above two weeks in the first step, and no money before there is an offer. */
async function capProblems(plan: PlanDraft, profile: Profile, language: Language): Promise<string[]> {
  const { plan: said } = (await loadWords(language)).shared;
  const budget = profile.resources.budget_per_month;
  return plan.steps.flatMap((step, index) => {
    const free = step.cap.includes(said.no_money);
    const wrong =
      index < 2 || budget === 0 ? !free : free || (budget === null && !step.cap.includes(said.money_unknown));
    return wrong ? [`${step.title}: ${step.cap}`] : [];
  });
}

async function planOf(archetype: ArchetypeFacts, angle: number, profile: Profile, language: Language) {
  const words = await loadWords(language);
  const chosen = archetype.angles.at(angle % archetype.angles.length)!;
  const idea = writeIdea(archetype, chosen, { profile, facts: factsOf(profile), seed: '' }, words);
  const { value } = await planFromIdea({ profile, recommendation: idea }, context(language));
  return { idea, plan: value };
}

describe('a plan from any entry, for anybody, in any language', () => {
  it('clears every bar', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...archetypes),
        fc.nat(3),
        anyone,
        fc.constantFrom(...languages),
        async (archetype, angle, profile, language) => {
          const { plan } = await planOf(archetype, angle, profile, language);
          expect(planProblems(plan, profile, language)).toEqual([]);
          expect(await capProblems(plan, profile, language)).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });

  it.each(languages)('fits somebody with three hours and nothing to spend (%s)', async (language) => {
    const profile = profileOf({ hours: 3, budget: 0, age: 16 });
    const { shared } = await loadWords(language);
    for (const archetype of archetypes) {
      const { idea, plan } = await planOf(archetype, 0, profile, language);
      expect(planProblems(plan, profile, language)).toEqual([]);
      expect(plan.steps.every((step) => step.cap.includes(shared.plan.no_money))).toBe(true);
      const first = plan.steps[0]!;
      expect(first.substeps[1]!.ref).toBe('shared.check-risk');
      expect(first.substeps[1]!.description).toContain(idea.fit.risks[0]);
      expect(first.smallest_test).toContain(idea.fit.first_customer);
      const refs = plan.steps.flatMap((step) => step.substeps.map((one) => one.ref));
      const tooDear = archetype.startup_cost_band > bandOf(0, profile.language);
      expect([archetype.id, refs.includes('shared.adapt-free-way')]).toEqual([archetype.id, tooDear]);
      expect(archetype.licence === 'none' || refs.includes('shared.check-rules')).toBe(true);
    }
  });
});

describe('a plan from the person’s own idea', () => {
  it.each(languages)(
    'looks second into what could stop it, whatever language it was offered in (%s)',
    async (language) => {
      const profile = profileOf({ hours: 4, budget: 0, goal: '300 € a month' });
      const { shared } = await loadWords(language);
      for (const [idea, ref, kind] of [
        ['I want to sell homemade jam', 'shared.check-risk', 'food-rules'],
        ['A social network for gardeners', 'shared.check-first-order', 'platform'],
      ] as const) {
        for (const offered of languages) {
          const { value } = await recommend(
            { profile, mode: 'idea', idea, already: [], count: 2 },
            { ...context(offered) },
          );
          const { value: plan } = await planFromIdea({ profile, recommendation: value[0]! }, context(language));
          const [, second] = plan.steps[0]!.substeps;
          expect([second!.ref, second!.description.includes(shared.flaws[kind])]).toEqual([ref, true]);
          expect(planProblems(plan, profile, language)).toEqual([]);
        }
      }
    },
  );

  it('quotes the words of a model that the guide did not write', async () => {
    const profile = profileOf({ hours: 4 });
    const { value } = await recommend({ profile, mode: 'brainstorm', already: [], count: 1 }, context('en'));
    const own = {
      ...value[0]!,
      title: 'Kite lessons on the beach',
      short_description: 'For families on holiday.',
      fit: {
        ...value[0]!.fit,
        archetype: null,
        first_customer: 'A family on the beach',
        risks: ['The wind may fail.'],
        source: 'model' as const,
      },
    };
    const { value: plan } = await planFromIdea({ profile, recommendation: own }, context('he'));
    expect(plan.steps[0]!.smallest_test).toContain('\u2068A family on the beach\u2069');
    expect(plan.steps[0]!.substeps[1]!.description).toContain('\u2068The wind may fail\u2069');
    expect(planProblems(plan, profile, 'he')).toEqual([]);
  });

  it('shows the goal with the person’s own assumptions', async () => {
    const profile = profileOf({ hours: 6, goal: '600 £ a month', jobs: [['Bike mechanic', 30]] });
    const { value } = await recommend({ profile, mode: 'brainstorm', already: [], count: 1 }, context('en'));
    const [idea] = value;
    const own = { hours_per_unit: 2, weeks_per_month: null };
    const unit = 'job' as const;
    const changed = { ...idea!, fit: { ...idea!.fit, numbers: { ...idea!.fit.numbers!, unit, own } } };
    const { value: plan } = await planFromIdea({ profile, recommendation: changed }, context('en'));
    expect(plan.steps[1]!.description).toContain('6 hours a week × 4 weeks ÷ 2 hours each = 12');
    expect(plan.steps[1]!.description).toContain('To get to £600: 12 × £50 for one job = £600.');
    const priced = { ...own, unit_price: 30 };
    const named = { ...idea!, fit: { ...idea!.fit, numbers: { ...idea!.fit.numbers!, own: priced } } };
    const { value: other } = await planFromIdea({ profile, recommendation: named }, context('en'));
    expect(other.steps[1]!.description).toContain('£600 ÷ £30 for one job = 20 jobs a month');
    expect(other.steps[1]!.description).toContain('10 hours a week');
  });
});

describe('a plan from any description', () => {
  it('clears every bar', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
      fc.constantFrom('Bakery', '😀', '1500', 'אפייה', '。。。', 'x'.repeat(8_000), 'we bake bread. '.repeat(500)),
    );
    await fc.assert(
      fc.asyncProperty(text, anyone, fc.constantFrom(...languages), async (description, profile, language) => {
        const said = description.replace(/[{}%]|undefined|NaN/g, '') || 'x';
        const { value } = await planFromDescription({ profile, description: said }, context(language));
        expect(planProblems(value, profile, language)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});
