import { api } from '@foothold/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../test/app.ts';
import { buildMailApp, HOUR_MS, type MailApp } from '../../test/account/mail-app.ts';

const somewhere = () => `${crypto.randomUUID()}@example.test`;

describe('an account’s address', () => {
  let test: MailApp;
  beforeAll(async () => {
    test = await buildMailApp();
  });
  afterAll(() => test.close());

  const codeOf = (reply: { response: { json(): unknown } }) => (reply.response.json() as { code: string }).code;
  const change = ({ token, password }: TestPerson, email: string) =>
    test.as(token).call(api.account.changeEmail, { body: { email, password } });
  const confirm = (token: string) => test.as(null).call(api.account.confirmEmail, { body: { token } });
  const linkTo = async (email: string, count = 1) => (await test.inbox.to(email, count)).at(-1)?.token ?? '';
  const addressOf = async ({ token }: TestPerson) => (await test.as(token).call(api.account.get)).data;
  const logIn = (email: string, { password }: TestPerson) =>
    test.as(null).call(api.account.login, { body: { email, password } });

  it('stays until the link sent to the new one is followed; the old one is told of both', async () => {
    const dana = await test.signUp({ language: 'es' });
    const email = somewhere();
    const { data, status } = await change(dana, email);
    expect([status, data.email, data.pending_email]).toEqual([200, dana.email, email]);
    expect((await test.inbox.to(dana.email))[0]?.subject).toBe('El correo de tu cuenta de Foothold va a cambiar');
    expect((await logIn(email, dana)).status).toBe(401);

    expect((await confirm(await linkTo(email))).data).toEqual({ email });
    expect(await addressOf(dana)).toMatchObject({ email, pending_email: null });
    expect([(await logIn(email, dana)).status, (await logIn(dana.email, dana)).status]).toEqual([200, 401]);
    const notice = (await test.inbox.to(dana.email, 2))[1];
    expect(notice).toMatchObject({ subject: 'El correo de tu cuenta de Foothold cambió', link: '' });
    expect(codeOf(await confirm(await linkTo(email)))).toBe('LINK_INVALID');
    expect((await test.signUp({ email: dana.email })).email).toBe(dana.email);
  });

  it('is not changed without the password', async () => {
    const dana = await test.signUp();
    const reply = await change({ ...dana, password: 'not-the-password' }, somewhere());
    expect([reply.status, codeOf(reply)]).toEqual([403, 'WRONG_PASSWORD']);
    expect((await addressOf(dana)).pending_email).toBeNull();
  });

  it.each(['dana', 'a b@example.test', 'a@example.test\r\nBcc: b@example.test'])(
    'is not changed to %j',
    async (email) => {
      const dana = await test.signUp();
      expect((await change(dana, email)).status).toBe(400);
    },
  );

  it('is not changed to itself', async () => {
    const dana = await test.signUp();
    const reply = await change(dana, dana.email);
    expect(reply.response.json()).toMatchObject({ code: 'INVALID', fields: { email: expect.any(String) } });
  });

  it('may be another’s for all the caller learns; whoever owns it is told, and it stays theirs', async () => {
    const [dana, noam] = [await test.signUp(), await test.signUp()];
    const reply = await change(dana, noam.email);
    expect(reply.status).toBe(200);
    const refused = await confirm(await linkTo(noam.email));
    expect([refused.status, codeOf(refused)]).toEqual([409, 'EMAIL_TAKEN']);
    expect((await addressOf(dana)).email).toBe(dana.email);
    expect((await logIn(noam.email, noam)).status).toBe(200);
  });

  it('follows the last wish only, and none that was given up', async () => {
    const dana = await test.signUp();
    const [first, second] = [somewhere(), somewhere()];
    await change(dana, first);
    const token = await linkTo(first);
    await change(dana, second);
    expect(codeOf(await confirm(token))).toBe('LINK_INVALID');
    const later = await linkTo(second);
    const { data } = await test.as(dana.token).call(api.account.cancelEmailChange);
    expect(data.pending_email).toBeNull();
    expect(codeOf(await confirm(later))).toBe('LINK_INVALID');
    expect((await addressOf(dana)).email).toBe(dana.email);
  });

  it('has its link for a day', async () => {
    const dana = await test.signUp();
    const email = somewhere();
    await change(dana, email);
    const token = await linkTo(email);
    test.pass(24 * HOUR_MS);
    expect(codeOf(await confirm(token))).toBe('LINK_INVALID');
  });

  it('is no way in for a link to a password, and the other way round', async () => {
    const dana = await test.signUp();
    const email = somewhere();
    await change(dana, email);
    const token = await linkTo(email);
    const body = { token, new_password: `new-${crypto.randomUUID()}` };
    expect(codeOf(await test.as(null).call(api.account.resetPassword, { body }))).toBe('LINK_INVALID');
    expect((await confirm(token)).status).toBe(200);
  });
});
