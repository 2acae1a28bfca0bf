import { api } from '@foothold/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailLink, passkey, secondStep } from '../db/schema/account.ts';
import { mail } from '../db/schema/mail.ts';
import { restDay } from '../db/schema/rhythm.ts';
import { tokenUse } from '../db/schema/token-use.ts';
import type { Database } from '../db/database.ts';
import { liveFully } from '../../test/account/full-life.ts';
import { buildTestApp, type TestApp, type TestPerson } from '../../test/app.ts';
import { runAdminCommand } from './command.ts';

describe('the admin command', () => {
  let test: TestApp;
  let dana: TestPerson;
  beforeAll(async () => {
    test = await buildTestApp();
    dana = await test.signUp({ email: 'Dana@example.test' });
    await liveFully(test, dana.token);
    await test.as(null).call(api.feedback.send, { body: { message: 'From a visitor\nwho \u001B[31mpaints' } });
  });
  afterAll(() => test.close());

  const kept = (): Database => ({ ...test.services.database, db: test.services.database.db, close: async () => {} });
  const run = (...argv: string[]) => runAdminCommand(argv, async () => kept(), new Date());
  const rows = async (...argv: string[]) => JSON.parse(await run(...argv, '--json')) as Record<string, unknown>[];

  it('says how it is used, without opening anything', async () => {
    const closed = () => Promise.reject(new Error('was opened'));
    for (const argv of [[], ['help']]) {
      expect(await runAdminCommand(argv, closed, new Date())).toContain('Usage: npm run admin');
    }
    // What runs every night must not pass for done when it is mistyped.
    for (const argv of [['users'], ['users', 'paint'], ['constructor']]) {
      const named = `There is no command ${argv.join(' ')}.\nUsage: npm run admin`;
      await expect(runAdminCommand(argv, closed, new Date())).rejects.toThrow(named);
    }
  });

  it('notes a day on which nothing is asked of anybody', async () => {
    expect(await run('rest-day', '2026-11-24')).toContain('2026-11-24');
    expect(await run('rest-day', '2026-11-24')).toContain('2026-11-24');
    expect(await test.services.database.db.select().from(restDay)).toEqual([{ day: '2026-11-24' }]);
    await expect(run('rest-day', '2026-02-30')).rejects.toThrow('Name the day');
  });

  it('lists and finds accounts, with nothing they told the product', async () => {
    const noam = await test.signUp();
    const [heads, newest] = (await run('users', 'list')).split('\n');
    expect(heads?.split(/ +/)).toEqual(['user_id', 'email', 'created', 'last_used', 'sessions', 'plans']);
    expect(newest?.split(/ +/).slice(0, 2)).toEqual([noam.userId, noam.email]);
    expect((await rows('users', 'list', '--limit', '1')).map(({ email }) => email)).toEqual([noam.email]);

    const byMail = await rows('users', 'find', 'dana@EXAMPLE.test');
    expect(byMail).toMatchObject([{ user_id: dana.userId, email: 'Dana@example.test', plans: 2, feedback: 1 }]);
    expect(byMail).toEqual(await rows('users', 'find', dana.userId.toUpperCase()));
    expect(JSON.stringify(byMail)).not.toContain('argon2');
    await expect(run('users', 'find', 'nobody@example.test')).rejects.toThrow('There is no account nobody@');
    await expect(run('users', 'find')).rejects.toThrow('Name the account');
  });

  it('takes the second step from somebody who lost it, and tells them', async () => {
    const person = await test.signUp();
    const { db } = test.services.database;
    const off = () => run('users', 'second-step-off', person.email);
    await expect(off()).rejects.toThrow('has no second step');
    const at = new Date();
    await db.insert(secondStep).values({ userId: person.userId, secret: 'x', onSince: at, createdAt: at });
    expect(await rows('users', 'find', person.email)).toMatchObject([{ second_step: at.toISOString() }]);
    const logIn = () => test.as(null).call(api.account.login, { body: person });
    expect((await logIn()).response.json()).toMatchObject({ code: 'CODE_REQUIRED' });
    expect(await off()).toContain('the password alone');
    expect((await logIn()).status).toBe(200);
    const told = await db.select().from(mail).where(eq(mail.userId, person.userId));
    expect(told.map(({ kind }) => kind)).toEqual(['second_step_off']);
  });

  it('locks an account: no session, no password, no passkey, no link; and its address is told', async () => {
    const person = await test.signUp();
    const { db } = test.services.database;
    const at = new Date();
    const link = { id: 'x', email: person.email, createdAt: at, expiresAt: new Date(Date.now() + 1e6) };
    await db.insert(mailLink).values({ userId: person.userId, ...link, purpose: 'reset' });
    const { userId } = person;
    const key = {
      id: '018f0000-0000-7000-8000-000000000001',
      name: 'Theirs',
      credentialId: 'x',
      publicKey: 'x',
      counter: 0,
    };
    await db.insert(passkey).values({ userId, createdAt: at, ...key });
    await db.insert(secondStep).values({ userId, onSince: at, createdAt: at });
    expect(await run('users', 'lock', person.email)).toContain('is locked');
    const told = await db.select().from(mail).where(eq(mail.userId, person.userId));
    expect(told.map(({ kind }) => kind)).toEqual(['password_changed']);
    expect(await db.select().from(mailLink)).toEqual([]);
    expect(await db.select().from(passkey).where(eq(passkey.userId, userId))).toEqual([]);
    expect(await db.select().from(secondStep).where(eq(secondStep.userId, userId))).toEqual([]);
    expect((await test.as(person.token).call(api.account.get)).status).toBe(401);
    expect((await test.as(null).call(api.account.login, { body: person })).status).toBe(401);
  });

  it('erases an account, when asked twice', async () => {
    const person = await test.signUp();
    await expect(run('users', 'delete', person.email)).rejects.toThrow('add --yes');
    expect((await test.as(person.token).call(api.account.get)).status).toBe(200);
    expect(await run('users', 'delete', person.email, '--yes')).toBe(`${person.email} is erased.`);
    expect((await test.as(null).call(api.account.login, { body: person })).status).toBe(401);
    expect((await test.as(dana.token).call(api.account.get)).status).toBe(200);
  });

  it('shows feedback of accounts and visitors, the newest first, one line each', async () => {
    const told = await rows('feedback', 'list');
    expect(told.map(({ from }) => from)).toEqual([null, 'Dana@example.test']);
    const [, newest] = (await run('feedback', 'list')).split('\n');
    expect(newest).toMatch(/^20\S+Z {2}- +From a visitor who \\u001b\[31mpaints$/);
    expect(await rows('feedback', 'list', '--limit', '1')).toHaveLength(1);
  });

  it('counts what happened by day', async () => {
    const now = new Date();
    const today = now.toISOString().slice(0, 10);
    await test.services.database.db.insert(tokenUse).values({ userId: dana.userId, day: today, tokens: 1_234 });
    const days = await rows('usage', '--days', '3');
    expect(days).toHaveLength(3);
    const [newest] = days;
    expect(newest).toMatchObject({ tokens: 1_234, people_with_tokens: 1, plans: 2, messages: 2, feedback: 1 });
    expect(Number(newest?.['sign_ups'])).toBeGreaterThan(0);
    expect(days.at(-1)).toMatchObject({ sign_ups: 0, plans: 0, tokens: 0 });
    await expect(run('usage', '--days', '0')).rejects.toThrow('--days takes a number from 1 to 366');
  });

  it('makes, lists and revokes invites', async () => {
    const code = await run('invite', 'create', '--uses', '2', '--note', 'press');
    expect(await rows('invite', 'list')).toMatchObject([{ code, maxUses: 2, uses: 0, note: 'press' }]);
    expect(await run('invite', 'revoke', code)).toBe(`${code} revoked`);
    const [heads, row] = (await run('invite', 'list')).split('\n');
    expect(heads?.split(/ +/)).toEqual(['code', 'note', 'maxUses', 'uses', 'createdAt', 'revokedAt', 'state']);
    expect(row).toMatch(new RegExp(`^${code} .* revoked$`));
    await run('invite', 'create', '--note', 'red \u001B[31m');
    expect(await run('invite', 'list')).toContain('red \\u001b[31m');
  });

  it('lists where a person is logged in, by address or id', async () => {
    const [person, noam] = [await test.signUp(), await test.signUp()];
    const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko Firefox/140.0' };
    await test.as(null).call(api.account.login, { body: person, headers });
    const listed = await rows('session', 'list', person.email.toUpperCase());
    expect(listed.map(({ browser, system }) => [browser, system])).toEqual([
      ['Firefox', 'Windows'],
      [null, null],
    ]);
    expect(await rows('session', 'list', person.userId)).toEqual(listed);
    const [heads] = (await run('session', 'list', person.email)).split('\n');
    expect(heads?.split(/ +/)).toEqual(['browser', 'system', 'last_used', 'since']);

    expect(await run('session', 'end', person.userId)).toBe('2 sessions ended');
    expect(await run('session', 'list', person.email)).toBe('No sessions.');
    expect((await test.as(person.token).call(api.account.get)).status).toBe(401);
    expect((await test.as(noam.token).call(api.account.get)).status).toBe(200);
    await expect(run('session', 'list')).rejects.toThrow('Name the account');
    await expect(run('session', 'end', 'nobody@example.test')).rejects.toThrow('There is no account nobody@');
  });

  it('logs a person out, or everybody', async () => {
    const person = await test.signUp();
    expect(await run('session', 'end', person.email)).toBe('1 sessions ended');
    expect((await test.as(dana.token).call(api.account.get)).status).toBe(200);
    expect(await run('session', 'end', '--all')).toMatch(/^\d+ sessions ended$/);
    expect((await test.as(dana.token).call(api.account.get)).status).toBe(401);
  });

  it('says what is wrong in a sentence, and nothing out of a row', async () => {
    await expect(run('users', 'list', '--loud')).rejects.toThrow("'--loud'");
    await expect(run('users', 'find', 'a', 'b')).rejects.toThrow('One word too many: b');
    const refusal = Object.assign(new Error('duplicate key: (dana@example.test)'), { code: '23505' });
    const refused = runAdminCommand(['usage'], () => Promise.reject(refusal), new Date());
    await expect(refused).rejects.toThrow(/^The database refused the command \(23505\)\.$/);
    const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    await expect(runAdminCommand(['usage'], () => Promise.reject(away), new Date())).rejects.toThrow('DATABASE_URL: ');
  });
});
