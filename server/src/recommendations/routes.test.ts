import { api, type Sent } from '@foothold/contract';
import type { Guide } from '@foothold/guide';
import { builtInGuide } from '@foothold/guide/built-in';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asStream, eventsOf, filledProfile } from '../../test/guide-client.ts';
import { buildTestApp, type TestApp, type TestCaller } from '../../test/app.ts';

let test: TestApp;
beforeAll(async () => (test = await buildTestApp()));
afterAll(() => test.close());

type Body = Sent<typeof api.recommendations.create.body>;
const brainstorm: Body = { onboarding_mode: 'brainstorm' };
const more: Body = { ...brainstorm, user_feedback: 'Something else, please' };

async function somebody(on = test): Promise<TestCaller> {
  const person = on.as((await on.signUp()).token);
  await person.call(api.profile.save, { body: filledProfile });
  return person;
}
const ask = (person: TestCaller, body: Body = brainstorm, headers = {}) =>
  person.call(api.recommendations.create, { body, headers });
const listOf = async (person: TestCaller) => (await person.call(api.recommendations.list)).data.recommendations;
const titles = (ideas: { title: string }[]) => ideas.map(({ title }) => title);

describe('POST /api/recommendations', () => {
  it('gives at least three ideas and keeps them', async () => {
    const person = await somebody();
    const { status, data } = await ask(person);
    expect(status).toBe(200);
    expect(data.recommendations.length).toBeGreaterThanOrEqual(3);
    expect(await listOf(person)).toEqual(data.recommendations);
  });

  it('answers the same question with the same ideas', async () => {
    const person = await somebody();
    const first = await ask(person);
    expect((await ask(person)).data).toEqual(first.data);
    expect(await listOf(person)).toEqual(first.data.recommendations);
  });

  it('loses no earlier idea and repeats none when the profile has changed', async () => {
    const person = await somebody();
    const first = (await ask(person)).data.recommendations;
    await person.call(api.profile.saveField, { body: { field: 'hours_per_week', payload: 4 } });
    const second = (await ask(person)).data.recommendations;
    expect(second.length).toBeGreaterThanOrEqual(3);
    const all = await listOf(person);
    expect(titles(all).slice(0, first.length)).toEqual(titles(first));
    expect(new Set(titles(all)).size).toBe(all.length);
  });

  it('hears a goal that waits behind a question of care, since to ask for ideas is to go on', async () => {
    const person = test.as((await test.signUp()).token);
    expect((await ask(person)).status).toBe(400);
    const message = 'I am a baker, 12 years. I am tired of everything. I want 310 a month';
    for (const said of ['', message]) await person.call(api.chat.onboardingSend, { body: { message: said } });
    expect((await person.call(api.profile.get)).data.profile.goals).toEqual([]);
    expect((await ask(person)).status).toBe(200);
    const { profile } = (await person.call(api.profile.get)).data;
    expect(profile.goals.map(({ value }) => value)).toEqual(['310 a month']);
    expect(JSON.stringify(profile)).not.toContain('tired');
  });

  it('leaves deleted what somebody deletes that had waited behind a question of care', async () => {
    const person = test.as((await test.signUp()).token);
    const message = 'I am a glazier, 9 years. I play the accordion. I am tired of everything. I want 420 a month';
    for (const said of ['', message]) await person.call(api.chat.onboardingSend, { body: { message: said } });
    expect((await ask(person)).status).toBe(200);
    const profileNow = async () => (await person.call(api.profile.get)).data.profile;
    expect((await profileNow()).experiences).toHaveLength(1);
    await person.call(api.profile.saveField, { body: { field: 'experience', payload: [] } });
    expect((await ask(person)).status).toBe(200);
    expect((await ask(person, more)).status).toBe(200);
    // Nor does the interview keep it again, once they go on there.
    await person.call(api.chat.onboardingSend, { body: { message: 'I have 6 hours a week' } });
    const { experiences, goals } = await profileNow();
    expect(experiences).toEqual([]);
    expect(goals.map(({ value }) => value)).toEqual(['420 a month']);
  });

  it('gives only new ideas for feedback', async () => {
    const person = await somebody();
    const first = (await ask(person)).data.recommendations;
    const second = (await ask(person, more)).data.recommendations;
    expect(second.length).toBeGreaterThan(0);
    expect(titles(second).filter((title) => titles(first).includes(title))).toEqual([]);
    expect(await listOf(person)).toEqual([...first, ...second]);
  });

  it('offers no idea twice however many calls run at once', async () => {
    const person = await somebody();
    const replies = await Promise.all([...Array(4)].flatMap(() => [ask(person), ask(person, more)]));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    const all = titles(await listOf(person));
    expect(new Set(all).size).toBe(all.length);
  });

  it('streams each idea before the whole reply', async () => {
    const person = await somebody();
    const { response } = await person.call(api.recommendations.create, { body: brainstorm, headers: asStream });
    const events = eventsOf(response.body);
    const done = events.at(-1);
    expect(done).toEqual({ event: 'done', data: { recommendations: await listOf(person) } });
    expect(events.slice(0, -1)).toEqual((await listOf(person)).map((data) => ({ event: 'item', data })));
  });

  it('wants a goal in the stored profile', async () => {
    const person = test.as((await test.signUp()).token);
    const { status, data } = await ask(person);
    expect([status, data]).toEqual([400, expect.objectContaining({ code: 'GOAL_REQUIRED' })]);
  });

  it('wants an idea in idea mode, in the call or kept', async () => {
    const person = await somebody();
    const idea: Body = { onboarding_mode: 'idea' };
    expect((await ask(person, { ...idea, user_input: ' ' })).data).toMatchObject({ code: 'IDEA_REQUIRED' });
    expect((await ask(person, { ...idea, user_input: 'A repair van' })).status).toBe(200);
    await person.call(api.profile.saveIntent, { body: { intent: 'idea', idea_text: 'A bakery' } });
    expect((await ask(person, idea)).status).toBe(200);
  });

  it('is each person’s own', async () => {
    const [one, other] = [await somebody(), await somebody()];
    await ask(one);
    expect(await listOf(other)).toEqual([]);
    expect((await test.as(null).call(api.recommendations.list)).status).toBe(401);
  });
});

describe('a guide that has nothing more, or fails', () => {
  const withGuide = async (recommend: Guide['recommend']) => {
    const guided = await buildTestApp({ guide: { ...builtInGuide(), recommend } });
    return { guided, person: await somebody(guided) };
  };

  it('fills a first answer up with ideas offered earlier', async () => {
    let left = 1;
    const builtIn = builtInGuide();
    const { guided, person } = await withGuide(async (input, context) => {
      const answer = await builtIn.recommend(input, context);
      return left-- > 0 ? answer : { ...answer, value: [] };
    });
    const first = (await ask(person)).data.recommendations;
    await person.call(api.profile.saveField, { body: { field: 'age', payload: 60 } });
    expect((await ask(person)).data.recommendations).toEqual(first.slice(-3));
    expect((await ask(person, more)).data.recommendations).toEqual([]);
    await guided.close();
  });

  it('says that it is unavailable and keeps nothing', async () => {
    const { guided, person } = await withGuide(() => Promise.reject(new Error('secret prompt')));
    const { status, data, response } = await ask(person);
    expect([status, data]).toEqual([503, expect.objectContaining({ code: 'UNAVAILABLE' })]);
    expect(response.headers['retry-after']).toMatch(/^\d+$/);
    expect(response.body).not.toContain('secret');
    expect(await listOf(person)).toEqual([]);
    await guided.close();
  });

  it('keeps and tells each idea as it comes, and asks for the rest when the guide broke off', async () => {
    const builtIn = builtInGuide();
    const counts: number[] = [];
    const { guided, person } = await withGuide(async (input, context) => {
      counts.push(input.count);
      const answer = await builtIn.recommend(input, context);
      for (const idea of answer.value) {
        input.onIdea?.(idea);
        if (counts.length === 1 && idea === answer.value[1]) throw new Error('secret prompt');
      }
      return answer;
    });
    const { response } = await ask(person, brainstorm, asStream);
    const broken = eventsOf(response.body);
    expect(broken.map(({ event }) => event)).toEqual(['item', 'item', 'error']);
    const kept = await listOf(person);
    expect(kept).toEqual(broken.slice(0, 2).map(({ data }) => data));

    const events = eventsOf((await ask(person, brainstorm, asStream)).response.body);
    const done = events.at(-1)?.data as { recommendations: unknown[] };
    expect(events.slice(0, -1).map(({ data }) => data)).toEqual(done.recommendations);
    expect(done.recommendations.slice(0, 2)).toEqual(kept);
    expect(counts).toEqual([5, 3]);
    expect(await listOf(person)).toEqual(done.recommendations);
    await guided.close();
  });

  it('keeps no idea of the wrong shape', async () => {
    const { guided, person } = await withGuide(async () => ({
      value: [{ title: '' } as never],
      meta: { source: 'model', warnings: [] },
    }));
    expect((await ask(person)).status).toBe(503);
    expect(await listOf(person)).toEqual([]);
    await guided.close();
  });
});

it('refuses a person’s eleventh call at once, and serves another', async () => {
  const waiting = Promise.withResolvers<void>();
  const builtIn = builtInGuide();
  const limited = await buildTestApp({
    config: { rateLimits: true },
    guide: { ...builtIn, recommend: (input, context) => waiting.promise.then(() => builtIn.recommend(input, context)) },
  });
  const [person, other] = [await somebody(limited), await somebody(limited)];
  const calls = [...Array(11)].map(() => ask(person));
  const refused = await Promise.race(calls);
  expect(refused.status).toBe(429);
  expect(refused.response.headers['retry-after']).toMatch(/^\d+$/);
  waiting.resolve();
  expect((await ask(other)).status).toBe(200);
  expect((await Promise.all(calls)).filter(({ status }) => status === 200)).toHaveLength(10);
  await limited.close();
});
