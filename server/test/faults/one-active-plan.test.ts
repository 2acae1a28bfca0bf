import { api } from '@foothold/contract';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activePlan, plan } from '../../src/db/schema/plan.ts';
import { openTestDatabase } from '../db/database.ts';
import { somebody, stepAt } from '../plan.ts';
import { buildTestApp, type TestApp, type TestCaller } from '../app.ts';

/** What a client may do; `server` is where it comes in, for two instances share the store. */
type Act =
  | { does: 'describe'; server: 0 | 1; key: string | null }
  | { does: 'pick'; server: 0 | 1; idea: number; key: string | null }
  | { does: 'adapt'; server: 0 | 1; key: string | null; feedback: string }
  | { does: 'show and make' | 'undo' | 'restore' | 'tick'; server: 0 | 1 };

const server = fc.constantFrom<0 | 1>(0, 1);
const key = fc.constantFrom('one', 'two', null);
const feedback = fc.constantFrom('I have less time, only 2 hours a week', 'It has to be cheaper, I have no money');
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ does: fc.constant('describe' as const), server, key }),
  fc.record({ does: fc.constant('pick' as const), server, key, idea: fc.nat(2) }),
  fc.record({ does: fc.constant('adapt' as const), server, key, feedback }),
  fc.record({
    does: fc.constantFrom('show and make' as const, 'undo' as const, 'restore' as const, 'tick' as const),
    server,
  }),
);
/** The key sent with an act. It stands for one question, as a client's does: another idea has another key. */
function keyOf(what: Act): string | null {
  if (!('key' in what) || what.key === null) return null;
  return what.does === 'pick' ? `${what.key}-${what.idea}` : what.key;
}

/** What came back; the plan that a call said it had made. */
interface Outcome {
  status: number;
  data?: { plan_id?: string } | undefined;
}

/** Waves of acts: those of one wave are done at once. */
const life = fc.array(fc.array(act, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 4 });

/** A refinement may meet its key under another wish, and is refused then. */
const allowed = (what: Act) =>
  what.does === 'adapt' && keyOf(what) !== null ? [200, 404, 409, 422] : [200, 201, 404, 409];

describe('whatever several clients do at once', () => {
  let servers: [TestApp, TestApp];
  beforeAll(async () => {
    const database = await openTestDatabase();
    servers = [await buildTestApp({ database }), await buildTestApp({ database })];
  });
  afterAll(async () => {
    await servers[1].app.close();
    await servers[0].close();
  });

  async function perform(token: string, ideas: readonly string[], what: Act): Promise<Outcome> {
    const client = servers[what.server].as(token);
    const sentKey = keyOf(what);
    const headers = sentKey === null ? {} : { 'idempotency-key': sentKey };
    switch (what.does) {
      case 'describe':
        return client.call(api.plan.createFromDescription, { body: { description: 'A bakery' }, headers });
      case 'pick':
        return client.call(api.plan.createFromRecommendation, { body: { title: ideas[what.idea]! }, headers });
      case 'adapt':
        return statusOf(client.call(api.plan.adapt, { body: { feedback: what.feedback }, headers }));
      case 'show and make':
        return showAndMake(client);
      case 'undo':
        return statusOf(client.call(api.plan.undo));
      case 'restore':
        return restore(client);
      case 'tick':
        return tick(client);
    }
  }

  const statusOf = async (call: Promise<{ status: number }>): Promise<Outcome> => ({ status: (await call).status });

  async function showAndMake(client: TestCaller): Promise<Outcome> {
    const shown = await client.call(api.plan.previewAdapt, { body: { feedback: 'Less time, please: 3 hours a week' } });
    if (shown.status !== 200 || !shown.data.proposal) return { status: shown.status };
    const { proposal_id } = shown.data.proposal;
    return statusOf(client.call(api.plan.applyAdapt, { body: { proposal_id } }));
  }

  async function restore(client: TestCaller): Promise<Outcome> {
    const listed = await client.call(api.plan.versions);
    const [newest] = listed.status === 200 ? listed.data.versions : [];
    if (!newest) return { status: listed.status };
    return statusOf(client.call(api.plan.restoreVersion, { params: { id: newest.version_id } }));
  }

  async function tick(client: TestCaller): Promise<Outcome> {
    const found = await client.call(api.plan.get);
    if (found.status !== 200) return { status: found.status };
    const { step_id } = stepAt(found.data, 0);
    return statusOf(client.call(api.plan.setStepStatus, { params: { id: step_id }, body: { status: 'completed' } }));
  }

  it(
    'one plan is active, one key made one plan, and nobody gets an error that is ours',
    { timeout: 300_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(life, async (waves) => {
          const { person, ...caller } = await somebody(servers[0]);
          const { data } = await caller.call(api.recommendations.create, { body: { onboarding_mode: 'brainstorm' } });
          const ideas = data.recommendations.map(({ title }) => title);
          const madeBy = new Map<string, string>();
          for (const wave of waves) {
            const replies = await Promise.all(wave.map((what) => perform(person.token, ideas, what)));
            for (const [at, what] of wave.entries()) {
              expect(allowed(what)).toContain(replies[at]?.status);
              const made = replies[at]?.data?.plan_id;
              const sentKey = keyOf(what);
              if (sentKey === null || made === undefined) continue;
              const under = `${what.does} ${sentKey}`;
              expect(madeBy.get(under) ?? made).toBe(made);
              madeBy.set(under, made);
            }
            await expectOneActive(person.userId, caller);
          }
        }),
        { numRuns: 8 },
      );
    },
  );

  async function expectOneActive(userId: string, caller: TestCaller): Promise<void> {
    const { db } = servers[0].services.database;
    const plans = await db.select({ id: plan.id }).from(plan).where(eq(plan.userId, userId));
    const active = await db.select().from(activePlan).where(eq(activePlan.userId, userId));
    expect(active).toHaveLength(plans.length === 0 ? 0 : 1);
    const told = await caller.call(api.plan.get);
    expect(told.status === 200 ? told.data.plan_id : undefined).toBe(active[0]?.planId);
  }
});
