import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect } from 'vitest';
import { readMail, type ReadMail } from './read-mail.ts';

/** A mail server of a test's own, on a free port of this machine. */
export interface Inbox {
  url: string;
  port: number;
  /** Every mail it has taken, in order. */
  mails: ReadMail[];
  /** Answers recipients with this SMTP number instead of taking them; null takes them again. */
  refuseWith(code: number | null): void;
  /** The mails to an address, once there are `count` of them. */
  to(address: string, count?: number): Promise<ReadMail[]>;
  close(): Promise<void>;
}

export async function openInbox(port = 0): Promise<Inbox> {
  const mails: ReadMail[] = [];
  let refusal: number | null = null;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onRcptTo: (_address, _session, done) => {
      if (refusal === null) return done();
      return done(Object.assign(new Error('Refused by the test'), { responseCode: refusal }));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        mails.push(readMail(Buffer.concat(chunks).toString('utf8'), recipients));
        done();
      });
    },
  });
  const listener = server.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  const taken = (listener.address() as AddressInfo).port;
  const to = (address: string) => mails.filter(({ recipients }) => recipients.includes(address));
  return {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    mails,
    refuseWith: (code) => {
      refusal = code;
    },
    async to(address, count = 1) {
      await expect.poll(() => to(address).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(count);
      return to(address);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
