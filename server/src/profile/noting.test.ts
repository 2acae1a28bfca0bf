import { api } from '@foothold/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestCaller } from '../../test/app.ts';
import { filledProfile } from '../../test/guide-client.ts';
import { planner } from '../../test/plan.ts';

let test: TestApp;
beforeAll(async () => (test = await buildTestApp()));
afterAll(() => test.close());

const LIMIT = 'I can’t lift heavy things since my back went';
const profileOf = async (person: TestCaller) => (await person.call(api.profile.get)).data.profile;
const ideas = (person: TestCaller, user_feedback?: string) =>
  person.call(api.recommendations.create, {
    body: { onboarding_mode: 'brainstorm', ...(user_feedback === undefined ? {} : { user_feedback }) },
  });

async function somebody(): Promise<TestCaller> {
  const person = test.as((await test.signUp()).token);
  await person.call(api.profile.save, { body: filledProfile });
  return person;
}

describe('a limit that is told beside what is asked for', () => {
  it('is written down where other ideas are asked for, said, and gone once it is put back', async () => {
    const person = await somebody();
    const before = await profileOf(person);
    const { noted } = (await ideas(person, LIMIT)).data;
    expect(noted?.text).toContain(LIMIT);
    expect((await profileOf(person)).limits).toContain(LIMIT);
    // Nothing new is told a second time.
    expect((await ideas(person, LIMIT)).data).not.toHaveProperty('noted');
    for (const body of noted?.before ?? []) await person.call(api.profile.saveField, { body });
    expect(await profileOf(person)).toEqual(before);
  });

  it('is written down where an idea is declined', async () => {
    const person = await somebody();
    const [idea] = (await ideas(person)).data.recommendations;
    const decline = (note: string) =>
      person.call(api.recommendations.decline, {
        params: { id: idea?.recommendation_id ?? '' },
        body: { reason: 'other', note },
      });
    expect((await decline('not my thing')).data).not.toHaveProperty('noted');
    expect((await decline(LIMIT)).data.noted?.text).toContain(LIMIT);
    expect((await profileOf(person)).limits).toContain(LIMIT);
  });

  it('is written down where a plan has to fit it, shown first or made at once', async () => {
    const person = await planner(test);
    const shown = await person.call(api.plan.previewAdapt, { body: { feedback: LIMIT } });
    expect(shown.data.noted?.text).toContain(LIMIT);
    const adapted = await person.call(api.plan.adapt, {
      body: { feedback: 'I don’t have a car, so nothing with driving' },
    });
    expect(adapted.data.noted?.text).toContain('I don’t have a car');
    expect((await profileOf(person)).limits).toContain(LIMIT);
  });

  it('is not written down of a message that may be a cry', async () => {
    const person = await somebody();
    const { data } = await ideas(person, `${LIMIT}. I do not want to live any more.`);
    expect(data).not.toHaveProperty('noted');
    expect((await profileOf(person)).limits).not.toContain(LIMIT);
  });
});
