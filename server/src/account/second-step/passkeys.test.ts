import { api, passkeys, RECOVERY_CODES, secondStep } from '@foothold/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildMailApp, type MailApp, MINUTE_MS, PUBLIC_URL } from '../../../test/account/mail-app.ts';
import { codeOf, equip, logInWith } from '../../../test/second-step/authenticator.ts';
import { addPasskey, passkeyDevice, type PasskeyDevice, question } from '../../../test/second-step/passkey-device.ts';
import { passkey as table } from '../../db/schema/account.ts';
import { mailTexts } from '../../mail/texts.ts';
import { ANSWERED_WITHIN_MS } from './passkey-question.ts';

let test: MailApp;
let log = '';
beforeAll(async () => {
  test = await buildMailApp({}, { write: (line) => void (log += line) });
});
afterAll(() => test.close());

const codeIn = (reply: { response: { body: string } }) =>
  reply.response.body === '' ? null : (JSON.parse(reply.response.body) as { code?: string }).code;
const subjects = async (email: string, count: number) =>
  (await test.inbox.to(email, count)).map(({ subject }) => subject).toSorted();
const listOf = async (token: string) => (await test.as(token).call(passkeys.list)).data.passkeys;
const stateOf = async (token: string) => (await test.as(token).call(secondStep.get)).data;
const logIn = (passkey: ReturnType<PasskeyDevice['answer']>) =>
  test.as(null).call(passkeys.logIn, { body: { passkey } });

/** Somebody with a passkey and no app; time has passed since. */
async function withPasskey(options?: Parameters<typeof passkeyDevice>[0]) {
  const person = await test.signUp();
  const device = passkeyDevice(options);
  const recovery = await addPasskey(test, person, { device });
  test.pass(1_000);
  return { ...person, device, recovery };
}

describe('adding a passkey', () => {
  it('takes the password, switches the second step on with the first, and tells the owner', async () => {
    const dana = await test.signUp();
    const other = (await logInWith(test, dana)).data.token;
    const refused = await test.as(dana.token).call(passkeys.begin, { body: { password: 'not-the-password' } });
    expect([refused.status, codeIn(refused)]).toEqual([403, 'WRONG_PASSWORD']);

    expect(await addPasskey(test, dana, { device: passkeyDevice() })).toHaveLength(RECOVERY_CODES);
    expect(await stateOf(dana.token)).toMatchObject({ recovery_codes_left: RECOVERY_CODES, has_app: false });
    expect(codeIn(await logInWith(test, dana))).toBe('CODE_REQUIRED');
    expect((await test.as(other).call(api.account.get)).status).toBe(401);
    expect(await subjects(dana.email, 1)).toEqual([mailTexts.en.second_step_on.subject]);
    expect(await listOf(dana.token)).toMatchObject([{ name: 'My phone', last_used_at: null }]);
  });

  it('takes the second step where there is one, and leaves its recovery codes', async () => {
    const dana = await equip(test);
    const begin = await test.as(dana.token).call(passkeys.begin, { body: { password: dana.password } });
    expect([begin.status, codeIn(begin)]).toEqual([401, 'CODE_REQUIRED']);
    expect(await addPasskey(test, dana, { device: passkeyDevice(), code: dana.code() })).toEqual([]);
    expect(await stateOf(dana.token)).toMatchObject({ recovery_codes_left: RECOVERY_CODES, has_app: true });
    expect(await subjects(dana.email, 2)).toContain(mailTexts.en.passkey_added.subject);
  });

  it('tells the operator what was wrong with one, and nothing of what was sent', async () => {
    const dana = await test.signUp();
    const wish = (await test.as(dana.token).call(passkeys.begin, { body: { password: dana.password } })).data;
    const device = passkeyDevice();
    const told = async (passkey: ReturnType<PasskeyDevice['make']>) => {
      log = '';
      await test.as(dana.token).call(passkeys.add, { body: { name: 'Phone', passkey } });
      const refusal = log.split('\n').find((line) => line.includes('a passkey was refused'));
      return refusal === undefined ? null : (JSON.parse(refusal) as object);
    };
    const refused = (reason: string) => ({ reason, expected: PUBLIC_URL });
    expect(await told(device.make(wish, { origin: 'https://elsewhere.example' }))).toMatchObject(refused('origin'));
    expect(log).not.toContain('elsewhere');
    expect(await told(device.make({ ...wish, rp_id: 'elsewhere.example' }))).toMatchObject(refused('RP ID'));
    expect(await told(device.make(wish, { type: 'webauthn.get' }))).toMatchObject(refused('type'));
    const other = { ...wish, challenge: Buffer.alloc(38).toString('base64url') };
    expect(await told(device.make(other))).toMatchObject(refused('challenge'));
    expect(await told(device.make(wish, { flags: 0x01 }))).toMatchObject(refused('other'));
  });

  it('refuses what was made for another page, session, person, time, or without its owner', async () => {
    const [dana, noam] = [await test.signUp(), await test.signUp()];
    const begin = async ({ token, password } = dana) =>
      (await test.as(token).call(passkeys.begin, { body: { password } })).data;
    const add = async (passkey: ReturnType<PasskeyDevice['make']>, token = dana.token) =>
      codeIn(await test.as(token).call(passkeys.add, { body: { name: 'Phone', passkey } }));
    const device = passkeyDevice();
    const wish = await begin();
    expect(await add(device.make(wish, { origin: 'https://elsewhere.example' }))).toBe('PASSKEY_REFUSED');
    expect(await add(device.make({ ...wish, rp_id: 'elsewhere.example' }))).toBe('PASSKEY_REFUSED');
    expect(await add(device.make(wish, { type: 'webauthn.get' }))).toBe('PASSKEY_REFUSED');
    expect(await add(device.make(wish, { flags: 0x01 }))).toBe('PASSKEY_REFUSED');
    expect(await add(device.make({ ...wish, ...(await question(test)) }))).toBe('PASSKEY_REFUSED');
    expect(await add(device.make(await begin(noam)))).toBe('PASSKEY_REFUSED');
    expect(await add(device.make(wish), (await logInWith(test, dana)).data.token)).toBe('PASSKEY_REFUSED');
    expect(await listOf(dana.token)).toEqual([]);
    expect(await add(device.make(wish))).toBeUndefined();
    const again = { password: dana.password, code: device.answer(await question(test)) };
    const { data, status } = await test.as(dana.token).call(passkeys.begin, { body: again });
    expect([status, data.known]).toEqual([200, [device.make(data).id]]);
    expect(await add(device.make(data))).toBe('PASSKEY_REFUSED');
    test.pass(ANSWERED_WITHIN_MS);
    expect(await add(passkeyDevice().make(data))).toBe('PASSKEY_REFUSED');
  });

  it('never looks at certificates, whose addresses a library would ask', async () => {
    const asked = vi.spyOn(globalThis, 'fetch');
    const dana = await test.signUp();
    const wish = (await test.as(dana.token).call(passkeys.begin, { body: { password: dana.password } })).data;
    // { "x5c": [h'00'] }
    const statement = Buffer.from([0xa1, 0x63, 0x78, 0x35, 0x63, 0x81, 0x41, 0x00]);
    for (const format of ['packed', 'fido-u2f', 'tpm', 'apple']) {
      const made = passkeyDevice().make(wish, { attestation: { format, statement } });
      const added = await test.as(dana.token).call(passkeys.add, { body: { name: 'Phone', passkey: made } });
      expect(codeIn(added)).toBe('PASSKEY_REFUSED');
    }
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('logging in with a passkey', () => {
  it('takes neither address nor password, and each answer once', async () => {
    const dana = await withPasskey();
    const answer = dana.device.answer(await question(test));
    const [first, second] = await Promise.all([logIn(answer), logIn(answer)]);
    expect(new Set([first.status, second.status])).toEqual(new Set([200, 403]));
    const { token } = first.status === 200 ? first.data : second.data;
    expect((await test.as(token).call(api.account.get)).data.email).toBe(dana.email);
    expect((await listOf(token))[0]?.last_used_at).not.toBeNull();
  });

  it('takes no answer to what was asked before the last one', async () => {
    const dana = await withPasskey();
    const earlier = await question(test);
    test.pass(1);
    expect((await logIn(dana.device.answer(await question(test)))).status).toBe(200);
    expect(codeIn(await logIn(dana.device.answer(earlier)))).toBe('PASSKEY_REFUSED');
  });

  it('refuses an answer of another page, kind, key or person, without its owner, or too late', async () => {
    const [dana, noam] = [await withPasskey(), await withPasskey()];
    const asked = await question(test);
    const right = dana.device.answer(asked);
    const wrong = [
      dana.device.answer(asked, { origin: 'https://elsewhere.example' }),
      dana.device.answer({ ...asked, rp_id: 'elsewhere.example' }),
      dana.device.answer(asked, { type: 'webauthn.create' }),
      dana.device.answer(asked, { flags: 0x01 }),
      dana.device.answer({ ...asked, challenge: Buffer.alloc(38).toString('base64url') }),
      { ...right, signature: noam.device.answer(asked).signature },
      { ...right, user_handle: noam.device.answer(asked).user_handle },
      { ...noam.device.answer(asked), user_handle: right.user_handle },
      { ...right, user_handle: 'bm9ib2R5' },
      { ...right, client_data: 'e30' },
    ];
    for (const answer of wrong) expect(codeIn(await logIn(answer))).toBe('PASSKEY_REFUSED');
    test.pass(ANSWERED_WITHIN_MS);
    expect(codeIn(await logIn(right))).toBe('PASSKEY_REFUSED');
    expect((await logIn(dana.device.answer(await question(test)))).status).toBe(200);
  });

  it('refuses a key whose uses went back, as of a copy', async () => {
    const dana = await withPasskey({ counts: true });
    const asked = await question(test);
    const older = dana.device.answer(asked);
    test.pass(1);
    expect((await logIn(dana.device.answer(await question(test)))).status).toBe(200);
    test.pass(1);
    expect(codeIn(await logIn(older))).toBe('PASSKEY_REFUSED');
  });
});

describe('a passkey as the second step', () => {
  it('stands in for the code: at the log-in, for a new password, new codes, an app, and switching off', async () => {
    const dana = await withPasskey();
    const { email, password, device } = dana;
    const own = test.as(dana.token);
    const sign = async () => {
      test.pass(1);
      return device.answer(await question(test));
    };
    const stranger = { email, password: 'not-the-password', code: await sign() };
    expect(codeIn(await test.as(null).call(api.account.login, { body: stranger }))).toBe('BAD_CREDENTIALS');
    const body = { email, password, code: await sign() };
    expect((await test.as(null).call(api.account.login, { body })).status).toBe(200);
    expect(codeIn(await test.as(null).call(api.account.login, { body }))).toBe('PASSKEY_REFUSED');
    const renewed = await own.call(secondStep.renew, { body: { password, code: await sign() } });
    expect(renewed.data.recovery_codes).toHaveLength(RECOVERY_CODES);

    expect(codeIn(await own.call(secondStep.begin, { body: { password } }))).toBe('CODE_REQUIRED');
    const { secret } = (await own.call(secondStep.begin, { body: { password, code: await sign() } })).data;
    const code = codeOf(secret, test.services.now());
    expect(codeIn(await logInWith(test, dana, code))).toBe('WRONG_CODE');
    expect((await own.call(secondStep.confirm, { body: { code } })).data.recovery_codes).toEqual([]);
    expect(await stateOf(dana.token)).toMatchObject({ has_app: true, recovery_codes_left: RECOVERY_CODES });
    test.pass(MINUTE_MS);
    expect((await logInWith(test, dana, codeOf(secret, test.services.now()))).status).toBe(200);

    expect((await own.call(secondStep.off, { body: { password, code: await sign() } })).status).toBe(204);
    expect(await listOf(dana.token)).toEqual([]);
    expect((await logInWith(test, dana)).status).toBe(200);
    expect(codeIn(await logIn(await sign()))).toBe('PASSKEY_REFUSED');
  });

  it('opens what a mailed link alone does not', async () => {
    const dana = await withPasskey();
    await test.as(null).call(api.account.forgotPassword, { body: { email: dana.email } });
    const token = (await test.inbox.to(dana.email, 2)).at(-1)?.token ?? '';
    const reset = async (body: object) =>
      test.as(null).call(api.account.resetPassword, { body: { token, new_password: 'a-new-one-of-mine', ...body } });
    expect(codeIn(await reset({}))).toBe('CODE_REQUIRED');
    expect((await reset({ code: dana.device.answer(await question(test)) })).status).toBe(204);
  });

  it('leaves its owner the recovery codes', async () => {
    const dana = await withPasskey();
    expect((await logInWith(test, dana, dana.recovery[0])).status).toBe(200);
    expect(codeIn(await logInWith(test, dana, dana.recovery[0]))).toBe('WRONG_CODE');
  });
});

describe('the passkeys of an account', () => {
  it('are renamed and taken away by their owner alone; the last one takes the second step along', async () => {
    const [dana, noam] = [await withPasskey(), await test.signUp()];
    const own = test.as(dana.token);
    const id = (await listOf(dana.token))[0]?.id ?? '';
    const rename = (token: string, params = { id }) =>
      test.as(token).call(passkeys.rename, { params, body: { name: 'My key' } });
    expect([(await rename(noam.token)).status, (await rename(dana.token, { id: 'x' })).status]).toEqual([404, 404]);
    expect((await rename(dana.token)).status).toBe(204);
    expect(await listOf(dana.token)).toMatchObject([{ id, name: 'My key' }]);

    const remove = (token: string, body: { password: string; code?: string | ReturnType<PasskeyDevice['answer']> }) =>
      test.as(token).call(passkeys.remove, { params: { id }, body });
    expect((await remove(noam.token, { password: noam.password })).status).toBe(404);
    expect(codeIn(await remove(dana.token, { password: dana.password }))).toBe('CODE_REQUIRED');
    const second = passkeyDevice();
    await addPasskey(test, dana, { device: second, code: dana.device.answer(await question(test)) });
    expect((await remove(dana.token, { password: dana.password, code: dana.recovery[0] ?? '' })).status).toBe(204);
    expect(codeIn(await logIn(dana.device.answer(await question(test))))).toBe('PASSKEY_REFUSED');
    expect((await stateOf(dana.token)).on_since).not.toBeNull();

    const last = (await listOf(dana.token))[0]?.id ?? '';
    const body = { password: dana.password, code: second.answer(await question(test)) };
    expect((await own.call(passkeys.remove, { params: { id: last }, body })).status).toBe(204);
    expect((await stateOf(dana.token)).on_since).toBeNull();
    expect((await logInWith(test, dana)).status).toBe(200);
    const { passkey_removed, second_step_off } = mailTexts.en;
    const told = await subjects(dana.email, 5);
    expect(told).toEqual(expect.arrayContaining([passkey_removed.subject, second_step_off.subject]));
  });

  it('are exported, and go with the account', async () => {
    const dana = await withPasskey();
    const { data } = await test.as(dana.token).call(api.account.export);
    expect(data.data['passkey']).toMatchObject([{ user_id: dana.userId, name: 'My phone' }]);
    await test.as(dana.token).call(api.account.remove, { body: { password: dana.password } });
    const { db } = test.services.database;
    expect(await db.select().from(table).where(eq(table.userId, dana.userId))).toEqual([]);
  });
});
