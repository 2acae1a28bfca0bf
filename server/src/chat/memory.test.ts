import { randomUUID } from 'node:crypto';
import { api } from '@foothold/contract';
import type { CondenseInput, Guide, StepChatInput } from '@foothold/guide';
import { builtInGuide } from '@foothold/guide/built-in';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { planner, planOf, stepAt } from '../../test/plan.ts';
import { buildTestApp, type TestApp } from '../../test/app.ts';

let condensed: CondenseInput[] = [];
let asked: StepChatInput[] = [];
let fails = false;
/** Held until it resolves, where there is one. */
let held: Promise<void> | null = null;
const stepChat: Guide['stepChat'] = async function* (input) {
  asked.push(input);
  yield { type: 'done', text: `Answer to ${input.message}`, suggestions: [], meta: { source: 'model', warnings: [] } };
};
const condense: Guide['condense'] = async (input) => {
  condensed.push(input);
  if (fails) throw new Error('away');
  await held;
  const value = [input.summary ?? [], ...input.turns.map(({ content }) => content)].flat().join(' | ');
  return { value, meta: { source: 'model', warnings: [] } };
};

let test: TestApp;
beforeAll(async () => (test = await buildTestApp({ guide: { ...builtInGuide(), stepChat, condense } })));
afterAll(() => test.close());
beforeEach(() => {
  condensed = [];
  asked = [];
  fails = false;
  held = null;
});

/** How many messages stay as they were said, and from how many on. */
const STAYS = 12;
const FULL = 20;

async function talker() {
  const person = await planner(test);
  const step_id = stepAt(await planOf(person), 0).step_id;
  const say = (message: string, rest = {}) => person.call(api.chat.send, { body: { message, step_id, ...rest } });
  return { ...person, say };
}

it('condenses what is old as soon as there is enough of it, and shows the rest as it was said', async () => {
  const { say } = await talker();
  for (let turn = 1; turn <= FULL / 2; turn += 1) await say(`message ${turn}`);
  await vi.waitFor(() => expect(condensed).toHaveLength(1));
  expect(condensed[0]?.summary).toBeUndefined();
  expect(condensed[0]?.turns).toHaveLength(FULL - STAYS);
  expect(condensed[0]?.turns[0]).toEqual({ sender: 'user', content: 'message 1' });
  expect(asked.at(-1)).not.toHaveProperty('summary');

  await vi.waitFor(async () => {
    await say('and now');
    expect(asked.at(-1)?.summary).toMatch(/^message 1 \| Answer to message 1 \|.* \| Answer to message 4/u);
  });
  expect(asked.at(-1)?.history[0]).toEqual({ sender: 'user', content: 'message 5' });
});

it('leaves no gap: whatever was said is in the summary or among what is shown, at every turn', async () => {
  const { say } = await talker();
  const summaries = new Set<string | undefined>();
  for (let turn = 1; turn <= 30; turn += 1) {
    await say(`message ${turn}.`);
    const { summary = '', history } = asked.at(-1)!;
    const known = [summary, ...history.map(({ content }) => content)].join(' | ');
    for (let earlier = 1; earlier < turn; earlier += 1) expect(known).toContain(`Answer to message ${earlier}.`);
    expect(history.length).toBeLessThan(40);
    summaries.add(summary);
  }
  await vi.waitFor(() => expect(summaries.size).toBeGreaterThan(2));
});

it('condenses a talk once at a time, and shows all of it meanwhile', async () => {
  const { say } = await talker();
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  for (let turn = 1; turn <= FULL / 2 + 4; turn += 1) await say(`held ${turn}`);
  const ofThis = condensed.filter(({ turns }) => turns[0]?.content.startsWith('held'));
  expect(ofThis).toHaveLength(1);
  expect(asked.at(-1)?.history[0]).toEqual({ sender: 'user', content: 'held 1' });
  resolve();
  await vi.waitFor(async () => {
    await say('and now');
    expect(asked.at(-1)?.summary).toMatch(/^held 1 /u);
  });
});

it('keeps no summary of messages that were put aside while it was made', async () => {
  const person = await talker();
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  for (let turn = 1; turn <= FULL / 2; turn += 1) await person.say(`message ${turn}`);
  await vi.waitFor(() => expect(condensed).toHaveLength(1));
  const { messages } = (await person.call(api.chat.list)).data;
  const second = messages.filter(({ sender }) => sender === 'user')[1];
  await person.say('another beginning', { id: randomUUID(), replaces: second?.id });
  held = null;
  resolve();
  for (let turn = 1; turn <= 3; turn += 1) await person.say('on');
  expect(asked.at(-1)).not.toHaveProperty('summary');
  expect(JSON.stringify(asked.at(-1))).not.toContain('message 3');
});

it('forgets with the messages it tells of, and goes on when it can’t be made', async () => {
  const person = await talker();
  const { say } = person;
  fails = true;
  for (let turn = 1; turn <= 20; turn += 1) expect((await say(`message ${turn}`)).status).toBe(200);
  await vi.waitFor(() => expect(condensed.length).toBeGreaterThan(1));
  fails = false;
  await say('once more');
  await vi.waitFor(async () => {
    await say('and now');
    expect(asked.at(-1)).toHaveProperty('summary');
  });
  const { messages } = (await person.call(api.chat.list)).data;
  const second = messages.filter(({ sender }) => sender === 'user')[1];
  await say('another beginning', { id: randomUUID(), replaces: second?.id });
  await say('on');
  expect(asked.at(-1)).not.toHaveProperty('summary');
  expect(asked.at(-1)?.history.map(({ content }) => content)).toEqual([
    'message 1',
    'Answer to message 1',
    'another beginning',
    'Answer to another beginning',
  ]);
});
