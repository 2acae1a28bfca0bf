import { randomUUID } from 'node:crypto';
import { api, type Plan, type Sent } from '@foothold/contract';
import type { Guide } from '@foothold/guide';
import { builtInGuide } from '@foothold/guide/built-in';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asStream, eventsOf } from '../../test/guide-client.ts';
import { planner, type Planner, planOf, stepAt, substepAt } from '../../test/plan.ts';
import { buildTestApp, type TestApp } from '../../test/app.ts';

const builtIn = builtInGuide();
let asked = 0;
/** The built-in guide, unless the message says how to fail. */
const stepChat: Guide['stepChat'] = async function* (input, context) {
  asked += 1;
  if (input.message === 'break') {
    yield { type: 'delta', text: 'I was about to' };
    throw new Error('secret prompt');
  }
  if (input.message === 'refuse') throw new Error('secret prompt');
  yield* builtIn.stepChat(input, context);
};

let test: TestApp;
beforeAll(async () => (test = await buildTestApp({ guide: { ...builtIn, stepChat } })));
afterAll(() => test.close());

type Body = Sent<typeof api.chat.send.body>;
interface Talker extends Planner {
  plan: Plan;
  step: string;
}
async function talker(): Promise<Talker> {
  const person = await planner(test);
  const plan = await planOf(person);
  return { ...person, plan, step: stepAt(plan, 0).step_id };
}
const say = (person: Talker, message: string, rest: Partial<Body> = {}, headers = {}) =>
  person.call(api.chat.send, { body: { message, step_id: person.step, ...rest }, headers });
const messagesOf = async (person: Planner, query = {}) => (await person.call(api.chat.list, { query })).data.messages;

describe('POST /api/chat', () => {
  it('keeps the message and the reply, in order and about their step', async () => {
    const person = await talker();
    const substep_id = substepAt(person.plan, 0, 0).substep_id;
    const { status, data } = await say(person, 'How do I begin? 🙏', { substep_id });
    expect(status).toBe(200);
    expect(data.message).toMatchObject({
      sender: 'foothold',
      content: data.reply,
      source: 'builtin',
      interrupted: false,
    });
    const messages = await messagesOf(person);
    const about = { step_id: person.step, substep_id };
    expect(messages[0]).toMatchObject({ sender: 'user', content: 'How do I begin? 🙏', source: null, ...about });
    expect(messages.slice(1)).toEqual([{ ...data.message, ...about }]);
  });

  it('remembers what the reply gave: “shorter” is about that, and an export holds it', async () => {
    const person = await talker();
    const whole = (await say(person, 'Write a note to my landlord about the cellar')).data.reply;
    const short = (await say(person, 'shorter please')).data.reply;
    expect(whole).toContain('my landlord');
    expect(short).toContain('the cellar');
    expect(short.length).toBeLessThan(whole.length);
    const { data } = (await person.call(api.account.export)).data;
    const given = data['chat_message']?.map(({ record }) => record);
    expect(given).toContainEqual(
      expect.objectContaining({
        answered: expect.objectContaining({
          changed: true,
          message: expect.objectContaining({ to: 'my landlord', length: expect.stringMatching(/^(short|least)$/u) }),
        }),
      }),
    );
  });

  it('streams the reply and ends with exactly the plain answer', async () => {
    const person = await talker();
    const { response } = await say(person, 'What next?', {}, asStream);
    const events = eventsOf(response.body);
    const done = events.at(-1) as { event: string; data: { reply: string; message: unknown } };
    const text = events.slice(0, -1).map(({ data }) => (data as { text: string }).text);
    expect(text.join('')).toBe(done.data.reply);
    expect((await messagesOf(person))[1]).toEqual(done.data.message);
  });

  it.each(['in turn', 'at once'])('makes nothing twice when a message is sent again %s', async (how) => {
    const person = await talker();
    const id = randomUUID();
    asked = 0;
    const send = () => say(person, 'Hello', { id });
    const first = how === 'in turn' ? [await send(), await send()] : await Promise.all([send(), send()]);
    expect(first[1]?.data).toEqual(first[0]?.data);
    expect(asked).toBe(1);
    expect((await messagesOf(person)).map((message) => message.id)).toEqual([id, first[0]?.data.message.id]);
  });

  it('recognises a message by its Idempotency-Key too', async () => {
    const person = await talker();
    const send = () => say(person, 'Hello', {}, { 'idempotency-key': 'k1' });
    expect((await send()).data).toEqual((await send()).data);
    expect(await messagesOf(person)).toHaveLength(2);
  });

  it('keeps the message when the guide fails, and asks again when it is sent again', async () => {
    const person = await talker();
    const id = randomUUID();
    const failed = await say(person, 'refuse', { id });
    expect([failed.status, failed.data]).toEqual([503, expect.objectContaining({ code: 'UNAVAILABLE' })]);
    expect(failed.response.body).not.toContain('secret');
    expect(await messagesOf(person)).toMatchObject([{ id, content: 'refuse' }]);
    asked = 0;
    await say(person, 'refuse', { id });
    expect(asked).toBe(1);
    expect(await messagesOf(person)).toHaveLength(1);
  });

  it('keeps what was said of a reply that broke off, marks it, and lets a whole one take its place', async () => {
    const person = await talker();
    const id = randomUUID();
    const { response } = await say(person, 'break', { id }, asStream);
    expect(eventsOf(response.body)).toMatchObject([
      { event: 'delta', data: { text: 'I was about to' } },
      { event: 'error', data: { code: 'UNAVAILABLE' } },
    ]);
    const broken = await messagesOf(person);
    expect(broken[1]).toMatchObject({ content: 'I was about to', interrupted: true, source: null });
    await say(person, 'break', { id });
    expect((await messagesOf(person)).map((message) => message.id)).toEqual(broken.map((message) => message.id));
  });

  it('finds no step that is foreign, unknown or not the substep’s', async () => {
    const [one, other] = [await talker(), await talker()];
    const unknown = await say(one, 'Hello', { step_id: randomUUID() });
    expect(unknown.status).toBe(404);
    expect((await say(one, 'Hello', { step_id: other.step })).data).toEqual(unknown.data);
    const elsewhere = substepAt(one.plan, 1, 0).substep_id;
    expect((await say(one, 'Hello', { substep_id: elsewhere })).data).toEqual(unknown.data);
    expect(await messagesOf(one)).toEqual([]);
  });

  it('refuses an id that another conversation already uses', async () => {
    const person = await talker();
    const id = randomUUID();
    await person.call(api.chat.onboardingSend, { body: { message: 'Hello', id } });
    expect((await say(person, 'Hello', { id })).status).toBe(400);
  });

  it('refuses a blank message, and anybody signed out', async () => {
    const person = await talker();
    expect((await say(person, ' \u200b')).status).toBe(400);
    expect((await say({ ...person, ...test.as(null) }, 'Hello')).status).toBe(401);
  });
});

describe('GET /api/chat', () => {
  it('pages back through the history', async () => {
    const person = await talker();
    for (const message of ['one', 'two', 'three']) await say(person, message);
    const all = await messagesOf(person);
    expect(all).toHaveLength(6);
    const newest = await messagesOf(person, { limit: '2' });
    expect(newest).toEqual(all.slice(4));
    expect(await messagesOf(person, { limit: '3', before: newest[0]?.id })).toEqual(all.slice(1, 4));
    expect((await person.call(api.chat.list, { query: { before: randomUUID() } })).status).toBe(404);
    expect((await person.call(api.chat.list, { query: { limit: 'x' } })).status).toBe(400);
  });

  it('keeps each plan’s conversation apart', async () => {
    const person = await talker();
    await say(person, 'About the bakery');
    await person.call(api.plan.createFromDescription, { body: { description: 'A bicycle shop' } });
    expect(await messagesOf(person)).toEqual([]);
    expect(await messagesOf(person, { plan_id: person.plan.plan_id })).toHaveLength(2);
  });

  it('is nobody else’s, and needs a plan', async () => {
    const [one, other] = [await talker(), await talker()];
    const list = (plan_id: string) => one.call(api.chat.list, { query: { plan_id } });
    const foreign = await list(other.plan.plan_id);
    expect(foreign.status).toBe(404);
    expect(foreign.data).toEqual((await list(randomUUID())).data);
    const planless = test.as((await test.signUp()).token);
    expect((await planless.call(api.chat.list)).data).toMatchObject({ code: 'NO_ACTIVE_PLAN' });
  });
});

describe('GET /api/context', () => {
  it('gives the words of a step and of its substep', async () => {
    const person = await talker();
    const [step, { substep_id, title, description }] = [stepAt(person.plan, 0), substepAt(person.plan, 0, 0)];
    const card = { title: step.title, description: step.description };
    const context = (query: Record<string, string>) => person.call(api.chat.context, { query });
    expect((await context({ step_id: step.step_id })).data).toEqual({ step: card });
    expect((await context({ step_id: step.step_id, substep_id })).data).toEqual({
      step: card,
      substep: { title, description },
    });
    const elsewhere = { step_id: step.step_id, substep_id: substepAt(person.plan, 1, 0).substep_id };
    expect((await context(elsewhere)).status).toBe(404);
    expect((await context({})).status).toBe(400);
  });
});
