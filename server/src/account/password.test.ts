import { api } from '@foothold/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailLink } from '../db/schema/account.ts';
import { mail, resetRequest } from '../db/schema/mail.ts';
import { buildMailApp, HOUR_MS, type MailApp, MINUTE_MS } from '../../test/account/mail-app.ts';

const fresh = () => `new-${crypto.randomUUID()}`;

describe('a password', () => {
  let test: MailApp;
  beforeAll(async () => {
    test = await buildMailApp();
  });
  afterAll(() => test.close());

  const visitor = () => test.as(null);
  const codeOf = (reply: { response: { json(): unknown } }) => (reply.response.json() as { code: string }).code;
  const isLive = async (token: string) => (await test.as(token).call(api.account.get)).status === 200;
  const logsIn = async (email: string, password: string) =>
    (await visitor().call(api.account.login, { body: { email, password } })).status === 200;
  const ask = (email: string) => visitor().call(api.account.forgotPassword, { body: { email } });
  const reset = (token: string, new_password: string) =>
    visitor().call(api.account.resetPassword, { body: { token, new_password } });
  const quiet = async () => {
    const { db } = test.services.database;
    const left = async () => [...(await db.select().from(mail)), ...(await db.select().from(resetRequest))];
    await expect.poll(left, { timeout: 20_000 }).toEqual([]);
  };

  it('is changed by whoever knows it; every other session ends, and the address is told', async () => {
    const dana = await test.signUp({ language: 'fr' });
    const other = (await visitor().call(api.account.login, { body: dana })).data.token;
    const new_password = fresh();
    const change = (current_password: string) =>
      test.as(dana.token).call(api.account.changePassword, { body: { current_password, new_password } });
    const refused = await change('not-the-password');
    expect([refused.status, codeOf(refused)]).toEqual([403, 'WRONG_PASSWORD']);
    expect(await isLive(other)).toBe(true);

    expect((await change(dana.password)).status).toBe(204);
    expect([await isLive(dana.token), await isLive(other)]).toEqual([true, false]);
    expect([await logsIn(dana.email, dana.password), await logsIn(dana.email, new_password)]).toEqual([false, true]);
    const [notice] = await test.inbox.to(dana.email);
    expect(notice).toMatchObject({ subject: 'Votre mot de passe Foothold a changé', link: '' });
  });

  it.each([
    ['a common one', 'Password123', 'WEAK_PASSWORD'],
    ['a short one', 'a1b2', 'WEAK_PASSWORD'],
    ['one with a space', 'two words-here', 'SPACES_NOT_ALLOWED'],
    ['none', '', 'INVALID'],
  ])('is not changed to %s', async (_what, new_password, code) => {
    const dana = await test.signUp();
    const body = { current_password: dana.password, new_password };
    const reply = await test.as(dana.token).call(api.account.changePassword, { body });
    expect([reply.status, codeOf(reply)]).toEqual([400, code]);
    expect(await logsIn(dana.email, dana.password)).toBe(true);
  });

  it('that was forgotten is set anew with the mailed link, once, and ends every session', async () => {
    const dana = await test.signUp({ language: 'he' });
    expect((await ask(dana.email.toUpperCase())).status).toBe(204);
    const [sent] = await test.inbox.to(dana.email);
    expect(sent?.link).toMatch(/^https:\/\/foothold\.example\/reset#[\w-]{64}$/);
    expect(sent?.subject).toBe('סיסמה חדשה ל־Foothold');

    const weak = await reset(sent?.token ?? '', 'Password123');
    expect([weak.status, codeOf(weak)]).toEqual([400, 'WEAK_PASSWORD']);
    const password = fresh();
    expect((await reset(sent?.token ?? '', password)).status).toBe(204);
    expect(await isLive(dana.token)).toBe(false);
    expect([await logsIn(dana.email, dana.password), await logsIn(dana.email, password)]).toEqual([false, true]);

    const again = await reset(sent?.token ?? '', fresh());
    expect([again.status, codeOf(again)]).toEqual([400, 'LINK_INVALID']);
    expect(await logsIn(dana.email, password)).toBe(true);
    expect((await test.inbox.to(dana.email, 2))[1]?.subject).toBe('הסיסמה לחשבון Foothold השתנתה');
  });

  it('is set by one of two who follow the link at once', async () => {
    const dana = await test.signUp();
    await ask(dana.email);
    const token = (await test.inbox.to(dana.email))[0]?.token ?? '';
    const replies = await Promise.all(Array.from({ length: 5 }, () => reset(token, fresh())));
    expect(replies.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(4);
  });

  it('has its link for half an hour, under the link’s hash only', async () => {
    const dana = await test.signUp();
    await ask(dana.email);
    const token = (await test.inbox.to(dana.email))[0]?.token ?? '';
    const kept = JSON.stringify(await test.services.database.db.select().from(mailLink));
    expect(kept).toContain(dana.userId);
    expect(kept).not.toContain(token.slice(-20));
    test.pass(30 * MINUTE_MS);
    expect(codeOf(await reset(token, fresh()))).toBe('LINK_INVALID');
  });

  it.each(['x', 'A'.repeat(64), '../../etc/passwd', 'é'.repeat(20)])('has no link like %s', async (token) => {
    expect(codeOf(await reset(token, fresh()))).toBe('LINK_INVALID');
  });

  it('link opens nobody else’s account', async () => {
    const [dana, noam] = [await test.signUp(), await test.signUp()];
    await ask(dana.email);
    const token = (await test.inbox.to(dana.email))[0]?.token ?? '';
    const bytes = Buffer.from(token, 'base64url');
    Buffer.from(noam.userId.replaceAll('-', ''), 'hex').copy(bytes);
    expect(codeOf(await reset(bytes.toString('base64url'), fresh()))).toBe('LINK_INVALID');
  });

  it('changed since makes earlier links worthless', async () => {
    const dana = await test.signUp();
    await ask(dana.email);
    const token = (await test.inbox.to(dana.email))[0]?.token ?? '';
    const body = { current_password: dana.password, new_password: fresh() };
    await test.as(dana.token).call(api.account.changePassword, { body });
    expect(codeOf(await reset(token, fresh()))).toBe('LINK_INVALID');
  });

  it('is asked for alike with and without an account, and only one of them gets a mail', async () => {
    const dana = await test.signUp();
    const replies = [await ask(dana.email), await ask(`nobody-${dana.email}`)];
    const [known, unknown] = replies.map(({ response }) => {
      const { date: _date, ...headers } = response.headers;
      return { status: response.statusCode, body: response.body, headers };
    });
    expect(known).toEqual(unknown);
    await test.inbox.to(dana.email);
    await quiet();
    const told = test.inbox.mails.flatMap(({ recipients }) => recipients).filter((to) => to.includes(dana.email));
    expect(told).toEqual([dana.email]);
  });

  it('is mailed a link for three times an hour, however often it is asked for', async () => {
    const dana = await test.signUp();
    const askAll = async () => {
      for (let n = 0; n < 6; n += 1) {
        await ask(dana.email);
        await quiet();
      }
    };
    await askAll();
    expect(await test.inbox.to(dana.email)).toHaveLength(3);
    test.pass(HOUR_MS + 1);
    await askAll();
    expect(await test.inbox.to(dana.email)).toHaveLength(6);
  });
});
