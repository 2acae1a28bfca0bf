import { describe, expect, it } from 'vitest';
import { builtInGuide } from '../../built-in/guide.ts';
import { contextFor } from '../../checks/ask.ts';
import { insistence } from '../../checks/push-back/flawed-ideas.ts';
import { peopleIn } from '../../checks/golden/people.ts';
import type { RecommendInput } from '../../guide.ts';
import { dataIn } from '../testing/data-in.ts';
import { type Scripted, scriptedModels } from '../testing/scripted-models.ts';
import { ideasAnswer, wireIdeas } from '../testing/written-ideas.ts';
import { recommend } from './recommend.ts';

const nurse = peopleIn('en').find(({ name }) => name === 'nurse')!;
const context = contextFor('en', nurse);
const COUNT = 3;

async function asks(more: Partial<RecommendInput>, ideas: readonly object[] = ownFirst) {
  const script: Scripted[] = [{ object: ideasAnswer(ideas) }, { object: ideasAnswer(ideas) }];
  const { models, asked } = scriptedModels(script);
  const input: RecommendInput = { profile: nurse.profile, mode: 'idea', already: [], count: COUNT, ...more };
  return { ...(await recommend(models, builtInGuide())(input, context)), asked };
}

const ownFirst = wireIdeas(COUNT, (_, index) => ({ own: index < 2 }));
const IDEA = 'An app that reminds older people of their pills';

describe('an idea that somebody brought', async () => {
  const { value, asked } = await asks({ idea: IDEA });
  const [first, second, third] = value;

  it('has what stands in its way named first, by code and not by the model', () => {
    const { blocking } = dataIn<{ blocking: string }>(asked[0]!.prompt, 'standing');
    expect(first!.fit.risks[0]).toBe(blocking);
    expect(first!.expectations).toMatch(/^What stands in the way first: /u);
    expect(first!.expectations).toContain(blocking);
    expect(second!.fit.risks[0]).toBe(blocking);
    expect(first!.fit.risks).toContain(wireIdeas(1)[0]!.risks[0]);
  });

  it('casts no doubt on ideas of another kind', () => {
    expect(third!.expectations).not.toMatch(/stands in the way/u);
  });

  it('keeps its verdict when somebody insists without a new fact', async () => {
    const again = await asks({ idea: IDEA, feedback: insistence.en });
    expect(again.value[0]!.fit.risks[0]).toBe(first!.fit.risks[0]);
    expect(again.value[0]!.expectations).toMatch(/isn’t a new fact, so this stays\./u);
  });

  it('changes its verdict with a new fact', async () => {
    const told = await asks({ idea: IDEA, feedback: 'A customer has already paid me for it in advance.' });
    expect(told.value[0]!.expectations).toMatch(/settles one doubt/u);
    expect(told.value[0]!.fit.risks[0]).not.toBe(first!.fit.risks[0]);
  });

  it('comes first: an answer that passes over it is sent back', async () => {
    const { asked: passed } = await asks({ idea: IDEA }, [wireIdeas(3)[2]!, ...ownFirst.slice(0, 2)]);
    expect(passed[0]!.issues[0]!.join('\n')).toMatch(/the first idea must be a version of what the person brought/u);
  });

  it('may be beyond the person’s age, which is said, while its neighbours may not', async () => {
    const pupil = peopleIn('en').find(({ name }) => name === 'pupil-16')!.profile;
    const young = wireIdeas(COUNT, (_, index) => ({ own: index === 0, min_age: 18, needs: [], hours_min: 1 }));
    const { value: offered } = await asks({ idea: IDEA, profile: pupil }, young);
    expect(offered.map(({ fit }) => fit.source)).toEqual(['model', 'builtin', 'builtin']);
  });
});

describe('no model is asked', () => {
  it.each([
    ['about what may not be planned', { idea: 'Sell fake documents' }, 'refused'],
    ['by somebody in distress', { idea: 'I want to kill myself' }, 'distress'],
    ['by somebody who says so in a note', { idea: IDEA, feedback: 'I want to end my life' }, 'distress'],
  ])('%s', async (_what, more, warning) => {
    const { value, meta, asked } = await asks(more);
    expect(asked).toEqual([]);
    expect(meta).toEqual({ source: 'builtin', warnings: [warning] });
    expect(value.every(({ fit }) => fit.source === 'builtin')).toBe(true);
  });
});

it('shows a business by its labelled lines', async () => {
  const business = { description: 'I knit scarves for shops', challenge: 'too few customers' };
  const { asked, value } = await asks({ mode: 'from-description', business });
  expect(dataIn(asked[0]!.prompt, 'brought')).toBe(
    'Business description: I knit scarves for shops\nBusiness challenge: too few customers',
  );
  expect(value.map(({ fit }) => fit.source)).toEqual(['model', 'model', 'model']);
});

it('ignores “own” where nobody brought anything', async () => {
  const { profile } = peopleIn('en').find(({ name }) => name === 'pupil-16')!;
  const grown = wireIdeas(COUNT, () => ({ own: true, min_age: 18, needs: [], hours_min: 1 }));
  const { models, asked } = scriptedModels([{ object: ideasAnswer(grown) }, { object: ideasAnswer(grown) }]);
  const input: RecommendInput = { profile, mode: 'brainstorm', already: [], count: COUNT };
  await expect(recommend(models, builtInGuide())(input, context)).rejects.toMatchObject({ kind: 'bad-output' });
  expect(asked[0]!.issues[0]!.join('\n')).toMatch(/the person is 16 years old/u);
  expect(asked[0]!.prompt.messages[0]!.content).not.toContain('<data name="brought">');
});
