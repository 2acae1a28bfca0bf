import type { LogTo } from '../../src/http/log.ts';
import { buildTestApp, type TestApp } from '../app.ts';
import { type Inbox, openInbox } from '../mail/inbox.ts';

/** The app with a mail server of its own, and a clock that only the test moves on. */
export interface MailApp extends TestApp {
  inbox: Inbox;
  /** Lets time pass, in milliseconds. */
  pass(milliseconds: number): void;
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const PUBLIC_URL = 'https://foothold.example';

export async function buildMailApp(config: { rateLimits?: boolean } = {}, logTo?: LogTo): Promise<MailApp> {
  const inbox = await openInbox();
  let clock = Date.now();
  const test = await buildTestApp({
    now: () => clock,
    config: { smtpUrl: inbox.url, publicUrl: PUBLIC_URL, ...(logTo && { logLevel: 'info' }), ...config },
    ...(logTo && { logTo }),
  });
  return {
    ...test,
    inbox,
    pass: (milliseconds) => {
      clock += milliseconds;
    },
    async close() {
      await test.close();
      await inbox.close();
    },
  };
}
