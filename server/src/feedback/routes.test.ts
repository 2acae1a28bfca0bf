import { api } from '@foothold/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feedback, visitorFeedback } from '../db/schema/feedback.ts';
import { buildTestApp, type TestApp } from '../../test/app.ts';

let test: TestApp;
beforeAll(async () => (test = await buildTestApp()));
afterAll(() => test.close());

describe('POST /api/feedback', () => {
  it('keeps what a signed-in person says with the account', async () => {
    const { token, userId } = await test.signUp();
    const { status, data } = await test.as(token).call(api.feedback.send, { body: { message: ' Grüße 🙏 ' } });
    expect([status, data]).toEqual([201, { received: true }]);
    expect(await test.services.database.db.select().from(feedback)).toMatchObject([{ userId, message: ' Grüße 🙏 ' }]);
  });

  it('keeps what a visitor says', async () => {
    expect((await test.as(null).call(api.feedback.send, { body: { message: 'Hello' } })).status).toBe(201);
    expect(await test.services.database.db.select().from(visitorFeedback)).toMatchObject([{ message: 'Hello' }]);
  });

  it('refuses a blank message', async () => {
    const { status, data } = await test.as(null).call(api.feedback.send, { body: { message: ' \u200b\n' } });
    expect([status, data]).toEqual([400, expect.objectContaining({ code: 'BLANK' })]);
  });
});
