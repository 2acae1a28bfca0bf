import { api, RECOVERY_CODES, secondStep } from '@foothold/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildMailApp, type MailApp, MINUTE_MS } from '../../../test/account/mail-app.ts';
import { buildTestApp } from '../../../test/app.ts';
import { codeOf, equip, logInWith, PERIOD_MS } from '../../../test/second-step/authenticator.ts';
import { startSession } from '../sessions.ts';
import { account, secondStep as table } from '../../db/schema/account.ts';
import { mailTexts } from '../../mail/texts.ts';
import { FREE_TRIES } from './wait.ts';

let test: MailApp;
beforeAll(async () => {
  test = await buildMailApp();
});
afterAll(() => test.close());

const codeIn = (reply: { response: { body: string } }) =>
  reply.response.body === '' ? null : (JSON.parse(reply.response.body) as { code?: string }).code;
const stateOf = async (token: string) => (await test.as(token).call(secondStep.get)).data;
/** What was mailed, sorted: mails of one moment go out together, in no order. */
const subjects = async (email: string, count: number) =>
  (await test.inbox.to(email, count)).map(({ subject }) => subject).toSorted();

describe('switching the second step on', () => {
  it('takes the password and a code of the app, ends other sessions and tells the owner', async () => {
    const dana = await test.signUp();
    const own = test.as(dana.token);
    const other = (await logInWith(test, dana)).data.token;
    expect(await stateOf(dana.token)).toEqual({ on_since: null, recovery_codes_left: 0, has_app: false });
    const refused = await own.call(secondStep.begin, { body: { password: 'not-the-password' } });
    expect([refused.status, codeIn(refused)]).toEqual([403, 'WRONG_PASSWORD']);

    const { secret, address } = (await own.call(secondStep.begin, { body: { password: dana.password } })).data;
    expect(address).toContain(`secret=${secret}`);
    const wrong = await own.call(secondStep.confirm, { body: { code: '000000' } });
    expect([wrong.status, codeIn(wrong)]).toEqual([403, 'WRONG_CODE']);
    expect((await logInWith(test, dana)).status).toBe(200);

    const code = codeOf(secret, test.services.now());
    const on = await own.call(secondStep.confirm, { body: { code: `${code.slice(0, 3)} ${code.slice(3)}` } });
    expect(new Set(on.data.recovery_codes).size).toBe(RECOVERY_CODES);
    expect(await stateOf(dana.token)).toEqual({
      on_since: new Date(test.services.now()).toISOString(),
      recovery_codes_left: RECOVERY_CODES,
      has_app: true,
    });
    expect((await test.as(other).call(api.account.get)).status).toBe(401);
    expect(await subjects(dana.email, 1)).toEqual([mailTexts.en.second_step_on.subject]);
  });

  it('keeps neither secret nor recovery codes in the clear', async () => {
    const dana = await equip(test);
    const [row] = await test.services.database.db.select().from(table).where(eq(table.userId, dana.userId));
    const kept = JSON.stringify(row);
    for (const code of dana.recovery) expect(kept).not.toContain(code.replace('-', ''));
    expect(row?.secret).not.toMatch(/^[A-Z2-7]+$/);
    expect(row?.recoveryCodes.every((hash) => hash.startsWith('$argon2id$'))).toBe(true);
  });

  it('is done once: no second secret while it is on, none to confirm that was not shown', async () => {
    const [dana, noam] = [await equip(test), await test.signUp()];
    const again = await test.as(dana.token).call(secondStep.begin, { body: { password: dana.password } });
    expect([again.status, codeIn(again)]).toEqual([409, 'SECOND_STEP_ON']);
    const confirmed = await test.as(dana.token).call(secondStep.confirm, { body: { code: dana.code() } });
    expect(codeIn(confirmed)).toBe('SECOND_STEP_ON');
    expect((await test.as(noam.token).call(secondStep.confirm, { body: { code: '123456' } })).status).toBe(404);
  });

  it('takes the secret that was shown last', async () => {
    const dana = await test.signUp();
    const own = test.as(dana.token);
    const begin = async () => (await own.call(secondStep.begin, { body: { password: dana.password } })).data.secret;
    const [first, second] = [await begin(), await begin()];
    const now = test.services.now();
    expect((await own.call(secondStep.confirm, { body: { code: codeOf(first, now) } })).status).toBe(403);
    expect((await own.call(secondStep.confirm, { body: { code: codeOf(second, now) } })).status).toBe(200);
  });
});

describe('logging in with a second step', () => {
  it('asks for the code after the right password only, and takes each once', async () => {
    const dana = await equip(test);
    const stranger = await logInWith(test, { ...dana, password: 'not-the-password' }, dana.code());
    expect([stranger.status, codeIn(stranger)]).toEqual([401, 'BAD_CREDENTIALS']);
    const asked = await logInWith(test, dana);
    expect([asked.status, codeIn(asked)]).toEqual([401, 'CODE_REQUIRED']);

    const code = dana.code();
    expect((await logInWith(test, dana, code)).status).toBe(200);
    const replayed = await logInWith(test, dana, code);
    expect([replayed.status, codeIn(replayed)]).toEqual([403, 'WRONG_CODE']);
    test.pass(PERIOD_MS);
    expect((await logInWith(test, dana, dana.code())).status).toBe(200);
  });

  it('lets one of two in that send the same code at once', async () => {
    const dana = await equip(test);
    const code = dana.code();
    const replies = await Promise.all([logInWith(test, dana, code), logInWith(test, dana, code)]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 403]));
  });

  it('is not got around by a log-in that began before it was switched on', async () => {
    const dana = await equip(test);
    const { db } = test.services.database;
    const [row] = await db.select().from(account).where(eq(account.userId, dana.userId));
    const shown = { userId: dana.userId, passwordHash: row?.passwordHash ?? '', userAgent: undefined };
    expect(await startSession(test.services, { ...shown, withCode: false })).toBeNull();
    expect(await startSession(test.services, { ...shown, withCode: true })).toBeTypeOf('string');
  });

  it('takes a code of half a minute ago, of a clock that is slow, but none from before the last', async () => {
    const dana = await equip(test);
    const earlier = dana.code();
    test.pass(PERIOD_MS);
    const later = dana.code();
    expect((await logInWith(test, dana, earlier)).status).toBe(200);
    expect((await logInWith(test, dana, later)).status).toBe(200);
    expect((await logInWith(test, dana, earlier)).status).toBe(403);
  });

  it('takes each recovery code once, however it is written, and tells the owner', async () => {
    const dana = await equip(test);
    const [first = '', second = ''] = dana.recovery;
    expect((await logInWith(test, dana, first)).status).toBe(200);
    expect((await logInWith(test, dana, first)).status).toBe(403);
    expect((await logInWith(test, dana, ` ${second.replace('-', ' ').toUpperCase()} `)).status).toBe(200);
    expect((await stateOf(dana.token)).recovery_codes_left).toBe(RECOVERY_CODES - 2);
    const { second_step_on, recovery_code_used } = mailTexts.en;
    expect(await subjects(dana.email, 3)).toEqual(
      [second_step_on, recovery_code_used, recovery_code_used].map(({ subject }) => subject).toSorted(),
    );
    const at = await Promise.all([0, 1].map(() => logInWith(test, dana, dana.recovery[2])));
    expect(new Set(at.map(({ status }) => status))).toEqual(new Set([200, 403]));
  });

  it('is nobody else’s: no code of one person opens another’s account', async () => {
    const [dana, noam] = [await equip(test), await equip(test)];
    expect((await logInWith(test, dana, noam.recovery[0])).status).toBe(403);
    expect((await stateOf(noam.token)).recovery_codes_left).toBe(RECOVERY_CODES);
  });
});

describe('guessing codes', () => {
  it('is made to wait for the account, wherever it comes from, and the owner is told once', async () => {
    const dana = await equip(test);
    for (let tries = 0; tries < FREE_TRIES; tries++) {
      expect(codeIn(await logInWith(test, dana, '000000'))).toBe('WRONG_CODE');
    }
    const held = await logInWith(test, dana, dana.code());
    expect([held.status, codeIn(held), held.response.headers['retry-after']]).toEqual([429, 'RATE_LIMITED', '30']);
    expect((await logInWith(test, dana)).status).toBe(401);
    test.pass(PERIOD_MS);
    expect(codeIn(await logInWith(test, dana, 'aaaaa-aaaaa'))).toBe('WRONG_CODE');
    test.pass(MINUTE_MS);
    expect((await logInWith(test, dana, dana.code())).status).toBe(200);
    expect(await subjects(dana.email, 2)).toContain(mailTexts.en.code_guessed.subject);

    test.pass(PERIOD_MS);
    expect(codeIn(await logInWith(test, dana, '000000'))).toBe('WRONG_CODE');
    expect((await logInWith(test, dana, dana.code())).status).toBe(200);
    expect(await subjects(dana.email, 2)).toHaveLength(2);
  });

  it('has no more tries when many come at once', async () => {
    const dana = await equip(test);
    const replies = await Promise.all(Array.from({ length: 3 * FREE_TRIES }, () => logInWith(test, dana, '000000')));
    expect(replies.filter((reply) => codeIn(reply) === 'WRONG_CODE')).toHaveLength(FREE_TRIES);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(2 * FREE_TRIES);
  });

  it('does not keep the owner out of a device of theirs', async () => {
    const dana = await equip(test);
    const { email, password } = dana;
    const first = await logInWith(test, dana, dana.code());
    const cookie = String(first.response.headers['set-cookie']).split(';')[0] ?? '';
    const { db } = test.services.database;
    await db.update(table).set({ tries: 60, lastTryAt: new Date(test.services.now()) });
    test.pass(MINUTE_MS);
    expect((await logInWith(test, dana, dana.code())).status).toBe(429);
    const body = { email, password, code: dana.code() };
    expect((await test.as(null).call(api.account.login, { body, headers: { cookie } })).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  const linkFor = async (email: string) => {
    await test.as(null).call(api.account.forgotPassword, { body: { email } });
    return (await test.inbox.to(email, 2)).at(-1)?.token ?? '';
  };
  const reset = (token: string, new_password: string, code?: string) =>
    test.as(null).call(api.account.resetPassword, { body: { token, new_password, ...(code && { code }) } });

  it.each(['app', 'recovery'] as const)('is set anew with the mailed link and a code (%s)', async (kind) => {
    const dana = await equip(test);
    const token = await linkFor(dana.email);
    const password = `new-${crypto.randomUUID()}`;
    expect(codeIn(await reset(token, password))).toBe('CODE_REQUIRED');
    expect(codeIn(await reset(token, password, '000000'))).toBe('WRONG_CODE');
    const code = kind === 'app' ? dana.code() : dana.recovery[0];
    expect((await reset(token, password, code)).status).toBe(204);
    expect(codeIn(await logInWith(test, { ...dana, password }))).toBe('CODE_REQUIRED');
  });
});

describe('switching the second step off', () => {
  it('takes password and code, tells the owner, and leaves nothing', async () => {
    const dana = await equip(test);
    const off = (password: string, code: string) =>
      test.as(dana.token).call(secondStep.off, { body: { password, code } });
    expect(codeIn(await off('not-the-password', dana.code()))).toBe('WRONG_PASSWORD');
    expect(codeIn(await off(dana.password, '000000'))).toBe('WRONG_CODE');
    expect((await off(dana.password, dana.code())).status).toBe(204);
    expect((await off(dana.password, dana.code())).status).toBe(404);
    expect((await logInWith(test, dana)).status).toBe(200);
    const { second_step_on, second_step_off } = mailTexts.en;
    expect(await subjects(dana.email, 2)).toEqual([second_step_on.subject, second_step_off.subject].toSorted());
    expect(await test.services.database.db.select().from(table).where(eq(table.userId, dana.userId))).toEqual([]);
  });

  it('is not needed for new recovery codes; the earlier ones stop working', async () => {
    const dana = await equip(test);
    const body = { password: dana.password, code: dana.code() };
    const { recovery_codes } = (await test.as(dana.token).call(secondStep.renew, { body })).data;
    expect(recovery_codes).toHaveLength(RECOVERY_CODES);
    expect((await logInWith(test, dana, dana.recovery[0])).status).toBe(403);
    expect((await logInWith(test, dana, recovery_codes[0])).status).toBe(200);
    expect(await subjects(dana.email, 3)).toContain(mailTexts.en.recovery_codes_renewed.subject);
  });
});

describe('what is kept of a second step', () => {
  it('is exported without secrets, and goes with the account', async () => {
    const dana = await equip(test);
    const { data } = await test.as(dana.token).call(api.account.export);
    expect(Object.keys(data.data['second_step']?.[0] ?? {})).toEqual([
      'user_id',
      'on_since',
      'last_period',
      'tries',
      'last_try_at',
      'created_at',
    ]);
    await test.as(dana.token).call(api.account.remove, { body: { password: dana.password } });
    const { db } = test.services.database;
    expect(await db.select().from(table).where(eq(table.userId, dana.userId))).toEqual([]);
    expect(await db.select().from(account).where(eq(account.userId, dana.userId))).toEqual([]);
  });

  it('opens by recovery codes alone where SECOND_STEP_KEY was lost', async () => {
    const dana = await equip(test);
    const { database, now } = test.services;
    const lost = await buildTestApp({ database, now, config: { secondStepKey: 'another-key-of-32-characters-000' } });
    const { email, password } = dana;
    const logIn = (code = '') => lost.as(null).call(api.account.login, { body: { email, password, code } });
    expect(codeIn(await logIn(dana.code()))).toBe('WRONG_CODE');
    expect((await logIn(dana.recovery[0])).status).toBe(200);
    await lost.app.close();
  });
});
