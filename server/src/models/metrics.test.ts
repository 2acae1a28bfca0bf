import { api } from '@foothold/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtInGuide } from '@foothold/guide/built-in';
import { planOf, type Planner, planner, stepAt } from '../../test/plan.ts';
import { buildTestApp, type TestApp } from '../../test/app.ts';
import { unlimited } from './budget.ts';
import { configuredGuide } from './configured-guide.ts';
import { Meters } from './meters.ts';
import { goodModel } from '../../test/models/good-model.ts';
import { modelIds } from '../../test/models/language-model.ts';
import { settingsFor } from '../../test/models/models-on.ts';
import { type StandIn, startStandIn } from '../../test/models/stand-in.ts';

const TOKEN = 'a-token-for-metrics-only';
/** Longer than a model that failed is left alone, in milliseconds. */
const REST_MS = 61_000;
const FIRST_WORD_AFTER_MS = 50;
const usage = { input: 1_000, output: 200, cached: 400 };
const [FIRST, SECOND] = [`anthropic:${modelIds.anthropic}`, `openai:${modelIds.openai}`];

let [first, second]: StandIn[] = [];
let test: TestApp;
let person: Planner;
let now = Date.UTC(2026, 9, 16);

beforeAll(async () => {
  first = await startStandIn({ format: 'anthropic', answer: goodModel, usage, firstWordAfterMs: FIRST_WORD_AFTER_MS });
  second = await startStandIn({ format: 'openai', answer: goodModel, usage, firstWordAfterMs: FIRST_WORD_AFTER_MS });
  const meters = new Meters();
  const models = { sessionSecret: 'x'.repeat(32), budget: unlimited, meters, now: () => now };
  const guide = await configuredGuide(settingsFor([first, second]), models, builtInGuide());
  test = await buildTestApp({ guide, modelMeters: meters, config: { metricsToken: TOKEN } });
  person = await planner(test);
});
afterAll(async () => {
  await test.close();
  await Promise.all([first!.close(), second!.close()]);
});
beforeEach(() => {
  now += REST_MS;
  for (const { manner, requests } of [first!, second!]) {
    manner.fault = null;
    requests.length = 0;
  }
});

/** The lines about models, by what they count. */
async function counted(): Promise<Map<string, number>> {
  const { body } = await test.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } });
  const lines = body.split('\n').filter((line) => /^model_(?!.*_duration_)/u.test(line));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

/** What an act added to the counters: those of seconds apart, since no two calls take the same time. */
async function added<Reply>(act: () => Promise<Reply>) {
  const before = await counted();
  const reply = await act();
  const more = [...(await counted())]
    .map(([name, value]) => [name, value - (before.get(name) ?? 0)] as const)
    .filter(([, value]) => value !== 0);
  const isSeconds = ([name]: readonly [string, number]) => name.includes('_seconds_total');
  return {
    reply,
    counts: Object.fromEntries(more.filter((each) => !isSeconds(each))),
    seconds: Object.fromEntries(more.filter(isSeconds)),
  };
}

async function say() {
  const { step_id } = stepAt(await planOf(person), 0);
  const { data } = await person.call(api.chat.send, { body: { message: 'Where do I put a note up?', step_id } });
  return data.source;
}

const call = (ability: string, model: string, outcome: string) =>
  `model_calls_total{ability="${ability}",model="${model}",outcome="${outcome}"}`;
const firstText = (ability: string, model: string) => `model_first_text_total{ability="${ability}",model="${model}"}`;
const tokens = (model: string, calls = 1, ability = 'chat') =>
  Object.fromEntries(
    Object.entries(usage).map(([direction, count]) => [
      `model_tokens_total{ability="${ability}",model="${model}",direction="${direction}"}`,
      count * calls,
    ]),
  );
const inSeconds = (name: string) => name.replace('_total', '_seconds_total').replace('calls_', 'call_');

describe('/metrics of an app on two models', () => {
  it('count an answer, its tokens and its time', async () => {
    const { reply, counts, seconds } = await added(say);
    expect(reply).toBe('model');
    expect(counts).toEqual({ [call('chat', FIRST, 'ok')]: 1, [firstText('chat', FIRST)]: 1, ...tokens(FIRST) });
    const names = [call('chat', FIRST, 'ok'), firstText('chat', FIRST)].map(inSeconds);
    expect(Object.keys(seconds)).toEqual(names);
    const [whole = 0, toFirstText = 0] = names.map((name) => seconds[name]);
    // A timer may be a little early, and never by a fifth.
    expect(toFirstText).toBeGreaterThan((FIRST_WORD_AFTER_MS / 1_000) * 0.8);
    expect(whole).toBeGreaterThanOrEqual(toFirstText);
  });

  it('count a failure with the model that failed, and the answer with the one that gave it', async () => {
    first!.manner.fault = 'overloaded';
    const { reply, counts, seconds } = await added(say);
    expect(reply).toBe('model');
    expect(counts).toEqual({
      [call('chat', FIRST, 'overloaded')]: 1,
      [call('chat', SECOND, 'ok')]: 1,
      [firstText('chat', SECOND)]: 1,
      ...tokens(SECOND),
    });
    expect(seconds[inSeconds(call('chat', FIRST, 'overloaded'))]).toBeGreaterThan(0);
    expect(seconds).not.toHaveProperty([inSeconds(firstText('chat', FIRST))]);
  });

  it('count no call of a model that rests after its failures', async () => {
    first!.manner.fault = 'overloaded';
    for (let failures = 0; failures < 3; failures += 1) await say();
    const { counts } = await added(say);
    expect(counts).toEqual({ [call('chat', SECOND, 'ok')]: 1, [firstText('chat', SECOND)]: 1, ...tokens(SECOND) });
  });

  it('count the question that the built-in guide answered, and why', async () => {
    first!.manner.fault = 'overloaded';
    second!.manner.fault = 'unauthorized';
    const { reply, counts } = await added(say);
    expect(reply).toBe('builtin');
    expect(counts).toEqual({
      [call('chat', FIRST, 'overloaded')]: 1,
      [call('chat', SECOND, 'auth')]: 1,
      'model_questions_unanswered_total{ability="chat",kind="auth"}': 1,
    });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['recommend', () => person.call(api.recommendations.create, { body: { onboarding_mode: 'brainstorm' } })],
    ['plan', () => person.call(api.plan.createFromDescription, { body: { description: 'A bicycle shop' } })],
    ['adapt', () => person.call(api.plan.adapt, { body: { feedback: 'I have less time' } })],
    ['interview', () => person.call(api.chat.onboardingSend, { body: { message: 'I was a cook for 3 years' } })],
  ])('count every call of the ability %s', async (ability, act) => {
    const { counts } = await added(act);
    const calls = first!.requests.length;
    expect(calls).toBeGreaterThan(0);
    expect(counts).toEqual({
      [call(ability, FIRST, 'ok')]: calls,
      [firstText(ability, FIRST)]: calls,
      ...tokens(FIRST, calls, ability),
    });
    expect(second!.requests).toEqual([]);
  });
});
