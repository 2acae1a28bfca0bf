import { emptyProfile, languages } from '@foothold/contract';
import type { ChatTurn, GuideContext } from '@foothold/guide';
import { builtInGuide } from '@foothold/guide/built-in';
import { promptedGuide } from '@foothold/guide/prompted';
import { heard, planOf } from '@foothold/guide/checks/ask';
import { peopleIn } from '@foothold/guide/checks/golden/people';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { interviewWords } from '../../../guide/src/interview/words.ts';
import { goodModel } from './good-model.ts';
import { modelsOn } from './models-on.ts';
import { startStandIn, type StandIn } from './stand-in.ts';
import type { Asked } from './wire-format.ts';

const answered = { source: 'model', warnings: [] };
const cv =
  'Dana Levi\nHaifa\n\nExperience\nBicycle mechanic, Wheels Ltd, 2015 - 2019\nRepaired city bicycles\n\nSkills\nWelding, Baking';

describe.each(languages)('a good model in %s', (language) => {
  const [person] = peopleIn(language).filter(({ name }) => name === 'nurse');
  const { profile } = person!;
  const context: GuideContext = { language, now: Date.UTC(2026, 9, 16), seed: 'a nurse' };
  let standIn: StandIn;
  let guide: ReturnType<typeof promptedGuide>;
  beforeAll(async () => {
    standIn = await startStandIn({ format: 'openai', answer: goodModel });
    guide = promptedGuide(modelsOn([standIn]).models, builtInGuide());
  });
  afterAll(() => standIn.close());

  it('answers every ability so that nothing has to be replaced', async () => {
    const input = { profile, mode: 'brainstorm' as const, already: [], count: 5 };
    const ideas = await guide.recommend(input, context);
    expect(ideas.meta).toEqual(answered);
    expect(ideas.value).toHaveLength(5);
    const [idea] = ideas.value;
    expect((await guide.planFromIdea({ profile, recommendation: idea! }, context)).meta).toEqual(answered);
    const description = 'Business description: a small bakery';
    expect((await guide.planFromDescription({ profile, description }, context)).meta.source).toBe('model');

    const plan = await planOf(guide, person!, idea!, language);
    const changed = await guide.adaptPlan({ profile, plan, feedback: 'make it a little shorter' }, context);
    expect(changed.meta).toEqual(answered);
    expect(changed.value.changes.length).toBeGreaterThan(0);
    expect((await guide.checkIn({ profile, plan, days: 9 }, context)).meta).toEqual(answered);

    const step = plan.steps[0]!;
    // A title may speak of medicine, as a nurse’s does, and is answered with care then.
    const message = step.title;
    const reply = await heard(guide.stepChat({ profile, plan, stepId: step.step_id, history: [], message }, context));
    expect(reply.text).toContain(step.substeps[0]!.title);
    // What the built-in guide has read of a CV stays.
    const resume = await guide.parseResume({ text: cv, fileName: 'cv.pdf' }, context);
    expect(resume.meta).toEqual({ ...answered, source: 'mixed' });
    expect(standIn.requests.every(({ ended }) => ended === 'whole')).toBe(true);
  });

  it('understands a bare answer by what it asked, and does not ask again what was left out', async () => {
    const words = interviewWords[language];
    const history: ChatTurn[] = [{ sender: 'foothold', content: words.questions.hours_per_week.ask }];
    const turn = (message: string) => heard(guide.onboardingTurn({ profile: emptyProfile, history, message }, context));
    expect((await turn('6')).updates).toEqual([{ field: 'hours_per_week', payload: 6 }]);
    const { text } = await turn(words.skip);
    expect(text).not.toContain(words.questions.hours_per_week.ask);
    expect(text).toContain(words.questions.experience.ask);
  });

  it('offers other ideas when it is asked for more', async () => {
    const input = { profile, mode: 'brainstorm' as const, count: 4 };
    const first = await guide.recommend({ ...input, already: [] }, context);
    const second = await guide.recommend({ ...input, already: first.value }, context);
    const titles = [...first.value, ...second.value].map(({ title }) => title);
    expect(new Set(titles).size).toBe(8);
    expect(second.meta.source).toBe('model');
  });
});

it('gives any other schema a value of its shape, also one that stands in the instructions', async () => {
  const schema = {
    type: 'object',
    properties: {
      ready: { type: 'boolean' },
      tags: { type: 'array', items: { type: 'string' } },
      n: { type: 'number' },
    },
  };
  const asked = { schema: null, instructions: `Answer so: ${JSON.stringify(schema)}\nThank you.`, messages: [] };
  const text = await goodModel(asked as unknown as Asked);
  expect(JSON.parse(text)).toEqual({ ready: true, tags: [expect.any(String)], n: 1 });
});
