import { describe, expect, it } from 'vitest';
import { builtInGuide } from '../../built-in/guide.ts';
import { contextFor } from '../../checks/ask.ts';
import { peopleIn } from '../../checks/golden/people.ts';
import type { RecommendInput } from '../../guide.ts';
import { scriptedModels } from '../testing/scripted-models.ts';
import { ideasAnswer, type WireIdea, wireIdeas } from '../testing/written-ideas.ts';
import { recommend } from './recommend.ts';

const nurse = peopleIn('en').find(({ name }) => name === 'nurse')!;
const COUNT = 5;

async function asks(sets: readonly (readonly object[])[], more: Partial<RecommendInput> = {}) {
  const { models, asked } = scriptedModels(sets.map((ideas) => ({ object: ideasAnswer(ideas) })));
  const input: RecommendInput = { profile: nurse.profile, mode: 'brainstorm', already: [], count: COUNT, ...more };
  const answer = await recommend(models, builtInGuide())(input, contextFor('en', nurse));
  return { ...answer, asked };
}

/** Good ideas, the first of them changed. */
const first = (change: Partial<WireIdea> & object) => wireIdeas(COUNT, (idea, index) => (index === 0 ? change : idea));

describe('work that the catalogue does not know', async () => {
  const blades = { form: 'repair', unit: 'piece', hours_per_unit: 0.4, entry: null };
  const { value } = await asks([first(blades)]);

  it('is reckoned with by its own unit, not by a job of three hours', () => {
    expect(value[0]?.fit.numbers).toMatchObject({ unit: 'piece', assumed: { hours_per_unit: 0.4 } });
  });

  it('serves an income unless the person has another goal', async () => {
    const claimed = await asks([first({ purpose: 'impact' })]);
    expect(claimed.value[0]?.fit.purpose).toBe('earn');
    const goals = [{ goal_type: 'impact', value: 'help the newcomers in my street' }];
    const profile = { ...nurse.profile, goals };
    const meant = await asks([first({ purpose: 'impact', evidence: ['E1', 'E2'] })], { profile });
    expect(meant.value[0]?.fit).toMatchObject({ purpose: 'impact', numbers: null });
  });

  it('is told the forms that are not wanted, and sent back when it has one', async () => {
    const feedback = 'no lessons please, I do not want to teach';
    const { asked } = await asks([first({ form: 'teach' }), wireIdeas(COUNT)], { feedback });
    expect(JSON.stringify(asked[0]?.prompt.messages)).toContain('forms_not_wanted');
    expect(asked[0]?.issues.flat().join(' ')).toContain('nothing of the form “teach”');
  });
});
