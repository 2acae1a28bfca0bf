import { api, FIELD_LIMIT, type Language, languages, MESSAGE_LIMIT } from '@foothold/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { largestFile } from '../../test/account/largest.ts';
import { buildTestApp, type TestApp, type TestCaller } from '../../test/app.ts';
import { filledProfile } from '../../test/guide-client.ts';
import { planner, planOf, stepAt, substepAt } from '../../test/plan.ts';

/** In each language what the guide looks for, again and again: bench/worst-texts.ts finds such. */
const units: Record<Language, string> = {
  en: 'I can sell cakes for 5 or ',
  he: 'לפנות 5 ',
  fr: 'd’un gâteau, ',
  es: 'enseñar a 5 o ',
  pt: 'ה',
};
/** Calls of the attacker that are under way at once. */
const LANES = 4;

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ config: { rateLimits: true } });
});
afterAll(() => test.close());

type Attack = (by: TestCaller, text: string, stepId: string) => Promise<{ status: number }>;

/** Every field that takes a text of somebody's own. */
const fields: readonly Attack[] = [
  (by, message) => by.call(api.chat.onboardingSend, { body: { message } }),
  (by, message, step_id) => by.call(api.chat.send, { body: { message, step_id } }),
  (by, text) => {
    const [notes, hobbies, limits] = [text, text, text].map((one) => one.slice(0, FIELD_LIMIT));
    return by.call(api.profile.save, { body: { ...filledProfile, notes, hobbies, limits } });
  },
  (by, user_input) => by.call(api.recommendations.create, { body: { onboarding_mode: 'idea', user_input } }),
  (by, user_feedback) =>
    by.call(api.recommendations.create, { body: { onboarding_mode: 'brainstorm', user_feedback } }),
  (by, description) => by.call(api.plan.createFromDescription, { body: { description, within_law: true } }),
  (by, feedback) => by.call(api.plan.adapt, { body: { feedback } }),
];

it('makes nobody else wait for a wrong answer, and gets none of the server’s own faults', async () => {
  const [attacker, noam] = [await planner(test), await planner(test)];
  const before = await planOf(noam);
  const { substep_id } = substepAt(before, 0, 0);
  const { step_id } = stepAt(await planOf(attacker), 0);
  const texts = languages.map((language) => units[language].repeat(MESSAGE_LIMIT).slice(0, MESSAGE_LIMIT));
  const attacks = texts.flatMap((text) => fields.map((field) => () => field(attacker, text, step_id)));
  const newcomer = test.as((await test.signUp()).token);
  attacks.unshift(() => attacker.call(api.account.exportReadable));
  attacks.unshift(() => newcomer.call(api.account.import, { body: largestFile(0) }));

  const answered = new Set<number>();
  let isOver = false;
  const lane = async () => {
    for (let next = attacks.shift(); next; next = attacks.shift()) answered.add((await next()).status);
  };
  const work = async () => {
    const params = { id: substep_id };
    for (let turn = 0; !isOver; turn += 1) {
      const status = turn % 2 === 0 ? 'completed' : 'pending';
      expect((await noam.call(api.plan.setSubstepStatus, { params, body: { status } })).status).toBe(200);
      expect(substepAt(await planOf(noam), 0, 0).status).toBe(status);
      if (turn % 4 !== 0) continue;
      const body = { message: 'How do I begin?', step_id: stepAt(before, 0).step_id };
      // A person's own limit: an attack that is long lets them ask that often.
      expect([200, 429]).toContain((await noam.call(api.chat.send, { body })).status);
    }
  };
  await Promise.all([
    Promise.all(Array.from({ length: LANES }, lane)).finally(() => {
      isOver = true;
    }),
    work(),
  ]);

  // Made, refused for what it is, too early, or too often; never 500 or 503.
  expect([...answered].filter((status) => ![200, 201, 400, 409, 422, 429].includes(status))).toEqual([]);
  expect(answered).toContain(200);
  expect((await planOf(noam)).steps.map(({ title }) => title)).toEqual(before.steps.map(({ title }) => title));
  expect((await noam.call(api.profile.get)).data.profile.notes).toBe(filledProfile.notes);
});
