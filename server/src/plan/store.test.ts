import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { planVersion } from '../db/schema/plan.ts';
import { buildTestApp, type TestApp } from '../../test/app.ts';
import type { PlanDocument } from './plan-document.ts';
import { type PlanStore, planStore } from './store.ts';

let test: TestApp;
let store: PlanStore;
beforeAll(async () => {
  test = await buildTestApp();
  store = planStore(test.services);
});
afterAll(() => test.close());

const titled = (title: string): PlanDocument => {
  return { title, short_description: '', archetype: null, language: 'en', source: 'builtin', steps: [] };
};

describe('planStore', () => {
  it('goes back through every version in turn, and keeps no more than twenty', async () => {
    const { userId } = await test.signUp();
    const { id } = await store.create(userId, titled('v1'), {});
    for (let version = 1; version <= 25; version += 1) {
      await store.rebuild(userId, { id, version }, { feedback: 'less', change: () => titled(`v${version + 1}`) });
    }
    const kept = await test.services.database.db.select().from(planVersion).where(eq(planVersion.planId, id));
    expect(kept).toHaveLength(20);
    expect((await store.undo(userId)).document.title).toBe('v25');
    expect(await store.undo(userId)).toMatchObject({ version: 24, canUndo: true, document: { title: 'v24' } });
  });

  it('writes nothing when the plan is to stay as it is', async () => {
    const { userId } = await test.signUp();
    const { id } = await store.create(userId, titled('v1'), {});
    expect(await store.rebuild(userId, { id, version: 1 }, { feedback: 'less', change: () => null })).toMatchObject({
      version: 1,
      canUndo: false,
    });
    await expect(store.undo(userId)).rejects.toMatchObject({ code: 'NOTHING_TO_UNDO' });
  });

  it('refuses to rebuild a plan that was rebuilt meanwhile, or another person’s', async () => {
    const [one, other] = [await test.signUp(), await test.signUp()];
    const { id } = await store.create(one.userId, titled('v1'), {});
    await store.rebuild(one.userId, { id, version: 1 }, { feedback: 'less', change: () => titled('v2') });
    const late = store.rebuild(one.userId, { id, version: 1 }, { feedback: 'less', change: () => titled('late') });
    await expect(late).rejects.toMatchObject({ code: 'PLAN_CHANGED' });
    await expect(
      store.rebuild(other.userId, { id, version: 2 }, { feedback: 'less', change: () => titled('theirs') }),
    ).rejects.toMatchObject({
      code: 'NO_ACTIVE_PLAN',
    });
    expect((await store.byId(one.userId, id))?.document.title).toBe('v2');
    expect(await store.byId(other.userId, id)).toBeNull();
  });

  it('leaves a plan as it was when a rebuild throws', async () => {
    const { userId } = await test.signUp();
    const { id } = await store.create(userId, titled('v1'), {});
    const change = () => {
      throw new Error('no');
    };
    const broken = store.rebuild(userId, { id, version: 1 }, { feedback: 'less', change });
    await expect(broken).rejects.toThrow('no');
    expect(await store.byId(userId, id)).toMatchObject({ version: 1, canUndo: false });
  });

  it('prefers the plan of the key to the plan of the idea', async () => {
    const { userId } = await test.signUp();
    const recommendationId = test.services.newId();
    const keyed = await store.create(userId, titled('keyed'), { requestKey: 'k' });
    const ideas = await store.create(userId, titled('idea'), { recommendationId });
    expect((await store.reopen(userId, { recommendationId, requestKey: 'k' }))?.id).toBe(keyed.id);
    expect((await store.reopen(userId, { recommendationId, requestKey: 'other' }))?.id).toBe(ideas.id);
    expect(await store.reopen(userId, {})).toBeNull();
  });
});
