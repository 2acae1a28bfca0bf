import { randomUUID } from 'node:crypto';
import {
  api,
  checkIn,
  type PersonRow,
  type Plan,
  type Result,
  type ResultContent,
  result as results,
  rhythm,
} from '@foothold/contract';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { event } from '../db/schema/rhythm.ts';
import { buildTestApp, type TestApp, type TestCaller, type TestPerson } from '../../test/app.ts';
import { fullProfile } from '../../test/account/full-life.ts';
import { editing, problemsOf } from '../../test/result/histories.ts';

let test: TestApp;
let dana: TestPerson;
let person: TestCaller;
let plan: Plan;

beforeAll(async () => {
  test = await buildTestApp();
  dana = await test.signUp();
  person = test.as(dana.token);
  await person.call(api.plan.createFromDescription, { body: { description: 'I walk dogs in my quarter.' } });
  plan = (await person.call(api.plan.get)).data;
});
afterAll(() => test.close());

const substeps = () => plan.steps.flatMap((step) => step.substeps);
const idOf = (index: number) => ({ id: substeps()[index]!.substep_id });
const row = (name: string, answer: PersonRow['answer'] = null): PersonRow => ({
  id: randomUUID(),
  name,
  asked_on: '2026-05-01',
  answer,
  words: '',
});
const codeOf = (reply: { response: { json(): unknown } }) => (reply.response.json() as { code: string }).code;

describe('a result', () => {
  it('is nowhere before it is saved, and belongs to nobody else', async () => {
    expect((await person.call(results.get, { params: idOf(0) })).status).toBe(404);
    const other = test.as((await test.signUp()).token);
    const body = { kind: 'text' as const, data: { text: 'Mine' } };
    expect((await other.call(results.save, { params: idOf(0), body })).status).toBe(404);
    expect((await person.call(results.save, { params: { id: randomUUID() }, body })).status).toBe(404);
  });

  it('is kept as it was saved, and tells danger before anything else', async () => {
    const body = { kind: 'text' as const, data: { text: 'Calm walks at noon.' } };
    const saved = await person.call(results.save, { params: idOf(0), body });
    expect(saved.data).toMatchObject({ ...body, substep_id: idOf(0).id, revisions: [] });
    expect((await person.call(results.get, { params: idOf(0) })).data).toEqual(saved.data);
    const dark = { kind: 'text' as const, data: { text: 'I want to kill myself tonight.' }, base: body.data };
    const heard = await person.call(results.save, { params: idOf(0), body: dark });
    expect(heard.response.json()).toHaveProperty('care');
    expect(heard.data).toMatchObject({ data: dark.data });
  });

  it('merges rows by their ids, and keeps what another device wrote over', async () => {
    const params = idOf(1);
    const [ruth, tom, ana] = [row('Ruth'), row('Tom'), row('Ana')];
    const save = async (rows: PersonRow[], base?: Result) => {
      const known = base && { revised_at: base.revised_at, base: base.data as { rows: PersonRow[] } };
      const body = { kind: 'people' as const, data: { rows }, ...known };
      return (await person.call(results.save, { params, body })).data;
    };
    const first = await save([ruth, tom]);
    // One device adds somebody and hears a no; the other, on the state of before, hears something else and takes Tom out.
    await save([{ ...ruth, answer: 'no', words: 'Never' }, tom, ana], first);
    const last = await save([{ ...ruth, answer: 'yes', words: 'Gladly' }], first);
    expect(last.data).toEqual({ rows: [{ ...ruth, answer: 'yes', words: 'Gladly' }, ana] });
    expect(last.revisions).toMatchObject([{ words: expect.stringContaining('Never') as string }]);
    // The same save again, since its answer was lost, changes nothing.
    expect(await save([{ ...ruth, answer: 'yes', words: 'Gladly' }], first)).toEqual(last);
  });

  it('is an event of the log with each save, once however often it comes, with whom it asked for the first time', async () => {
    const params = idOf(3);
    const [ruth, tom] = [row('Ruth'), row('Tom', 'yes')];
    const stamp = { id: randomUUID(), at: '2026-05-01T10:00:00Z', zone: 'Asia/Jerusalem' };
    const save = (rows: PersonRow[], more: object) =>
      person.call(results.save, { params, body: { kind: 'people', data: { rows }, ...more } });
    await save([ruth], stamp);
    await save([ruth], stamp);
    await save([ruth, tom], {});
    const logged = await test.services.database.db
      .select({ id: event.id, kind: event.kind, zone: event.zone, data: event.data })
      .from(event)
      .where(and(eq(event.userId, dana.userId), eq(event.substepId, params.id)))
      .orderBy(event.receivedAt);
    expect(logged).toMatchObject([
      { id: stamp.id, kind: 'result', zone: 'Asia/Jerusalem', data: { asked: 1, title: substeps()[3]!.title } },
      { kind: 'result', data: { asked: 1 } },
    ]);
    expect(logged).toHaveLength(2);
  });

  it.each<[string, ResultContent]>([
    ['a text', { kind: 'text', data: { text: 'x'.repeat(8_001) } }],
    [
      'a list',
      {
        kind: 'list',
        data: { rows: Array.from({ length: 201 }, () => ({ id: randomUUID(), text: '', done: false })) },
      },
    ],
    ['a sum', { kind: 'sum', data: { rows: [{ id: randomUUID(), label: '', amount: 1e13 }] } }],
  ])('is refused with a clear sentence where %s is too long, and changes nothing', async (_name, body) => {
    const before = await person.call(results.get, { params: idOf(0) });
    const reply = await person.call(results.save, { params: idOf(0), body });
    expect(reply.status).toBe(400);
    const { fields } = reply.response.json() as { fields: Record<string, string> };
    expect(Object.values(fields).join()).toMatch(/^At most [\d,]+/u);
    expect((await person.call(results.get, { params: idOf(0) })).data).toEqual(before.data);
  });

  it('is refused where two devices together made more of it than it holds', async () => {
    const rows = () => Array.from({ length: 150 }, () => ({ id: randomUUID(), text: 'x', done: false }));
    const save = () => person.call(results.save, { params: idOf(2), body: { kind: 'list', data: { rows: rows() } } });
    expect((await save()).status).toBe(200);
    expect(codeOf(await save())).toBe('RESULT_FULL');
  });

  it('outlives the refinement that removed its substep, and is there again with undo', async () => {
    const target = substeps().find(({ status, title }) => status === 'pending' && title !== '')!;
    const text = { kind: 'text' as const, data: { text: 'Found out before it went.' } };
    const params = { id: target.substep_id };
    const { data: before } = await person.call(results.get, { params });
    await person.call(results.save, { params, body: { ...text, ...(before && { revised_at: before.revised_at }) } });
    const feedback = `Remove the task “${target.title}”`;
    const { data: refined } = await person.call(api.plan.adapt, { body: { feedback } });
    const held = (of: Plan) => of.steps.some((step) => step.substeps.some((one) => one.substep_id === params.id));
    expect(held(refined.plan)).toBe(false);
    const found = (await person.call(results.list)).data.results.find((one) => one.substep_id === params.id);
    expect(found).toMatchObject({ title: target.title, data: text.data });
    const more = { kind: 'text' as const, data: { text: 'Found out before it went. And after.' } };
    expect((await person.call(results.save, { params, body: more })).status).toBe(200);
    const { data: undone } = await person.call(api.plan.undo);
    expect(held(undone.plan)).toBe(true);
    expect((await person.call(results.get, { params })).data).toMatchObject({ data: more.data });
  });
});

describe('every substep', () => {
  it('has a place for its result, with an example and two prompts, also in a plan from before there were any', () => {
    for (const { work } of substeps()) {
      expect(work.example.length).toBeGreaterThan(20);
      expect(work.prompts).toHaveLength(2);
    }
  });
});

describe('a decision about a step', () => {
  it('goes on where it leads, and a stop teaches the next ideas', async () => {
    const again = test.as((await test.signUp()).token);
    await again.call(api.profile.save, { body: fullProfile() });
    const { data: offered } = await again.call(api.recommendations.create, { body: { onboarding_mode: 'brainstorm' } });
    const { recommendation_id } = offered.recommendations[0]!;
    await again.call(api.plan.createFromRecommendation, { body: { recommendation_id } });
    const { data: mine } = await again.call(api.plan.get);
    const params = { id: mine.steps[0]!.step_id };
    const decide = (choice: 'go_on' | 'change' | 'stop') =>
      again.call(results.decide, { params, body: { choice, reason: 'Eight of eight said no.' } });
    expect((await decide('go_on')).data).toMatchObject({ next: 'plan', plan: { plan_id: mine.plan_id } });
    expect((await decide('change')).data.next).toBe('refine');
    expect((await decide('stop')).data.next).toBe('ideas');
    const declined = async () =>
      (await again.call(api.recommendations.list)).data.recommendations.find(
        (one) => one.recommendation_id === recommendation_id,
      )?.declined;
    const stopped = async () => (await again.call(checkIn.get)).data.stopped;
    expect(await stopped()).toEqual({ step_id: params.id, reason: 'Eight of eight said no.' });
    expect(await declined()).toEqual({ reason: 'already-tried', note: 'Eight of eight said no.' });
    const { data: found } = await again.call(results.list);
    expect(found.results).toMatchObject([{ substep_id: params.id, kind: 'decision', data: { choice: 'stop' } }]);
    const { today } = (await again.call(checkIn.get)).data;
    const { data: lived } = await again.call(rhythm.week, { params: { date: today } });
    expect(lived.events.filter(({ kind }) => kind === 'decision').map(({ text }) => text)).toEqual(
      Array.from({ length: 3 }, () => 'Eight of eight said no.'),
    );
    expect((await person.call(results.decide, { params, body: { choice: 'stop', reason: '' } })).status).toBe(404);
    // Whoever goes on after all has declined nothing; and so has who works on, as far as the day is concerned.
    await decide('go_on');
    expect([await stopped(), await declined()]).toEqual([null, null]);
    await decide('stop');
    const tick = { params: { id: mine.steps[0]!.substeps[0]!.substep_id }, body: { status: 'completed' as const } };
    await again.call(api.plan.setSubstepStatus, tick);
    expect(await stopped()).toBeNull();
  });
});

describe('two devices that edit one result without a network (1,000 histories in bench/result-histories.ts)', () => {
  it('lose nothing of it, in any order', async () => {
    let at = 4;
    await fc.assert(
      fc.asyncProperty(editing, async (past) => {
        // A substep of its own for each history: its result begins anew.
        at += 1;
        if (at >= substeps().length) {
          await person.call(api.plan.createFromDescription, { body: { description: `I walk dogs ${randomUUID()}.` } });
          plan = (await person.call(api.plan.get)).data;
          at = 0;
        }
        expect(await problemsOf(person, idOf(at), past)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});
