import { api } from '@foothold/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planner, planOf, somebody, stepAt, substepAt } from '../plan.ts';
import { buildTestApp, type TestApp, type TestCaller } from '../app.ts';

const LESS = { feedback: 'I have less time, only 2 hours a week' };
const CHEAPER = { feedback: 'It has to be cheaper, I have no money' };

let test: TestApp;
beforeAll(async () => (test = await buildTestApp()));
afterAll(() => test.close());

const idsOf = async (person: TestCaller) =>
  (await planOf(person)).steps.flatMap(({ substeps }) => substeps.map(({ substep_id }) => substep_id));
const tick = (person: TestCaller, id: string) =>
  person.call(api.plan.setSubstepStatus, { params: { id }, body: { status: 'completed' } });
async function shown(person: TestCaller, body = LESS): Promise<string> {
  const { data } = await person.call(api.plan.previewAdapt, { body });
  return data.proposal!.proposal_id;
}
const make = (person: TestCaller, proposal_id: string) => person.call(api.plan.applyAdapt, { body: { proposal_id } });

describe('one person in two tabs', () => {
  it('keeps every tick of both, whichever comes when', async () => {
    const person = await planner(test);
    const [here, there] = [test.as(person.person.token), test.as((await logInAgain(person.person)).token)];
    const ids = await idsOf(person);
    await Promise.all(ids.map((id, at) => tick(at % 2 === 0 ? here : there, id)));
    expect((await planOf(person)).progress).toBe(100);
  });

  it('may tick in one what the other has refined: finished work stays, what is gone is not found', async () => {
    const person = await planner(test);
    const seen = await planOf(person);
    await tick(person, substepAt(seen, 0, 0).substep_id);
    await person.call(api.plan.adapt, { body: LESS });
    const now = new Set(await idsOf(person));
    for (const { substeps } of seen.steps) {
      for (const { substep_id } of substeps) {
        expect((await tick(person, substep_id)).status).toBe(now.has(substep_id) ? 200 : 404);
      }
    }
    expect(now).toContain(substepAt(seen, 0, 0).substep_id);
  });

  it('makes one of two refinements that both began with, and says that the plan has changed', async () => {
    const person = await planner(test);
    const replies = await Promise.all([LESS, CHEAPER].map((body) => person.call(api.plan.adapt, { body })));
    const codes = replies.map(({ status, data }) => ('code' in data ? data.code : status));
    expect(['200', 'PLAN_CHANGED,200', '200,PLAN_CHANGED', '200,200']).toContain(codes.join());
    expect((await planOf(person)).version).toBe(1 + codes.filter((code) => code === 200).length);
  });

  it('makes no refinement that was shown for another state of the plan', async () => {
    const person = await planner(test);
    await person.call(api.plan.adapt, { body: LESS });
    const proposal = await shown(person, CHEAPER);
    // The other tab goes back and refines: the version's number is the same again, the plan is not.
    await person.call(api.plan.undo);
    await person.call(api.plan.adapt, { body: { feedback: 'I have much more time: 40 hours a week' } });
    const before = await planOf(person);
    expect(before.version).toBe(2);
    expect(await make(person, proposal)).toMatchObject({ status: 409, data: { code: 'PLAN_CHANGED' } });
    expect(await planOf(person)).toEqual(before);
  });

  it('makes the refinement that was shown once, whichever tab or instance is told to', async () => {
    const other = await buildTestApp({ database: test.services.database });
    const person = await planner(test);
    const proposal = await shown(person);
    const clients = [test, other, test, other].map((each) => each.as(person.person.token));
    const replies = await Promise.all(clients.map((client) => make(client, proposal)));
    for (const { status, data } of replies) expect([status, data.plan.version]).toEqual([200, 2]);
    expect(new Set(replies.map(({ data }) => JSON.stringify(data.changes))).size).toBe(1);
    await other.app.close();
  });

  it('keeps the last word on a field, and every field of both', async () => {
    const person = await somebody(test);
    const save = (field: 'hobbies' | 'location' | 'education', payload: string) =>
      person.call(api.profile.saveField, { body: { field, payload } });
    await Promise.all([save('hobbies', 'Cycling'), save('location', 'Haifa')]);
    await save('education', 'from the one');
    await save('education', 'from the other');
    const { profile } = (await person.call(api.profile.get)).data;
    expect(profile).toMatchObject({ hobbies: 'Cycling', location: 'Haifa', education: 'from the other' });
  });

  it('may make a plan in the one while the other works on the plan before it', async () => {
    const person = await planner(test);
    const before = await planOf(person);
    await person.call(api.plan.createFromDescription, { body: { description: 'A bicycle shop' } });
    const { data } = await tick(person, substepAt(before, 0, 0).substep_id);
    expect(data.plan.plan_id).toBe(before.plan_id);
    const { step_id } = stepAt(before, 0);
    expect((await person.call(api.chat.send, { body: { message: 'Here still', step_id } })).status).toBe(200);
    expect((await planOf(person)).plan_id).not.toBe(before.plan_id);
  });

  const logInAgain = async ({ email, password }: { email: string; password: string }) =>
    (await test.as(null).call(api.account.login, { body: { email, password } })).data;
});
