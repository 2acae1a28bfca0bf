import { randomUUID } from 'node:crypto';
import { api, emptyProfile, type FieldUpdate, type Sent } from '@foothold/contract';
import type { Guide } from '@foothold/guide';
import { builtInGuide } from '@foothold/guide/built-in';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asStream, eventsOf } from '../../test/guide-client.ts';
import { buildTestApp, type TestApp, type TestCaller } from '../../test/app.ts';

const builtIn = builtInGuide();
let onUpdateSent: () => Promise<unknown> = async () => undefined;
/** The built-in guide, unless the message says how to misbehave. */
const onboardingTurn: Guide['onboardingTurn'] = async function* (input, context) {
  if (input.message === 'refuse') throw new Error('secret prompt');
  if (input.message === 'update' || input.message === 'forge') {
    const forged = { field: 'is_admin', payload: true } as unknown as FieldUpdate;
    yield { type: 'update', update: forged };
    yield { type: 'update', update: { field: 'age', payload: 12 } };
    if (input.message === 'update') yield { type: 'update', update: { field: 'hobbies', payload: 'Chess' } };
    await onUpdateSent();
    yield { type: 'done', text: 'Noted.', suggestions: [], meta: { source: 'model', warnings: [] } };
    return;
  }
  yield* builtIn.onboardingTurn(input, context);
};

let test: TestApp;
beforeAll(async () => (test = await buildTestApp({ guide: { ...builtIn, onboardingTurn } })));
afterAll(() => test.close());

type Body = Sent<typeof api.chat.onboardingSend.body>;
const somebody = async () => test.as((await test.signUp()).token);
const say = (person: TestCaller, message: string, rest: Partial<Body> = {}, headers = {}) =>
  person.call(api.chat.onboardingSend, { body: { message, ...rest }, headers });
const messagesOf = async (person: TestCaller) => (await person.call(api.chat.onboardingList)).data.messages;
const profileOf = async (person: TestCaller) => (await person.call(api.profile.get)).data.profile;

describe('what was removed in the interview', () => {
  const baker = { role_title: 'Baker', company_name: 'Bread & Co', duration_months: 40, description: 'Nights; led 4' };
  const skill = { skill_name: 'sourdough', level: 'advanced', notes: 'won a prize' } as const;
  const held = { ...emptyProfile, experiences: [baker], skills: [skill] };

  it.each(['Baker', 'sourdough'])('comes back whole: %s', async (name) => {
    const person = await somebody();
    await person.call(api.profile.save, { body: held });
    await say(person, '');
    await say(person, `remove ${name}`);
    expect(await profileOf(person)).not.toMatchObject({ experiences: [baker], skills: [skill] });
    await say(person, 'undo');
    expect(await profileOf(person)).toMatchObject({ experiences: [baker], skills: [skill] });
  });
});

it('remembers what it asked back, and what was tapped', async () => {
  const person = await somebody();
  await say(person, 'I was a nurse for 7 years');
  await say(person, 'first aid');
  const { suggestions } = (await say(person, 'be brave again')).data;
  expect(suggestions).toHaveLength(3);
  const value = 'be brave again';
  expect((await say(person, suggestions[2] ?? '')).data.updates).toMatchObject([{ field: 'goals' }]);
  expect((await profileOf(person)).goals).toEqual([{ goal_type: 'for myself', value }]);
});

describe('opening the interview', () => {
  it('says something first, once, however often it is asked to', async () => {
    const person = await somebody();
    const replies = [...(await Promise.all([say(person, ''), say(person, '')])), await say(person, ' ')];
    expect(replies[0]?.data).toMatchObject({ updates: [], source: 'builtin' });
    expect(replies.map(({ data }) => data)).toEqual(replies.map(() => replies[0]?.data));
    expect(await messagesOf(person)).toMatchObject([{ sender: 'foothold', content: replies[0]?.data.reply }]);
  });

  it('answers with the last reply when nothing was said since', async () => {
    const person = await somebody();
    await say(person, '');
    const { data } = await say(person, 'I have 6 hours a week');
    expect((await say(person, '')).data).toEqual(data);
    expect(await messagesOf(person)).toHaveLength(3);
  });

  it('speaks the language that was chosen meanwhile', async () => {
    const person = await somebody();
    await say(person, '', { language: 'en' });
    await say(person, '', { language: 'he' });
    expect(await messagesOf(person)).toHaveLength(1);
    expect((await messagesOf(person))[0]?.content).toBe((await say(person, '', { language: 'he' })).data.reply);
  });
});

describe('a turn of the interview', () => {
  it('keeps message and reply, and what it learns goes to the profile', async () => {
    const person = await somebody();
    await say(person, '');
    const { status, data } = await say(person, 'I have 6 hours a week');
    expect(status).toBe(200);
    expect(data.updates).toEqual([{ field: 'hours_per_week', payload: 6 }]);
    expect((await profileOf(person)).resources.hours_per_week).toBe(6);
    const contents = (await messagesOf(person)).slice(1).map(({ sender, content }) => ({ sender, content }));
    expect(contents).toEqual([
      { sender: 'user', content: 'I have 6 hours a week' },
      { sender: 'foothold', content: data.reply },
    ]);
  });

  it('has stored an update before it tells of it, and drops what the contract does not allow', async () => {
    const person = await somebody();
    let stored = '';
    onUpdateSent = async () => (stored = (await profileOf(person)).hobbies);
    const { response } = await say(person, 'update', {}, asStream);
    const update = { field: 'hobbies', payload: 'Chess' };
    expect(stored).toBe('Chess');
    expect(eventsOf(response.body)).toMatchObject([
      { event: 'update', data: update },
      { event: 'done', data: { reply: 'Noted.', updates: [update], source: 'model' } },
    ]);
    expect(await profileOf(person)).toMatchObject({ age: null, hobbies: 'Chess' });
  });

  it('makes nothing twice when a message is sent again', async () => {
    const person = await somebody();
    const id = randomUUID();
    const send = () => say(person, 'I have 6 hours a week', { id });
    const [first, second] = await Promise.all([send(), send()]);
    expect(second.data).toEqual(first.data);
    expect(await messagesOf(person)).toHaveLength(2);
  });

  it('keeps the message when the guide fails, and an empty one asks for its answer', async () => {
    const person = await somebody();
    const failed = await say(person, 'refuse');
    expect([failed.status, failed.data]).toEqual([503, expect.objectContaining({ code: 'UNAVAILABLE' })]);
    expect(await messagesOf(person)).toMatchObject([{ sender: 'user', content: 'refuse' }]);
    expect((await say(person, '')).status).toBe(503);
    expect(await messagesOf(person)).toHaveLength(1);
  });

  it('is each person’s own', async () => {
    const [one, other] = [await somebody(), await somebody()];
    await say(one, 'I have 6 hours a week');
    expect(await messagesOf(other)).toEqual([]);
    expect((await test.as(null).call(api.chat.onboardingList)).status).toBe(401);
  });
});
