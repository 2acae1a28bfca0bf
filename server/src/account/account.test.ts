import { api } from '@foothold/contract';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/app.ts';
import { ownedTables } from '../db/owned-tables.ts';

describe('what a person may ask about what is kept of them', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp();
  });
  afterAll(() => test.close());

  it('exports their own rows, and no secret', async () => {
    const dana = await test.signUp({ language: 'fr' });
    const noam = await test.signUp();
    await test.as(dana.token).call(api.feedback.send, { body: { message: 'from dana' } });
    await test.as(noam.token).call(api.feedback.send, { body: { message: 'from noam' } });
    const { data, response } = await test.as(dana.token).call(api.account.export);
    expect(data.account).toMatchObject({ email: dana.email, language: 'fr' });
    expect(data.data['feedback']).toMatchObject([{ message: 'from dana', user_id: dana.userId }]);
    expect(Object.keys(data.data)).toEqual(
      expect.arrayContaining(['profile', 'plan', 'recommendation', 'chat_message']),
    );
    for (const secret of ['argon2', 'password', noam.email, noam.userId, 'from noam']) {
      expect(response.body).not.toContain(secret);
    }
    expect(Object.keys(data.data['session']?.[0] ?? {})).toEqual([
      'user_id',
      'browser',
      'system',
      'created_at',
      'last_used_at',
      'expires_at',
    ]);
  });

  it('erases everything, only with the password, and lets the e-mail start anew', async () => {
    const dana = await test.signUp();
    await test.as(dana.token).call(api.feedback.send, { body: { message: 'soon gone' } });
    const wrong = await test.as(dana.token).call(api.account.remove, { body: { password: 'wrong' } });
    expect(wrong.status).toBe(403);
    expect(wrong.response.json().code).toBe('WRONG_PASSWORD');

    const gone = await test.as(dana.token).call(api.account.remove, { body: { password: dana.password } });
    expect(gone.status).toBe(204);
    expect((await test.as(dana.token).call(api.account.get)).status).toBe(401);
    expect((await test.as(null).call(api.account.login, { body: dana })).status).toBe(401);
    for (const table of ownedTables) {
      const rows = await test.services.database.db.select().from(table);
      expect(rows.filter((row) => JSON.stringify(row).includes(dana.userId))).toEqual([]);
    }
    const again = await test.signUp({ email: dana.email });
    expect((await test.as(again.token).call(api.account.export)).data.data['feedback']).toEqual([]);
  });

  it('answers in the account’s language rather than the browser’s', async () => {
    const dana = await test.signUp({ language: 'es' });
    const headers = { 'accept-language': 'fr' };
    const reply = await test.as(dana.token).call(api.account.remove, { body: { password: 'x' }, headers });
    expect(reply.response.json().error).toBe('La contraseña no es correcta.');
  });

  it('covers every table that names a person', () => {
    const names = ownedTables.map((table) => getTableConfig(table).name);
    expect(names).toEqual(
      expect.arrayContaining(['account', 'account_email', 'session', 'profile', 'plan', 'feedback']),
    );
    for (const table of ownedTables) {
      expect(getTableConfig(table).columns.map((column) => column.name)).toContain('user_id');
    }
  });

  it('keeps every row under its person’s id first, but the e-mails that find the person', () => {
    const keys = ownedTables.map((table) => {
      const { primaryKeys, columns, name } = getTableConfig(table);
      const [first] = primaryKeys[0]?.columns ?? columns.filter((column) => column.primary);
      return `${name}: ${first?.name}`;
    });
    expect(keys.filter((key) => !key.endsWith(': user_id'))).toEqual(['account_email: email']);
  });
});
