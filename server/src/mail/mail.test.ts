import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from '@foothold/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailKinds } from '../db/schema/mail.ts';
import { transportFor } from './transport.ts';
import { compose } from './compose.ts';
import { type MailTransport, Undeliverable } from './message.ts';
import { type Inbox, openInbox } from '../../test/mail/inbox.ts';
import { readMail } from '../../test/mail/read-mail.ts';
import { mailTexts } from './texts.ts';

const link = 'https://foothold.example/reset#a-token';
const mailFrom = 'Foothold <hello@foothold.example>';
const linked = new Set(['reset', 'confirm_email']);

describe('what mails say', () => {
  it.each(languages)('is complete in %s, and nobody else’s language', (language) => {
    expect(Object.keys(mailTexts[language]).toSorted()).toEqual(Object.keys(mailTexts.en).toSorted());
    for (const kind of mailKinds) {
      const [own, english] = [mailTexts[language][kind], mailTexts.en[kind]];
      expect(own.before.length > 0 && own.after.length > 0).toBe(true);
      expect(own.button !== undefined).toBe(linked.has(kind));
      expect(own.subject === english.subject).toBe(language === 'en');
    }
  });

  it('has each language’s own typography', () => {
    const all = (language: (typeof languages)[number]) => JSON.stringify(mailTexts[language]);
    expect(all('fr')).not.toMatch(/[^\u202f][;!?]|[^\u00a0"]:(?!\/|[["{])/u);
    expect(all('he')).not.toMatch(/[א-ת][/.][א-ת]|[א-ת]["'][א-ת]/u);
    expect(all('es').split('¿').length).toBe(all('es').split('?').length);
  });

  it('reads from right to left in Hebrew, but for the address', () => {
    const { html } = compose({ kind: 'reset', language: 'he', recipient: 'dana@example.test', link });
    expect(html).toContain('<html lang="he" dir="rtl">');
    expect(html).toContain(`<p dir="ltr" style="margin:0 0 16px;word-break:break-all"><a href="${link}"`);
  });

  it('has the same link in both parts, and none in a notice', () => {
    for (const language of languages) {
      const { text, html } = compose({ kind: 'confirm_email', language, recipient: 'dana@example.test', link });
      expect([text.includes(link), html.includes(link)]).toEqual([true, true]);
      const notice = compose({ kind: 'password_changed', language, recipient: 'dana@example.test', link: null });
      expect(notice.text + notice.html).not.toMatch(/https?:/);
    }
  });
});

describe('transports', () => {
  let inbox: Inbox;
  let smtp: MailTransport;
  const dataDir = mkdtempSync(join(tmpdir(), 'foothold-mail-'));
  beforeAll(async () => {
    inbox = await openInbox();
    smtp = transportFor({ smtpUrl: inbox.url, mailFrom, dataDir });
  });
  afterAll(async () => {
    smtp.close();
    await inbox.close();
    rmSync(dataDir, { recursive: true });
  });

  const message = (recipient: string) => ({
    id: crypto.randomUUID(),
    ...compose({ kind: 'reset', language: 'he', recipient, link }),
  });

  it('hand a mail to the server as it was written', async () => {
    const sent = message('dana@example.test');
    await smtp.send(sent);
    const [got] = await inbox.to('dana@example.test');
    expect(got).toMatchObject({ subject: 'סיסמה חדשה ל־Foothold', link, token: 'a-token' });
    expect(got?.text.trim()).toBe(sent.text.trim());
    expect(got?.html).toContain('dir="rtl"');
    expect(got?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(got?.headers.get('from')).toBe(mailFrom);
    expect(got?.headers.get('message-id')).toBe(`<${sent.id}@foothold.example>`);
  });

  it('send to one address only, whatever it is made of', async () => {
    const before = inbox.mails.length;
    await smtp.send(message('"a,b"@example.test')).catch(() => undefined);
    await smtp.send(message('a@example.test, b@example.test')).catch(() => undefined);
    for (const { recipients, headers } of inbox.mails.slice(before)) {
      expect(recipients).toHaveLength(1);
      expect(headers.has('bcc')).toBe(false);
    }
  });

  it('tell an address that is refused for good from a bad moment', async () => {
    inbox.refuseWith(550);
    await expect(smtp.send(message('gone@example.test'))).rejects.toBeInstanceOf(Undeliverable);
    inbox.refuseWith(451);
    const passing = smtp.send(message('full@example.test'));
    await expect(passing).rejects.toThrow('451');
    await expect(passing).rejects.not.toBeInstanceOf(Undeliverable);
    inbox.refuseWith(null);
  });

  it('without a mail server leave whole files for the owner only, one for each mail', async () => {
    const files = transportFor({ smtpUrl: null, mailFrom, dataDir });
    const sent = message('dana@example.test');
    await files.send(sent);
    await files.send(sent);
    const outbox = join(dataDir, 'outbox');
    expect(readdirSync(outbox)).toEqual([`${sent.id}.eml`]);
    const path = join(outbox, `${sent.id}.eml`);
    expect(statSync(path).mode & 0o077).toBe(0);
    expect(readMail(readFileSync(path, 'utf8'))).toMatchObject({ subject: 'סיסמה חדשה ל־Foothold', link });
    files.close();
  });
});
