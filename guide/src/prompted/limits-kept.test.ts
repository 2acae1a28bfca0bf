import { describe, expect, it } from 'vitest';
import { builtInGuide } from '../built-in/guide.ts';
import { contextFor } from '../checks/ask.ts';
import { peopleIn } from '../checks/golden/people.ts';
import { planFromIdea } from './plan/plan-from-idea.ts';
import { recommend } from './recommend/recommend.ts';
import { scriptedModels } from './testing/scripted-models.ts';
import { ideasAnswer, wireIdeas } from './testing/written-ideas.ts';
import { planAnswer } from './testing/written-plan.ts';

const COUNT = 5;
const builtIn = builtInGuide();
const nurse = peopleIn('en').find(({ name }) => name === 'nurse')!;
const profile = { ...nurse.profile, limits: 'no phone calls, I do not drive' };
const context = contextFor('en', nurse);

describe('ideas of a model', () => {
  const brainstorm = { profile, mode: 'brainstorm' as const, already: [], count: COUNT };
  const beyond = wireIdeas(COUNT, (idea, at) =>
    at === 1 ? { what_it_is: `${idea.what_it_is} You ring every owner.` } : {},
  );

  it('that ask in a sentence for what was ruled out are asked for once more, with the reason', async () => {
    const { models, asked } = scriptedModels(
      [beyond, wireIdeas(COUNT)].map((ideas) => ({ object: ideasAnswer(ideas) })),
    );
    const { value } = await recommend(models, builtIn)(brainstorm, context);
    expect(asked[0]?.issues.flat().join('\n')).toContain('ruled out “phone”, and this asks for it');
    expect(JSON.stringify(value)).not.toContain('You ring every owner');
    expect(value.filter(({ fit }) => fit.source === 'model')).toHaveLength(COUNT);
  });

  it('are left out when they ask for it again', async () => {
    const { models } = scriptedModels([beyond, beyond].map((ideas) => ({ object: ideasAnswer(ideas) })));
    const { value, meta } = await recommend(models, builtIn)(brainstorm, context);
    expect(JSON.stringify(value)).not.toContain('You ring every owner');
    expect([value.length, meta.source]).toEqual([COUNT, 'mixed']);
  });
});

describe('a plan of a model', async () => {
  const brainstorm = { profile, mode: 'brainstorm' as const, already: [], count: 1 };
  const [recommendation] = (await builtIn.recommend(brainstorm, context)).value;
  const drives = planAnswer((step, at) => ({
    substeps: step.substeps.map((one, index) =>
      at === 1 && index === 0 ? { ...one, title: 'Drive to six families with your list' } : one,
    ),
  }));

  it('with a task that asks for what was ruled out gets the draft’s step, unless it mends it', async () => {
    const plans = async (...answers: object[]) => {
      const { models, asked } = scriptedModels(answers.map((object) => ({ object })));
      const plan = await planFromIdea(models, builtIn)({ profile, recommendation: recommendation! }, context);
      return { ...plan, issues: asked[0]?.issues.flat().join('\n') };
    };
    const mended = await plans(drives, planAnswer());
    expect(mended.issues).toContain('ruled out “car”, and this asks for it');
    expect(mended.meta.source).toBe('model');
    const kept = await plans(drives, drives);
    expect(JSON.stringify(kept.value)).not.toContain('Drive to six families');
    expect(kept.meta.source).toBe('mixed');
  });
});
