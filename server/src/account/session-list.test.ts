import { api } from '@foothold/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestPerson } from '../../test/app.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('the list of sessions', () => {
  let test: TestApp;
  let clock = Date.now();
  beforeAll(async () => {
    test = await buildTestApp({ now: () => clock });
  });
  afterAll(() => test.close());

  const logIn = async ({ email, password }: TestPerson, agent = '') => {
    const request = { body: { email, password }, headers: { 'user-agent': agent } };
    return (await test.as(null).call(api.account.login, request)).data.token;
  };
  const sessionsOf = async (token: string) => (await test.as(token).call(api.account.sessions)).data.sessions;
  const isLive = async (token: string) => (await test.as(token).call(api.account.get)).status === 200;

  it('says where one is logged in, since when, and which is this one', async () => {
    const dana = await test.signUp();
    clock += 10 * MINUTE_MS;
    const token = await logIn(dana, firefox);
    const [mine, other, ...rest] = await sessionsOf(token);
    expect(rest).toEqual([]);
    const now = new Date(clock).toISOString();
    expect(mine).toMatchObject({
      browser: 'Firefox',
      system: 'Linux',
      created_at: now,
      last_used_at: now,
      current: true,
    });
    expect(other).toMatchObject({ browser: null, system: null, current: false });
    expect(JSON.stringify([mine, other])).not.toContain('Mozilla');
  });

  it('logs one device out, or all the others, and nobody else’s', async () => {
    const [dana, noam] = [await test.signUp(), await test.signUp()];
    const [second, third] = [await logIn(dana), await logIn(dana)];
    const named = (await sessionsOf(second)).find(({ current }) => current)?.session_id ?? '';
    const end = (token: string, id: string) => test.as(token).call(api.account.endSession, { params: { id } });
    expect((await end(noam.token, named)).status).toBe(404);
    expect((await end(dana.token, crypto.randomUUID())).status).toBe(404);
    expect((await end(dana.token, 'x')).status).toBe(404);
    expect(await isLive(second)).toBe(true);
    expect((await end(dana.token, named)).status).toBe(204);
    expect([await isLive(second), await isLive(third)]).toEqual([false, true]);

    expect((await test.as(dana.token).call(api.account.endOtherSessions)).status).toBe(204);
    expect([await isLive(dana.token), await isLive(third), await isLive(noam.token)]).toEqual([true, false, true]);
    expect(await sessionsOf(dana.token)).toHaveLength(1);
  });

  it('moves on with use, to a few minutes', async () => {
    const dana = await test.signUp();
    const begun = new Date(clock).toISOString();
    clock += 2 * MINUTE_MS;
    expect((await sessionsOf(dana.token))[0]?.last_used_at).toBe(begun);
    clock += 4 * MINUTE_MS;
    await sessionsOf(dana.token);
    expect((await sessionsOf(dana.token))[0]?.last_used_at).toBe(new Date(clock).toISOString());
  });

  it('loses a session that rested for fourteen days, and keeps one in use for thirty', async () => {
    const dana = await test.signUp();
    const [resting, used] = [await logIn(dana), await logIn(dana)];
    for (let days = 0; days < 26; days += 13) {
      clock += 13 * DAY_MS;
      expect(await isLive(used)).toBe(true);
    }
    expect(await isLive(resting)).toBe(false);
    expect(await sessionsOf(used)).toHaveLength(1);
    clock += 4 * DAY_MS;
    expect(await isLive(used)).toBe(false);
  });

  it('is as strict as the settings say', async () => {
    const strict = await buildTestApp({ now: () => clock, config: { sessionDays: 2, sessionIdleDays: 1 } });
    const { token } = await strict.signUp();
    const status = async () => (await strict.as(token).call(api.account.get)).status;
    clock += DAY_MS - MINUTE_MS;
    expect(await status()).toBe(200);
    clock += DAY_MS - MINUTE_MS;
    expect(await status()).toBe(200);
    clock += 3 * MINUTE_MS;
    expect(await status()).toBe(401);
    await strict.close();
  });
});
