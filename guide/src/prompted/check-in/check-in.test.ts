import { beforeAll, describe, expect, it } from 'vitest';
import { builtInGuide } from '../../built-in/guide.ts';
import { profileOf } from '../../testing/profiles.ts';
import { stored } from '../../testing/stored.ts';
import type { StoredPlan } from '../../guide.ts';
import { ModelFailure } from '../ask.ts';
import { atNoon } from '../testing/talk-on-model.ts';
import { dataIn } from '../testing/data-in.ts';
import { type Scripted, scriptedModels } from '../testing/scripted-models.ts';
import { checkIn } from './check-in.ts';

const builtIn = builtInGuide();
const profile = profileOf({ jobs: [['Bike mechanic', 30]], location: 'Leeds', hours: 6 });
let plan: StoredPlan;

beforeAll(async () => {
  const { value } = await builtIn.recommend({ profile, mode: 'brainstorm', already: [], count: 1 }, atNoon);
  plan = stored((await builtIn.planFromIdea({ profile, recommendation: value[0]! }, atNoon)).value, 'en', ['0.0']);
});

const welcome = (text: string, suggestions: unknown = ['How do I do this?']): Scripted => ({
  object: { text, suggestions },
});
const asked = async (...script: Scripted[]) => {
  const scripted = scriptedModels(script);
  const answer = checkIn(scripted.models, builtIn)({ profile, plan, days: 9 }, atNoon);
  return { answer: await answer, asked: scripted.asked };
};
const good = 'Good to see you. You have talked to people already.\n\nTen minutes would do for the next task.';

describe('a welcome', () => {
  it('is the model’s, which knows what is done and what comes next', async () => {
    const { answer, asked: calls } = await asked(welcome(good));
    expect(answer).toEqual({
      value: { text: good, suggestions: ['How do I do this?'] },
      meta: { source: 'model', warnings: [] },
    });
    expect(dataIn(calls[0]!.prompt, 'progress')).toMatchObject({
      tasks_done: 1,
      last_done: plan.steps[0]!.substeps[0]!.title,
      next: { task: plan.steps[0]!.substeps[1]!.title, step: plan.steps[0]!.title },
    });
    expect(dataIn(calls[0]!.prompt, 'pause')).toEqual({ today: 'Friday, October 16, 2026', days_away: 9 });
  });

  it('has the built-in guide’s chips when the model gives none', async () => {
    const { answer } = await asked(welcome(good, []));
    expect(answer.value.suggestions.length).toBeGreaterThan(1);
  });

  it.each([
    ['claims a change', 'Welcome. I have moved your tasks to next week.'],
    ['promises', 'Welcome. This plan is guaranteed to work for you.'],
    [
      'is in another language',
      'Heureux de vous revoir. Vous pouvez commencer par une petite chose avec votre voisine.',
    ],
    ['invents a figure', 'Welcome back. You could earn 4711 a month with that.'],
    ['is too long', 'Welcome back. '.repeat(100)],
    ['is none', ''],
  ])('that %s is asked for again', async (_what, text) => {
    const { answer, asked: calls } = await asked(welcome(text), welcome(good));
    expect(calls[0]!.issues).toHaveLength(1);
    expect(answer.value.text).toBe(good);
  });

  it('may name the day of what was done, but no amount that only a day or a number for somebody holds', async () => {
    const rows = Array.from({ length: 19 }, (_one, at) => ({
      id: `${at}`,
      name: `Neighbour ${String.fromCharCode(65 + at)}`,
      asked_on: '2026-10-17' as const,
      answer: 'yes' as const,
      words: '',
    }));
    const at = { substep_id: plan.steps[0]!.substeps[0]!.substep_id, title: 'Ask', step_title: 'Check' };
    const known = {
      today: '2026-10-26',
      results: [{ kind: 'people' as const, data: { rows }, ...at }],
      doings: [],
      promise: null,
    };
    const told = async (...script: Scripted[]) => {
      const scripted = scriptedModels(script);
      await checkIn(scripted.models, builtIn)({ profile, plan, days: 9, known }, atNoon);
      return scripted.asked[0]!.issues;
    };
    const saying = (text: string) => welcome(`Welcome back. ${text}`);
    expect(await told(saying('You talked to them on the 17th.'))).toEqual([]);
    for (const text of ['That brought you €17 already.', 'You have taken €18 with it.'])
      expect(await told(saying(text), welcome(good))).toHaveLength(1);
  });

  it('is asked beside what was said about the plan, and may name the person’s own figures from it', async () => {
    const talk = { lately: [{ sender: 'user' as const, content: 'I counted 47 gates' }] };
    const scripted = scriptedModels([welcome('Welcome back. You counted 47 gates.')]);
    await checkIn(scripted.models, builtIn)({ profile, plan, days: 9, talk }, atNoon);
    expect(dataIn(scripted.asked[0]!.prompt, 'talk')).toEqual({
      lately: [{ from: 'person', text: 'I counted 47 gates' }],
    });
    expect(scripted.asked[0]!.issues).toEqual([]);
  });

  it('carries nothing away', async () => {
    const { answer } = await asked(welcome(`${good} ![x](https://evil.example/?q=1) <b>Go</b>`));
    expect(answer.value.text).toBe(`${good} x Go`);
  });

  it('that can’t be had is a failure', async () => {
    await expect(asked({ failure: new ModelFailure('timeout', 'p:m') })).rejects.toMatchObject({ kind: 'timeout' });
  });
});
