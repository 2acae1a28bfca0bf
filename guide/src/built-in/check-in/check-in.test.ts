import { languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { lix, lixLimit, promisesAnything } from '../../checks/prose.ts';
import type { StoredPlan } from '../../guide.ts';
import { asksOf } from '../../chat/asks.ts';
import { planFromIdea } from '../plan/plan-from-idea.ts';
import { recommend } from '../recommend.ts';
import { goldenProfiles, profileOf } from '../../testing/profiles.ts';
import { stored } from '../../testing/stored.ts';
import { checkIn } from './check-in.ts';

const profile = goldenProfiles['mechanic'] ?? profileOf({});
const context = (language: (typeof languages)[number]) => ({ language, now: 0, seed: 's' });

async function planIn(language: (typeof languages)[number], done: readonly string[] = []): Promise<StoredPlan> {
  const ideas = await recommend({ profile, mode: 'brainstorm', already: [], count: 1 }, context(language));
  const [recommendation] = ideas.value;
  if (!recommendation) throw new Error('No idea.');
  return stored((await planFromIdea({ profile, recommendation }, context(language))).value, language, done);
}

const allOf = (plan: StoredPlan) => plan.steps.flatMap((step) => step.substeps);
const pauses = [3, 14, 60];

describe.each(languages)('a word after a pause in %s', (language) => {
  it('differs by the pause and by what is done', async () => {
    const fresh = await planIn(language);
    const begun = await planIn(language, ['0.0', '0.1']);
    const done = await planIn(
      language,
      allOf(fresh).map((substep) => substep.substep_id),
    );
    const texts = await Promise.all(
      [fresh, begun, done].flatMap((plan) =>
        pauses.map(async (days) => (await checkIn({ profile, plan, days }, context(language))).value.text),
      ),
    );
    expect(new Set(texts).size).toBe(9);
    for (const text of texts) {
      expect(text).not.toMatch(/[{}]|undefined|NaN/u);
      expect(promisesAnything(text, language)).toBe(false);
      expect(text.length).toBeLessThan(700);
      expect(lix(text)).toBeLessThanOrEqual(lixLimit[language] + 4);
    }
  });

  it('names what was done last and what is next, and suggests what the chat understands', async () => {
    const plan = await planIn(language, ['0.0', '0.1']);
    const [, last, next] = allOf(plan);
    for (const days of [3, 14]) {
      const { text, suggestions } = (await checkIn({ profile, plan, days }, context(language))).value;
      expect(text).toContain(last?.title);
      expect(text).toContain(next?.title);
      expect(suggestions.length).toBeGreaterThanOrEqual(2);
      for (const suggestion of suggestions) expect(asksOf(suggestion)).not.toEqual([]);
    }
  });

  it('asks after months whether the plan still fits, and names the smallest test', async () => {
    const plan = await planIn(language);
    const { text } = (await checkIn({ profile, plan, days: 60 }, context(language))).value;
    expect(text).toContain(plan.steps[0]?.smallest_test.slice(0, 20));
  });
});

describe('a plan without steps', () => {
  it('gets a greeting', async () => {
    const plan = { ...(await planIn('en')), steps: [] };
    const { value } = await checkIn({ profile, plan, days: 3 }, context('en'));
    expect(value.text).toContain('Good to see you');
  });
});
