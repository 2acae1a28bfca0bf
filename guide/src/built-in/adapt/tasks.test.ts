import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { planFromIdea } from '../plan/plan-from-idea.ts';
import { recommend } from '../recommend.ts';
import { goldenProfiles } from '../testing/profiles.ts';
import { stored } from '../testing/stored.ts';
import { adaptPlan } from './adapt-plan.ts';

const profile = goldenProfiles.mechanic!;

async function stepsLeft(language: Language, feedback: string): Promise<string[] | undefined> {
  const context = { language, now: 0, seed: '' };
  const ideas = await recommend({ profile, mode: 'brainstorm', already: [], count: 1 }, context);
  const { value } = await planFromIdea({ profile, recommendation: ideas.value[0]! }, context);
  const plan = stored(value, language, []);
  const adapted = await adaptPlan({ profile, plan, feedback }, context);
  const keys = plan.steps.map((step) => step.step_id);
  return adapted.value.draft?.steps.map((step) => String(keys.indexOf(step.key ?? '') + 1));
}

describe('a step called by its place', () => {
  it.each<[Language, string, string[]]>([
    ['en', 'drop the second step', ['1', '3', '4', '5']],
    ['en', 'remove step 5', ['1', '2', '3', '4']],
    ['en', 'skip the last step', ['1', '2', '3', '4']],
    ['he', 'להוריד את השלב השני', ['1', '3', '4', '5']],
    ['fr', 'supprimer la deuxième étape', ['1', '3', '4', '5']],
    ['es', 'quitar el segundo paso', ['1', '3', '4', '5']],
    ['pt', 'tirar o segundo passo', ['1', '3', '4', '5']],
  ])('%s: %s', async (language, feedback, left) => {
    expect(await stepsLeft(language, feedback)).toEqual(left);
  });

  it.each<[Language, string]>([
    ['en', 'What a lovely day'],
    ['he', 'איזה יום יפה'],
    ['fr', 'Quelle belle journée'],
    ['es', 'Qué día tan bonito'],
    ['pt', 'Que dia lindo'],
  ])('changes nothing for small talk in %s', async (language, feedback) => {
    expect(await stepsLeft(language, feedback)).toBeUndefined();
  });

  it('changes nothing when no step has that number', async () => {
    expect(await stepsLeft('en', 'drop step 9')).toBeUndefined();
  });
});
