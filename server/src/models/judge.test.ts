import { api } from '@foothold/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInGuide } from '@foothold/guide/built-in';
import { buildTestApp, type TestApp } from '../../test/app.ts';
import { goodModel } from '../../test/models/good-model.ts';
import { modelIds } from '../../test/models/language-model.ts';
import { settingsFor } from '../../test/models/models-on.ts';
import { type StandIn, startStandIn } from '../../test/models/stand-in.ts';
import { planOf, type Planner, planner, stepAt } from '../../test/plan.ts';
import { unlimited } from './budget.ts';
import { configuredGuide } from './configured-guide.ts';
import { Meters } from './meters.ts';

let writer: StandIn;
let judge: StandIn;
let test: TestApp;
let person: Planner;
const meters = new Meters();
let now = Date.UTC(2026, 9, 16);
/** What the judge says. */
let verdict = '{"findings": []}';

beforeAll(async () => {
  writer = await startStandIn({ format: 'openai-compatible', answer: goodModel });
  judge = await startStandIn({ format: 'openai', answer: () => verdict });
  const settings = {
    ...settingsFor([writer, judge]),
    models: settingsFor([writer]).models,
    judgeModels: [{ provider: 'openai' as const, model: modelIds.openai }],
    judgeTimeoutMs: 1_000,
  };
  const models = { sessionSecret: 'x'.repeat(32), budget: unlimited, meters, now: () => now };
  const guide = await configuredGuide(settings, models, builtInGuide());
  test = await buildTestApp({ guide, modelMeters: meters });
  person = await planner(test);
});
afterAll(async () => {
  await test.close();
  await Promise.all([writer.close(), judge.close()]);
});

/** A reply, and what the judge is counted to have said of the chat. */
async function reply() {
  now += 61_000;
  const { step_id } = stepAt(await planOf(person), 0);
  const count = () =>
    Object.fromEntries(
      meters
        .samples('model_judgements_total')
        .filter(({ labels }) => labels['ability'] === 'chat')
        .map(({ labels, value }) => [labels['verdict'], value]),
    );
  const before = count();
  const { status, data } = await person.call(api.chat.send, {
    body: { message: 'Where do I put a note up?', step_id },
  });
  const more = Object.entries(count()).filter(([name, value]) => value !== (before[name] ?? 0));
  return { status, source: data.source, verdicts: more.map(([name]) => name) };
}

describe('an app with a judge', () => {
  it('shows what passes', async () => {
    verdict = '{"findings": []}';
    expect(await reply()).toEqual({ status: 200, source: 'model', verdicts: ['passed'] });
  });

  it('is counted with the calls and tokens of its judge, apart from those of the chat', async () => {
    verdict = '{"findings": []}';
    const counted = (counter: 'model_calls_total' | 'model_tokens_total', ability: string) =>
      meters
        .samples(counter)
        .filter(({ labels }) => labels['ability'] === ability)
        .reduce((sum, { value }) => sum + value, 0);
    const all = () =>
      (['model_calls_total', 'model_tokens_total'] as const).flatMap((counter) =>
        ['chat', 'judge'].map((ability) => counted(counter, ability)),
      );
    const before = all();
    const read = judge.requests.length;
    await reply();
    const [chatCalls = 0, judgeCalls = 0, chatTokens = 0, judgeTokens = 0] = all().map(
      (one, at) => one - (before[at] ?? 0),
    );
    expect([chatCalls, judgeCalls]).toEqual([1, judge.requests.length - read]);
    expect(judgeCalls).toBeGreaterThan(0);
    expect(Math.min(chatTokens, judgeTokens)).toBeGreaterThan(500);
  });

  it('answers with the built-in guide what is refused twice', async () => {
    verdict = '{"findings": [{"n": 1, "problem": "promise"}]}';
    expect(await reply()).toEqual({ status: 200, source: 'builtin', verdicts: ['refused'] });
  });

  it.each([
    ['writes nonsense', () => (verdict = 'I think that this is fine.')],
    ['is out of order', () => (judge.manner.fault = 'overloaded')],
    ['says nothing in time', () => (judge.manner.fault = 'hang')],
  ])('shows what the rules let pass while the judge %s', async (_how, spoil) => {
    spoil();
    expect(await reply()).toEqual({ status: 200, source: 'model', verdicts: ['none'] });
  });
});
