import { describe, expect, it } from 'vitest';
import { builtInGuide } from '../built-in/guide.ts';
import { profileOf } from '../testing/profiles.ts';
import { stored } from '../testing/stored.ts';
import type { GuideContext, StoredPlan } from '../guide.ts';
import { promptedGuide } from '../prompted/guide.ts';
import { speaking, replying } from '../prompted/testing/talk-on-model.ts';
import { scriptedModels } from '../prompted/testing/scripted-models.ts';
import { figuresOfPerson, figuresOfPlan, wordsOfPlan } from './known-figures.ts';

const context: GuideContext = { language: 'en', now: Date.UTC(2026, 9, 16), seed: 'somebody' };
const builtIn = builtInGuide();
const profile = profileOf({ jobs: [['Bike mechanic', 30]], location: 'Leeds', hours: 6, budget: 100 });

/** A plan as it is stored: ids that are full of digits, and the time of a tick. */
async function keptPlan(): Promise<StoredPlan> {
  const { value } = await builtIn.recommend({ profile, mode: 'brainstorm', already: [], count: 1 }, context);
  const draft = await builtIn.planFromIdea({ profile, recommendation: value[0]! }, context);
  const plan = stored(draft.value, 'en', ['0.0']);
  const steps = plan.steps.map((step, nth) => ({
    ...step,
    step_id: `0192ab-7731-4${nth}73`,
    ref: 'phase.8864',
    substeps: step.substeps.map((one) => ({ ...one, substep_id: 'e7-6421-8', completed_at: '2031-05-17T18:53:59Z' })),
  }));
  return { ...plan, archetype: 'kind-5519', steps };
}
const plan = await keptPlan();
const ofIds = [192, 7731, 8864, 6421, 2031, 59, 5519];

describe('the figures of a plan', () => {
  it('are those of its words and its minutes, and none of its ids, refs and times', () => {
    const figures = new Set(figuresOfPlan({ ...plan, title: 'Mend 417 bicycles' }));
    expect(figures.has(417)).toBe(true);
    for (const { minutes } of plan.steps.flatMap(({ substeps }) => substeps)) expect(figures.has(minutes)).toBe(true);
    expect(ofIds.filter((figure) => figures.has(figure))).toEqual([]);
  });

  it('come from every text that a person reads', () => {
    const [step] = plan.steps;
    const [task] = step!.substeps;
    const read = [plan.title, plan.short_description, step!.title, step!.description, step!.smallest_test, step!.cap];
    for (const text of [...read, step!.stop_if, task!.title, task!.description, task!.deliverable])
      expect(wordsOfPlan(plan)).toContain(text);
  });
});

it('the figures of a person are those they named', () => {
  const figures = figuresOfPerson({ ...profile, age: 41, notes: 'I have 3 bikes' });
  expect(figures).toEqual(expect.arrayContaining([41, 3, 6, 100]));
});

describe('a figure that only an id of the plan holds', () => {
  const figure = 'You could reach 7731 people in your street.';

  it('is marked in a chat reply', async () => {
    const { models } = speaking(() => replying(figure));
    const input = { profile, plan, stepId: plan.steps[0]!.step_id, history: [], message: 'How many?' };
    const events = promptedGuide(models, builtIn).stepChat(input, context);
    const all = [];
    for await (const event of events) all.push(event);
    expect(all.at(-1)).toMatchObject({ meta: { warnings: ['figures'] } });
  });

  it('is refused in a welcome', async () => {
    const text = `Good to see you again. ${figure}`;
    const { models, asked } = scriptedModels([{ object: { text, suggestions: [] } }, { object: { text: 'x' } }]);
    await expect(promptedGuide(models, builtIn).checkIn({ profile, plan, days: 9 }, context)).rejects.toMatchObject({
      kind: 'bad-output',
    });
    expect(JSON.stringify(asked)).toContain('text names a figure that is not in the data');
  });
});
