import { api, type Endpoint, STORAGE_USED_HEADER } from '@foothold/contract';
import { describe, expect, it, onTestFinished } from 'vitest';
import { v7 } from 'uuid';
import { openTestDatabase } from '../../test/db/database.ts';
import { buildTestApp, type TestApp } from '../../test/app.ts';
import { feedback } from '../db/schema/feedback.ts';
import { growingCalls } from './growing-calls.ts';
import { storageQuota } from './storage-quota.ts';
import { storedOf } from './stored.ts';

const codeOf = ({ response }: { response: { json(): unknown } }) => (response.json() as { code: string }).code;

/** A text that does not compress. */
const noise = (length: number) => {
  let seed = 7;
  return Array.from({ length }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return String.fromCodePoint(0x4e00 + (seed % 20_000));
  }).join('');
};

/** Puts so much into an account as nobody can send in a test's time. */
async function fillBy({ services }: TestApp, userId: string, mebibytes: number) {
  const createdAt = new Date();
  const rows = Array.from({ length: Math.ceil((mebibytes * 1_048_576) / 60_000) }, () => ({
    userId,
    id: v7(),
    message: noise(20_000),
    createdAt,
  }));
  await services.database.db.insert(feedback).values(rows);
}

/** A server that keeps a mebibyte of each account, and somebody on it. */
async function smallApp() {
  const app = await buildTestApp({ config: { accountStorage: 1 } });
  onTestFinished(() => app.close());
  const person = await app.signUp();
  return { app, person, caller: app.as(person.token) };
}

describe('how much is kept of somebody', () => {
  it('is counted over every table, and of nobody else', async () => {
    const { app, caller } = await smallApp();
    const before = await caller.call(api.account.storage);
    const other = app.as((await app.signUp()).token);
    await other.call(api.feedback.send, { body: { message: noise(2_000) } });
    expect((await caller.call(api.account.storage)).data).toEqual(before.data);
    await caller.call(api.feedback.send, { body: { message: noise(2_000) } });
    const { used, most } = (await caller.call(api.account.storage)).data;
    expect(used.rows).toBe(before.data.used.rows + 1);
    expect(used.bytes - before.data.used.bytes).toBeGreaterThan(5_000);
    expect(most).toEqual({ rows: 1_000, bytes: 1_048_576 });
  });
});

describe('an account that is full', () => {
  it('is told before, refused then, keeps what it has, is heard in danger, and can look, leave and be erased', async () => {
    const { app, person, caller } = await smallApp();
    const fill = (mebibytes: number) => fillBy(app, person.userId, mebibytes);
    const write = () => caller.call(api.feedback.send, { body: { message: 'Thanks' } });
    const toldIn = ({ response }: { response: { headers: Record<string, unknown> } }) =>
      response.headers[STORAGE_USED_HEADER.toLowerCase()];

    await fill(0.85);
    for (let turn = 1; turn < 100; turn += 1) expect(toldIn(await write())).toBeUndefined();
    const nearly = await write();
    expect(nearly.status).toBe(201);
    expect(Number(toldIn(nearly))).toBeGreaterThanOrEqual(85);

    await fill(0.2);
    const answers = [];
    for (let turn = 0; turn < 5; turn += 1) answers.push(await write());
    const refused = answers.at(-1)!;
    expect([refused.status, codeOf(refused)]).toEqual([409, 'ACCOUNT_FULL']);
    const { used } = (await caller.call(api.account.storage)).data;

    const cry = 'I want to kill myself, I have the pills here and nobody will miss me.';
    const heard = await caller.call(api.chat.onboardingSend, { body: { message: cry } });
    expect([heard.status, codeOf(heard)]).toEqual([422, 'CARE_FIRST']);
    expect((await caller.call(api.account.storage)).data.used).toEqual(used);
    expect((await caller.call(api.account.setUseModel, { body: { use_model: false } })).status).toBe(200);
    expect((await caller.call(api.account.export)).status).toBe(200);
    expect((await caller.call(api.account.remove, { body: { password: person.password } })).status).toBe(204);
  });
});

describe('the quota', () => {
  it('counts an account after its first writes, once for many at the same time, and again when there may be room', async () => {
    const database = await openTestDatabase();
    onTestFinished(() => database.close());
    let at = 1_000_000;
    let counts = 0;
    const counting = new Proxy(database, {
      get: (target, key) => {
        if (key === 'db') counts += 1;
        return Reflect.get(target, key) as unknown;
      },
    });
    const used = storageQuota({ database: counting, mebibytes: 1, now: () => at });
    const somebody = crypto.randomUUID();
    for (let write = 1; write < 100; write += 1) await used(somebody);
    expect(counts).toBe(0);
    await Promise.all(Array.from({ length: 20 }, () => used(somebody)));
    const once = counts;
    expect(once).toBeGreaterThan(0);
    await used(somebody);
    expect(counts).toBe(once);
    at += 60_000;
    expect(await used(somebody)).toBe(0);
    expect(await storedOf(database, somebody)).toEqual({ rows: 0, bytes: 0 });
  });

  it('is asked of every call that adds to an account, and of none that only takes away or looks after it', () => {
    const growing: Endpoint[] = [api.chat.send, api.plan.adapt, api.plan.setSubstepStatus, api.feedback.send];
    for (const call of [...growing, api.account.import]) expect(growingCalls.has(call)).toBe(true);
    for (const call of [
      api.account.remove,
      api.account.changePassword,
      api.account.logout,
      api.chat.stop,
      api.plan.get,
    ]) {
      expect(growingCalls.has(call)).toBe(false);
    }
  });
});
