import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/app.ts';

const CRY = 'I bake bread. I do not want to live any more, everyone would be better off without me.';
const profile = { goals: [{ goal_type: 'earn', value: '300 a month' }], location: 'Leeds, England' };

describe('somebody in danger', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await buildTestApp();
    ({ token } = await app.signUp());
  });
  afterAll(async () => app.app.close());
  const send = async (url: string, body: object) => {
    const reply = await app.app.inject({
      method: 'POST',
      url,
      payload: body,
      headers: { authorization: `Bearer ${token}` },
    });
    return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() };
  };

  it('is heard in every form, and what was typed is kept', async () => {
    const saved = await send('/api/profile', { ...profile, notes: CRY });
    expect(saved.body['care']).toContain('116 123');
    expect(saved.body['profile']).toMatchObject({ notes: CRY });
    for (const [url, body] of [
      ['/api/profile/field', { field: 'hobbies', payload: CRY }],
      ['/api/profile/intent', { intent: 'idea', idea_text: CRY }],
      ['/api/feedback', { message: CRY }],
    ] as const)
      expect([url, (await send(url, body)).body['care']]).toEqual([url, expect.stringContaining('carry this alone')]);
  });

  it('is offered no idea and no plan', async () => {
    const ideas = await send('/api/recommendations', { onboarding_mode: 'brainstorm', user_feedback: CRY });
    expect(ideas.body).toMatchObject({ recommendations: [], care: expect.stringContaining('crisis line') });
    const plan = await send('/api/plan/from-description', { description: CRY });
    expect([plan.status, plan.body['code']]).toEqual([422, 'CARE_FIRST']);
    expect(plan.body['error']).toContain('You do not have to carry this alone');
  });

  it('is told of it beside ideas where they turn to them at once, until they go on', async () => {
    ({ token } = await app.signUp());
    const skills = [{ skill_name: 'baking', level: 'advanced', notes: '' }];
    await send('/api/profile', { ...profile, skills });
    const ideas = async () => (await send('/api/recommendations', { onboarding_mode: 'brainstorm' })).body;
    expect(await ideas()).not.toHaveProperty('care');
    const { reply } = (await send('/api/onboarding/chat', { message: CRY })).body;
    expect(await ideas()).toMatchObject({ care: reply, recommendations: expect.arrayContaining([expect.anything()]) });
    // A bare “yes” is answered without the lines once more; beside ideas they stand all the same.
    expect((await send('/api/onboarding/chat', { message: 'yes' })).body['reply']).not.toContain('crisis line');
    expect(await ideas()).toMatchObject({ care: reply });
    await send('/api/onboarding/chat', { message: 'I have six hours a week' });
    expect(await ideas()).not.toHaveProperty('care');
  });

  it.each([
    ['en', 'I want to kill myself tonight'],
    ['he', 'אני רוצה להתאבד הלילה'],
    ['fr', 'je veux me suicider ce soir'],
    ['es', 'quiero suicidarme esta noche'],
    ['pt', 'quero me matar hoje à noite'],
  ] as const)(
    'is offered nothing and told whom to call where a form holds no other goal, in %s',
    async (language, cry) => {
      ({ token } = await app.signUp());
      await send('/api/profile', { ...profile, language, goals: [{ goal_type: 'other', value: cry }] });
      const { body } = await send('/api/recommendations', { onboarding_mode: 'brainstorm' });
      expect(body).toMatchObject({ recommendations: [], care: expect.stringContaining('116 123') });
    },
  );

  it('is told nothing of it where nothing was meant', async () => {
    const saved = await send('/api/profile', { ...profile, notes: 'I bake bread and laugh a lot.' });
    expect(saved.body).not.toHaveProperty('care');
    for (const payload of ['en', 'he', 'fr', 'es', 'pt'])
      expect((await send('/api/profile/field', { field: 'language', payload })).body).not.toHaveProperty('care');
  });
});

it('makes no plan of what breaks the law, and asks where it may', async () => {
  const app = await buildTestApp();
  const { token } = await app.signUp();
  const headers = { authorization: `Bearer ${token}` };
  const send = async (url: string, payload: object) => {
    const reply = await app.app.inject({ method: 'POST', url, payload, headers });
    return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() };
  };
  const plan = async (description: string, answer = {}) =>
    send('/api/plan/from-description', { description, ...answer });
  expect(await plan('We sell fake documents to people who look for work')).toMatchObject({
    status: 422,
    body: { code: 'NOT_PLANNED' },
  });
  const either = 'We drive strangers over the border at night';
  expect(await plan(either)).toMatchObject({ status: 422, body: { code: 'ASKED_OF_LAW' } });
  expect((await plan(either, { within_law: true })).status).toBe(201);

  await send('/api/profile', profile);
  const ideas = async (more = {}) =>
    send('/api/recommendations', { onboarding_mode: 'idea', user_input: either, ...more });
  const titles = ({ body }: Awaited<ReturnType<typeof ideas>>) =>
    (body['recommendations'] as { title: string }[]).map(({ title }) => title).join(' ');
  const asked = await ideas();
  const { wishes } = asked.body['notice'] as { wishes: string[] };
  expect(titles(asked)).not.toContain('drive strangers');
  expect(titles(await ideas({ user_feedback: wishes[0] }))).toContain('drive strangers');
  await app.app.close();
});
