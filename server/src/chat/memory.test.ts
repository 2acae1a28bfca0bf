import { randomUUID } from 'node:crypto';
import { api } from '@foothold/contract';
import { builtInGuide, type CondenseInput, type Guide, type StepChatInput } from '@foothold/guide';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { planner, planOf, stepAt } from '../plan/testing.ts';
import { buildTestApp, type TestApp } from '../testing.ts';

let condensed: CondenseInput[] = [];
let asked: StepChatInput[] = [];
let fails = false;
const stepChat: Guide['stepChat'] = async function* (input) {
  asked.push(input);
  yield { type: 'done', text: `Answer to ${input.message}`, suggestions: [], meta: { source: 'model', warnings: [] } };
};
const condense: Guide['condense'] = async (input) => {
  condensed.push(input);
  if (fails) throw new Error('away');
  const value = `${input.summary ?? ''}[${input.turns.length}]`;
  return { value, meta: { source: 'model', warnings: [] } };
};

let test: TestApp;
beforeAll(async () => (test = await buildTestApp({ guide: { ...builtInGuide(), stepChat, condense } })));
afterAll(() => test.close());
beforeEach(() => {
  condensed = [];
  asked = [];
  fails = false;
});

async function talker() {
  const person = await planner(test);
  const step_id = stepAt(await planOf(person), 0).step_id;
  const say = (message: string, rest = {}) => person.call(api.chat.send, { body: { message, step_id, ...rest } });
  return { ...person, say };
}

it('condenses what is old and shows the rest as it was said', async () => {
  const { say } = await talker();
  for (let turn = 1; turn <= 20; turn += 1) await say(`message ${turn}`);
  await vi.waitFor(() => expect(condensed).toHaveLength(1));
  expect(condensed[0]?.summary).toBeUndefined();
  expect(condensed[0]?.turns).toHaveLength(20);
  expect(condensed[0]?.turns[0]).toEqual({ sender: 'user', content: 'message 1' });
  expect(asked.at(-1)).not.toHaveProperty('summary');

  await vi.waitFor(async () => {
    await say('and now');
    expect(asked.at(-1)?.summary).toBe('[20]');
  });
  expect(asked.at(-1)?.history[0]).toEqual({ sender: 'user', content: 'message 11' });
});

it('forgets with the messages it tells of, and goes on when it can’t be made', async () => {
  const person = await talker();
  const { say } = person;
  fails = true;
  for (let turn = 1; turn <= 20; turn += 1) expect((await say(`message ${turn}`)).status).toBe(200);
  await vi.waitFor(() => expect(condensed).toHaveLength(1));
  fails = false;
  await say('once more');
  await vi.waitFor(() => expect(condensed.length).toBeGreaterThan(1));
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
