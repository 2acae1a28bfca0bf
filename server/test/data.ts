import { readFileSync } from 'node:fs';
import { api, secondStep } from '@foothold/contract';
import { somebody } from './plan.ts';
import { buildTestApp, type TestApp } from './app.ts';
import { codeOf } from './second-step/authenticator.ts';

/** Characters that a careless writer or reader of lines would lose. */
export const AWKWARD =
  'a "quoted" \\n back\\slash, \u2028 a line, \t a tab, שלום \u202Eabc\u202C, 👩🏽‍🔧, e\u0301, \u{10FFFF}';

/** An app with people in it who have something in most tables. */
export async function livedIn(people = 2): Promise<TestApp> {
  const test = await buildTestApp();
  for (let each = 0; each < people; each += 1) {
    const person = await somebody(test);
    await person.call(api.profile.saveField, { body: { field: 'notes', payload: AWKWARD } });
    await person.call(api.recommendations.create, { body: { onboarding_mode: 'brainstorm' } });
    await person.call(api.plan.createFromDescription, { body: { description: `A bakery. ${AWKWARD}` } });
    const { data: plan } = await person.call(api.plan.get);
    await person.call(api.chat.send, { body: { message: AWKWARD, step_id: plan.steps[0]!.step_id } });
    await person.call(api.plan.adapt, { body: { feedback: 'I have less time, only 2 hours a week' } });
    await person.call(api.feedback.send, { body: { message: AWKWARD } });
    const { secret } = (await person.call(secondStep.begin, { body: { password: person.person.password } })).data;
    await person.call(secondStep.confirm, { body: { code: codeOf(secret, test.services.now()) } });
  }
  await test.as(null).call(api.feedback.send, { body: { message: AWKWARD } });
  return test;
}

/** The lines of a backup, rows in an order that no collation changes; without the end, whose checksum hangs on the order. */
export function rowsOfFile(path: string): string[] {
  return readFileSync(path, 'utf8').split('\n').slice(1, -2).toSorted();
}
