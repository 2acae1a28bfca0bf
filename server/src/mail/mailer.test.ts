import { api } from '@foothold/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildMailApp, type MailApp, MINUTE_MS } from '../../test/account/mail-app.ts';
import { mail } from '../db/schema/mail.ts';
import type { TestPerson } from '../../test/app.ts';
import { transportFor } from './transport.ts';
import { sendDue, type MailTemplates } from './delivery.ts';
import { postMail } from './store.ts';

type ContentFor = MailTemplates['contentFor'];
const notice: ContentFor = async ({ kind, language, recipient }) => ({ kind, language, recipient, link: null });

describe('the mailer', () => {
  let test: MailApp;
  let dana: TestPerson;
  const logged: unknown[] = [];
  beforeAll(async () => {
    test = await buildMailApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    dana = await test.signUp();
  });
  afterEach(() => test.inbox.refuseWith(null));

  /** One look through the outbox, as each of several servers takes it. */
  const round = async (contentFor: ContentFor = notice) => {
    const transport = transportFor(test.services.config);
    const log = { warn: (...said: unknown[]) => void logged.push(said) };
    await sendDue({ ...test.services, transport, log, templates: { prepare: async () => undefined, contentFor } });
    transport.close();
  };
  const post = () =>
    test.services.database.transaction((tx) =>
      postMail(tx, {
        userId: dana.userId,
        kind: 'password_changed',
        recipient: dana.email,
        language: 'en',
        createdAt: new Date(test.services.now()),
      }),
    );
  const waiting = () => test.services.database.db.select().from(mail);
  const arrived = () => test.inbox.mails.filter(({ recipients }) => recipients.includes(dana.email)).length;

  it('sends what is there, once, and clears it away', async () => {
    await post();
    await round();
    await round();
    expect([arrived(), await waiting()]).toEqual([1, []]);
  });

  it('sends once however many look at the same time', async () => {
    await post();
    await Promise.all([round(), round(), round()]);
    expect(arrived()).toBe(1);
  });

  it('tries again after a while, later each time, and gives up after a day', async () => {
    test.inbox.refuseWith(451);
    await post();
    await round();
    await round();
    expect((await waiting())[0]).toMatchObject({ attempts: 1 });
    test.pass(MINUTE_MS);
    await round();
    expect((await waiting())[0]).toMatchObject({ attempts: 2 });
    test.inbox.refuseWith(null);
    test.pass(MINUTE_MS);
    await round();
    expect(arrived()).toBe(0);
    test.pass(MINUTE_MS);
    await round();
    expect([arrived(), await waiting()]).toEqual([1, []]);

    test.inbox.refuseWith(451);
    await post();
    await round();
    test.pass(24 * 60 * MINUTE_MS);
    expect(await waiting()).toHaveLength(1);
    await round();
    test.pass(60 * MINUTE_MS);
    await round();
    expect(await waiting()).toEqual([]);
  });

  it('gives up at once on an address that is refused for good', async () => {
    test.inbox.refuseWith(550);
    await post();
    await round();
    expect([arrived(), await waiting()]).toEqual([0, []]);
    expect(logged.length).toBeGreaterThan(3);
    expect(JSON.stringify(logged)).toContain('550');
    expect(JSON.stringify(logged)).not.toMatch(/@|Refused by the test/);
  });

  it('leaves a mail in the outbox while it is on its way, so that a process that dies loses none', async () => {
    await post();
    let during: unknown[] = [];
    await round(async (claimed) => {
      during = await waiting();
      return notice(claimed);
    });
    expect(during).toMatchObject([{ userId: dana.userId, attempts: 1 }]);
    expect(arrived()).toBe(1);
  });

  it('takes up what another process left half-way', async () => {
    await post();
    const killed = () => Promise.reject(new Error('The process is killed here'));
    await expect(round(killed)).rejects.toThrow('killed');
    await round();
    expect([arrived(), (await waiting()).length]).toEqual([0, 1]);
    test.pass(2 * MINUTE_MS);
    await round();
    expect([arrived(), await waiting()]).toEqual([1, []]);
  });

  it('drops what goes with an erased account', async () => {
    await post();
    await test.as(dana.token).call(api.account.remove, { body: { password: dana.password } });
    await round();
    expect([arrived(), await waiting()]).toEqual([0, []]);
  });
});
