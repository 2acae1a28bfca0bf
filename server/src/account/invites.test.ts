import { api } from '@foothold/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/app.ts';
import { listInvites, runInviteCommand } from './invite-command.ts';

describe('invites', () => {
  let closed: TestApp;
  let open: TestApp;
  beforeAll(async () => {
    closed = await buildTestApp({ config: { inviteMode: 'required' } });
    open = await buildTestApp();
  });
  afterAll(async () => {
    await closed.close();
    await open.close();
  });

  const admin = (action: string, given: { code?: string; uses?: string; note?: string } = {}) =>
    runInviteCommand(closed.services.database, {
      code: undefined,
      uses: undefined,
      note: undefined,
      ...given,
      action,
      at: new Date(),
    });
  const signUp = async (test: TestApp, invite?: string) => {
    const body = {
      name: 'Dana',
      email: `${crypto.randomUUID()}@example.test`,
      password: 'correct-horse-9',
      agreed_to_terms: true as const,
      ...(invite !== undefined && { invite }),
    };
    const { status, response } = await test.as(null).call(api.account.signup, { body });
    return { status, code: response.json().code, body };
  };

  it('are needed where the settings say so', async () => {
    expect(await signUp(closed)).toMatchObject({ status: 403, code: 'INVITE_REQUIRED' });
    expect(await signUp(closed, '')).toMatchObject({ status: 403, code: 'INVITE_REQUIRED' });
    const refused = await signUp(closed, 'INVENTED');
    expect(refused).toMatchObject({ status: 403, code: 'INVITE_INVALID' });
    expect((await closed.as(null).call(api.account.login, { body: refused.body })).status).toBe(401);
  });

  it('open the door as often as they say, even to many at once', async () => {
    const code = await admin('create', { uses: '3' });
    const replies = await Promise.all(Array.from({ length: 6 }, () => signUp(closed, code)));
    expect(replies.filter((reply) => reply.status === 201)).toHaveLength(3);
    expect(replies.filter((reply) => reply.code === 'INVITE_INVALID')).toHaveLength(3);
  });

  it('are not spent by a sign-up that fails', async () => {
    const taken = await closed.as(null).call(api.account.login, { body: { email: 'x@y.test', password: 'x' } });
    expect(taken.status).toBe(401);
    const code = await admin('create');
    const first = await signUp(closed, code);
    expect(first.status).toBe(201);
    const again = await admin('create');
    const reply = await closed.as(null).call(api.account.signup, { body: { ...first.body, invite: again } });
    expect(reply.status).toBe(409);
    expect((await signUp(closed, again)).status).toBe(201);
  });

  it('are listed with what they still open, and revoked', async () => {
    const code = await admin('create', { note: 'for the press' });
    const listed = async () => (await listInvites(closed.services.database)).find((one) => one.code === code);
    expect(await listed()).toMatchObject({ state: 'open', uses: 0, maxUses: 1, note: 'for the press' });
    expect(await admin('revoke', { code })).toBe(`${code} revoked`);
    expect(await listed()).toMatchObject({ state: 'revoked' });
    const spent = await admin('create');
    await signUp(closed, spent);
    expect(await listInvites(closed.services.database)).toContainEqual(
      expect.objectContaining({ code: spent, state: 'used up' }),
    );
    expect(await signUp(closed, code)).toMatchObject({ status: 403, code: 'INVITE_INVALID' });
    await expect(admin('revoke', { code })).rejects.toThrow(code);
    await expect(admin('create', { uses: 'many' })).rejects.toThrow('--uses');
  });

  it('are passed over where nobody asks for them', async () => {
    expect((await signUp(open, 'BETA')).status).toBe(201);
  });
});
