import { api } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { asStream, eventsOf } from '../../test/guide-client.ts';
import { planOf, type Planner, somebody, stepAt } from '../../test/plan.ts';
import { appOnModel } from '../../test/models/app-on-model.ts';
import type { Fault } from '../../test/models/fault.ts';
import { goodModel } from '../../test/models/good-model.ts';

const WORDS = 14;

const on = appOnModel({ format: 'anthropic', answer: goodModel, faultAfterWords: WORDS });

const MESSAGE = 'Where could I put up a note about it?';

/** Says something about the first step, in one go or as a stream. */
async function say(person: Planner, headers: Record<string, string> = {}) {
  const { step_id } = stepAt(await planOf(person), 0);
  const { status, data, response } = await person.call(api.chat.send, { body: { message: MESSAGE, step_id }, headers });
  const { data: thread } = await person.call(api.chat.list);
  return { status, data, body: response.body, messages: thread.messages };
}

/** Somebody with a plan out of an idea, made while the model does what it does. */
async function begin() {
  const person = await somebody(on.test);
  const ideas = await person.call(api.recommendations.create, { body: { onboarding_mode: 'brainstorm' } });
  const [idea] = ideas.data.recommendations;
  const body = { recommendation_id: idea?.recommendation_id ?? '' };
  const made = await person.call(api.plan.createFromRecommendation, { body });
  return { person, ideas, made };
}

/** Faults before anything can be read or shown. */
const whole: readonly Fault[] = [
  'unauthorized',
  'no-model',
  'rate-limit',
  'rate-limit-retry-after',
  'server-error',
  'overloaded',
  'context-too-long',
  'refusal',
  'empty-answer',
  'deep-json',
  'html-page',
  'gzip-bomb',
  'redirect',
  'reset-before-headers',
  'silent-headers',
  'empty-stream',
];

describe.each(whole)('a model with %s', (fault) => {
  it('leaves nobody without an answer: it is the built-in guide’s, and says so', { timeout: 60_000 }, async () => {
    on.standIn.manner.fault = fault;
    const { person, ideas, made } = await begin();
    expect([ideas.status, made.status]).toEqual([200, 201]);
    expect(ideas.data.recommendations.length).toBeGreaterThanOrEqual(3);
    expect(ideas.data.recommendations.every(({ fit }) => fit.source === 'builtin')).toBe(true);
    expect((await planOf(person)).source).toBe('builtin');

    const changed = await person.call(api.plan.adapt, { body: { feedback: 'I have less time' } });
    expect(changed.status).toBe(200);
    const { status, data, messages } = await say(person);
    expect([status, data.source]).toEqual([200, 'builtin']);
    expect(messages).toMatchObject([
      { sender: 'user', content: MESSAGE },
      { sender: 'foothold', source: 'builtin', interrupted: false },
    ]);
    const turn = await person.call(api.chat.onboardingSend, { body: { message: 'I was a cook for 3 years' } });
    expect([turn.status, turn.data.source]).toEqual([200, 'builtin']);
    expect(turn.data.updates.length).toBeGreaterThan(0);
    expect(on.standIn.requests.length).toBeGreaterThan(0);
  });
});

/** Faults after some of the reply was shown. */
const amid: readonly Fault[] = [
  'stall',
  'reset',
  'close-early',
  'overloaded-in-stream',
  'malformed-event',
  'content-filter',
];

describe.each(amid)('a model that breaks off by %s', (fault) => {
  it.each([{}, asStream])('is gone on behind by the built-in guide', async (headers) => {
    const { person } = await begin();
    on.standIn.manner.fault = fault;
    const { status, data, body, messages } = await say(person, headers);
    const end = headers === asStream ? eventsOf(body).at(-1) : { event: 'done', data };
    expect([status, end?.event]).toEqual([200, 'done']);
    expect(end?.data).toMatchObject({ source: 'mixed', reply: expect.stringMatching(/\p{L}{3}.* …\n\n\p{L}{2}/su) });
    expect(messages).toMatchObject([
      { sender: 'user', content: MESSAGE },
      { sender: 'foothold', source: 'mixed', interrupted: false },
    ]);

    on.standIn.manner.fault = null;
    expect((await say(person, headers)).messages.at(-1)).toMatchObject({ source: 'model', interrupted: false });
  });

  it('leaves the ideas and the plan whole', async () => {
    on.standIn.manner.fault = fault;
    on.standIn.manner.faultAfterWords = 400;
    const { person, ideas, made } = await begin();
    on.standIn.manner.faultAfterWords = WORDS;
    expect([ideas.status, made.status]).toEqual([200, 201]);
    expect(ideas.data.recommendations.length).toBeGreaterThanOrEqual(3);
    const titles = ideas.data.recommendations.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    const plan = await planOf(person);
    expect(plan.steps.length).toBe(5);
    // Some of it is the model's, some the built-in guide's; nothing says that all of it is one's.
    expect(ideas.data.recommendations.map(({ fit }) => fit.source)).toContain('builtin');
    expect(plan.source).toBe(on.standIn.requests.at(-1)?.words === 0 ? 'builtin' : 'mixed');
  });

  it('still has the built-in guide hear what somebody tells in the interview', async () => {
    const person = await somebody(on.test);
    on.standIn.manner.fault = fault;
    on.standIn.manner.faultAfterWords = 4;
    const message = 'I have 7 hours a week';
    const { status, data } = await person.call(api.chat.onboardingSend, { body: { message } });
    on.standIn.manner.faultAfterWords = WORDS;
    // What a filter takes back had all been said.
    expect([status, data.source]).toEqual([200, fault === 'content-filter' ? 'model' : 'mixed']);
    expect(data.updates).toEqual([expect.objectContaining({ payload: 7 })]);
  });
});

describe('a model that does well', () => {
  it('is named as the source of everything it wrote', async () => {
    const { person, ideas } = await begin();
    expect(ideas.data.recommendations.map(({ fit }) => fit.source)).toEqual(
      ideas.data.recommendations.map(() => 'model'),
    );
    expect((await planOf(person)).source).toBe('model');
    expect((await say(person)).messages[1]).toMatchObject({ source: 'model', interrupted: false });
  });

  it('is not asked for somebody who wants no model', async () => {
    const { person } = await begin();
    await person.call(api.account.setUseModel, { body: { use_model: false } });
    on.standIn.requests.length = 0;
    expect((await say(person)).messages[1]).toMatchObject({ source: 'builtin' });
    expect(on.standIn.requests).toHaveLength(0);
  });
});
