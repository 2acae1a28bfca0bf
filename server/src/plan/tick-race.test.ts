import { api } from '@foothold/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { buildTestApp, type TestApp } from '../../test/app.ts';
import { type PlanStore, planStore } from './store.ts';
import { planner, planOf, substepAt } from '../../test/plan.ts';

/** A clock that stands still: what is told apart by time alone would be mistaken for the same. */
const STANDING = Date.UTC(2026, 10, 22);
let now = STANDING;
let test: TestApp;
let store: PlanStore;
beforeAll(async () => {
  test = await buildTestApp({ now: () => now });
  store = planStore(test.services);
});
afterAll(() => test.close());

/** A database that does `meanwhile` between what a tick reads and what it writes, once. */
function interrupted(database: Database, meanwhile: () => Promise<unknown>): Database {
  let isDone = false;
  const db = new Proxy(database.db, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      if (key !== 'execute') return value.bind(target);
      return async (statement: unknown) => {
        if (!isDone) {
          isDone = true;
          await meanwhile();
        }
        return value.call(target, statement);
      };
    },
  });
  return { ...database, db };
}

describe('a tick', () => {
  it('is set in the plan as it stands, where that changed after it was read, and the clock tells no difference', async () => {
    const person = await planner(test);
    const { userId } = person.person;
    const before = await planOf(person);
    const [mine, theirs] = [substepAt(before, 0, 0), substepAt(before, 1, 0)];
    let others = 0;
    const racing = planStore({
      ...test.services,
      database: interrupted(test.services.database, async () => {
        others += 1;
        await store.setStatus(userId, { part: 'substep', id: theirs.substep_id, status: 'completed' });
      }),
    });
    await racing.setStatus(userId, { part: 'substep', id: mine.substep_id, status: 'completed' });
    expect(others).toBe(1);
    const after = await planOf(person);
    expect([substepAt(after, 0, 0).status, substepAt(after, 1, 0).status]).toEqual(['completed', 'completed']);
  });

  it('is not lost to a refinement, nor a refinement to it, in the same millisecond', async () => {
    const person = await planner(test);
    const { userId } = person.person;
    const before = await planOf(person);
    const mine = substepAt(before, 1, 0);
    const racing = planStore({
      ...test.services,
      database: interrupted(test.services.database, () =>
        store.rebuild(
          userId,
          { id: before.plan_id, version: 1 },
          { feedback: 'less', change: (now) => ({ ...now, steps: now.steps.slice(1) }) },
        ),
      ),
    });
    await racing.setStatus(userId, { part: 'substep', id: mine.substep_id, status: 'completed' });
    const after = await planOf(person);
    expect(after.steps).toHaveLength(before.steps.length - 1);
    expect(substepAt(after, 0, 0)).toMatchObject({ substep_id: mine.substep_id, status: 'completed' });
    expect((await person.call(api.plan.undo)).data.plan.steps).toHaveLength(before.steps.length);
  });

  it('makes the plan later than it was, as every other change does, though the clock stands still', async () => {
    const person = await planner(test);
    const { userId } = person.person;
    const before = await planOf(person);
    const { substep_id: id } = substepAt(before, 0, 0);
    const times = [STANDING];
    const note = ({ updatedAt }: { updatedAt: Date }) => times.push(updatedAt.getTime());
    note(await store.setStatus(userId, { part: 'substep', id: id, status: 'completed' }));
    note(await store.setStatus(userId, { part: 'substep', id: id, status: 'pending' }));
    note(await store.rebuild(userId, { id: before.plan_id, version: 1 }, { feedback: 'less', change: (now) => now }));
    note(await store.undo(userId));
    note(await store.rebuild(userId, { id: before.plan_id, version: 1 }, { feedback: 'less', change: (now) => now }));
    const [version] = await store.versions(userId);
    note(await store.restore(userId, version!.id));
    expect(times).toEqual(times.map((_time, at) => STANDING + at));
  });

  it('has the time of the clock, also after one that was ahead', async () => {
    const person = await planner(test);
    const before = await planOf(person);
    const tick = (step: number) =>
      store.setStatus(person.person.userId, {
        part: 'substep',
        id: substepAt(before, step, 0).substep_id,
        status: 'completed',
      });
    now = STANDING + 365 * 24 * 3_600_000;
    const ahead = await tick(0);
    now = STANDING;
    const after = await tick(1);
    expect(after.updatedAt.getTime()).toBeGreaterThan(ahead.updatedAt.getTime());
    expect(substepAt(await planOf(person), 1, 0).completed_at).toBe(new Date(STANDING).toISOString());
  });

  it('of a whole step is taken back alone: what had been ticked before stays', async () => {
    const person = await planner(test);
    const { userId } = person.person;
    const before = await planOf(person);
    const set = (part: 'step' | 'substep', id: string, status: 'completed' | 'pending') =>
      store.setStatus(userId, { part, id, status });
    now = STANDING;
    await set('substep', substepAt(before, 0, 0).substep_id, 'completed');
    now = STANDING + 86_400_000;
    const step = before.steps[0]!.step_id;
    await set('step', step, 'completed');
    await set('step', step, 'pending');
    now = STANDING;
    const [first] = (await planOf(person)).steps;
    const others = first!.substeps.slice(1).map(() => 'pending');
    expect([first?.status, ...first!.substeps.map(({ status }) => status)]).toEqual([
      'pending',
      'completed',
      ...others,
    ]);
  });
});
