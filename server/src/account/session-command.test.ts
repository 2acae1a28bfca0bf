import { api } from '@foothold/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/app.ts';
import { runSessionCommand } from './session-command.ts';

describe('sessions, for the people who run the server', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp();
  });
  afterAll(() => test.close());

  const run = (action: string, email: string | undefined) =>
    runSessionCommand(test.services.database, { action, email, at: new Date() });

  it('are listed and ended by the account’s email', async () => {
    const [dana, noam] = [await test.signUp(), await test.signUp()];
    const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko Firefox/140.0' };
    await test.as(null).call(api.account.login, { body: dana, headers });
    const listed = (await run('list', dana.email.toUpperCase())).split('\n');
    expect(listed).toHaveLength(2);
    expect(listed.join()).toMatch(/Firefox on Windows {2}last used 20\d\d-/);
    expect(listed.join()).toContain('unknown device');

    expect(await run('end', dana.email)).toBe('2 sessions ended');
    expect(await run('list', dana.email)).toBe('No sessions.');
    expect((await test.as(dana.token).call(api.account.get)).status).toBe(401);
    expect((await test.as(noam.token).call(api.account.get)).status).toBe(200);
  });

  it('need an account', async () => {
    await expect(run('list', undefined)).rejects.toThrow('Name the account');
    await expect(run('list', 'nobody@example.test')).rejects.toThrow('nobody@example.test');
  });
});
