import {
  api,
  IDEA_MAX,
  IDEAS_MAX,
  ITEMS_MAX,
  MESSAGE_LIMIT,
  NAME_LIMIT,
  PLAN_MAX,
  PLANS_MAX,
} from '@foothold/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  draftSteps,
  feedbackRows,
  fileOf,
  fullSteps,
  ideaRows,
  idOf,
  type ImportFile,
  largestFile,
  longText,
  messageRows,
  planRow,
  profileRow,
  stepsOf,
  versionRows,
} from '../../test/account/largest.ts';
import { buildTestApp, type TestApp, type TestPerson } from '../../test/app.ts';
import { NOT_IMPORTED } from './import-data.ts';
import { ROWS_MAX } from './import-rows.ts';

let test: TestApp;
beforeAll(async () => (test = await buildTestApp()));
afterAll(() => test.close());

async function workOf({ token }: TestPerson) {
  const { data } = (await test.as(token).call(api.account.export)).data;
  const kept = Object.entries(data).filter(([name]) => !NOT_IMPORTED.includes(name));
  return Object.fromEntries(kept.map(([name, rows]) => [name, rows.map(({ user_id: _mine, ...row }) => row)]));
}

async function taken(person: TestPerson, body: ImportFile) {
  const { status, response } = await test.as(person.token).call(api.account.import, { body });
  return { status, ...(response.json() as { code?: string; error?: string; imported?: object }) };
}

const planOf = (change: object, substeps: readonly number[] = [1]) =>
  fileOf({ plan: [{ ...planRow('plan', stepsOf('plan', substeps)), ...change }] });
const spread = (steps: number, substeps: number) =>
  Array.from({ length: steps }, (_one, at) => Math.floor(substeps / steps) + (at < substeps % steps ? 1 : 0));
const versions = (count: number) => {
  const steps = stepsOf('plan', [1]);
  return fileOf({ plan: [planRow('plan', steps)], plan_version: versionRows('plan', count, steps) });
};
const plans = (count: number) =>
  fileOf({ plan: Array.from({ length: count }, (_one, at) => planRow(`plan ${at}`, stepsOf(`${at}`, [1]))) });
const proposal = (substeps: number) => {
  const steps = stepsOf('plan', [1]);
  const drafted = draftSteps(stepsOf('plan', [substeps]));
  const draft = { title: 'Plan', short_description: '', archetype: null, steps: drafted };
  const row = { plan_id: idOf('plan'), id: idOf('proposal'), version: 100, feedback: 'less', draft, source: 'builtin' };
  const made = { applied: null, created_at: '2026-11-23T10:00:00.000Z' };
  return fileOf({ plan: [planRow('plan', steps)], plan_proposal: [{ ...row, ...made }] });
};
const items = (change: Partial<Record<keyof typeof ITEMS_MAX, number>>) =>
  fileOf({ profile: [profileRow({ experiences: 1, skills: 1, goals: 1, ...change })] });
const idea = (change: object) => fileOf({ recommendation: ideaRows(1).map((row) => ({ ...row, ...change })) });
const fit = (change: object) => idea({ fit: { ...(ideaRows(1)[0]?.['fit'] as object), ...change } });

/** What is bounded, the bound, and a file with so many. */
const bounds: [string, number, (count: number) => ImportFile][] = [
  ['steps of a plan', PLAN_MAX.steps, (count) => planOf({}, spread(count, count))],
  ['substeps of a plan', PLAN_MAX.substeps, (count) => planOf({}, spread(PLAN_MAX.steps, count))],
  ['substeps of one step', PLAN_MAX.substeps, (count) => planOf({}, [count])],
  ['letters of a plan’s title', PLAN_MAX.title, (count) => planOf({ title: longText('', count) })],
  ['letters of a plan’s text', PLAN_MAX.words, (count) => planOf({ short_description: longText('', count) })],
  ['substeps of a refinement that was shown', PLAN_MAX.substeps, proposal],
  ['earlier states of a plan', PLAN_MAX.versions, versions],
  ['plans', PLANS_MAX, plans],
  ['ideas', IDEAS_MAX, (count) => fileOf({ recommendation: ideaRows(count) })],
  ['letters of an idea', IDEA_MAX.words, (count) => idea({ detailed_description: longText('', count) })],
  ['letters of what to expect', IDEA_MAX.paragraph, (count) => idea({ expectations: longText('', count) })],
  ['facts of an idea', IDEA_MAX.items, (count) => fit({ why: Array.from({ length: count }, () => 'bread') })],
  ['letters of a fact', IDEA_MAX.fact, (count) => fit({ why: [longText('', count)] })],
  ['letters of a risk', IDEA_MAX.line, (count) => fit({ risks: [longText('', count)] })],
  ['letters of an archetype', NAME_LIMIT, (count) => fit({ archetype: longText('', count) })],
  ['jobs', ITEMS_MAX.experiences, (experiences) => items({ experiences })],
  ['skills', ITEMS_MAX.skills, (skills) => items({ skills })],
  ['goals', ITEMS_MAX.goals, (goals) => items({ goals })],
  [
    'letters of words to the makers',
    MESSAGE_LIMIT,
    (count) => fileOf({ feedback: feedbackRows(1).map((row) => ({ ...row, message: longText('', count) })) }),
  ],
  ['words to the makers', ROWS_MAX.feedback, (count) => fileOf({ feedback: feedbackRows(count) })],
  ['messages', ROWS_MAX.chat_message, (count) => fileOf({ chat_message: messageRows(count, null) })],
];

describe('an import', () => {
  it.each(bounds)('takes in as many %s as there may be (%i), and not one more', async (_what, most, file) => {
    const person = await test.signUp();
    const untouched = await workOf(person);
    const refused = await taken(person, file(most + 1));
    expect([refused.status, refused.code]).toEqual([422, 'IMPORT_TOO_LARGE']);
    expect(refused.error).toBe('This file holds more than an account can keep. Nothing was changed.');
    expect(await workOf(person)).toEqual(untouched);
    expect(await taken(person, file(most))).toMatchObject({ status: 200 });
  });

  it('takes in all of it at once, and its export again', async () => {
    const [one, other] = [await test.signUp(), await test.signUp()];
    expect(await taken(one, largestFile(200))).toMatchObject({ status: 200 });
    const { data } = await test.as(one.token).call(api.account.export);
    expect(await taken(other, data)).toMatchObject({ status: 200 });
    expect(await workOf(other)).toEqual(await workOf(one));
    expect(fullSteps.reduce((sum, count) => sum + count, 0)).toBe(PLAN_MAX.substeps);
  });
});
