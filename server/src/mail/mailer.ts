import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { transportFor } from './transport.ts';
import { sendDue, type MailTemplates } from './delivery.ts';

/** How often the outbox is looked through without being asked to, for what a process that died has left there. */
const ROUND_MS = 15_000;
/** Longest that a shutdown waits for the mails under way; those cut off are sent again by the next process. */
const FAREWELL_MS = 3_000;

export interface Mailer {
  /** Has the outbox looked through now; never waits for it. */
  wake(): void;
}

/** Sends what is in the outbox for as long as the app runs. */
export function startMailer(app: FastifyInstance, services: Services, templates: MailTemplates): Mailer {
  const { config, database, now } = services;
  const transport = transportFor(config);
  const tools = { database, now, transport, templates, log: app.log };
  let running: Promise<void> | null = null;
  let again = false;
  let closing = false;

  const round = async (): Promise<void> => {
    // After the answer to the call that wakes it, so that what there is to send can't be told from the answer's time.
    await new Promise((resolve) => setImmediate(resolve));
    try {
      await sendDue(tools, () => closing);
    } catch (error) {
      if (!closing) app.log.error({ err: error }, 'the outbox could not be looked through');
    }
  };
  const wake = () => {
    if (closing) return;
    again = running !== null;
    running ??= round().finally(() => {
      running = null;
      if (again) wake();
    });
  };
  const timer = setInterval(wake, ROUND_MS);
  timer.unref();
  app.addHook('onListen', async () => wake());
  app.addHook('onClose', async () => {
    closing = true;
    clearInterval(timer);
    const farewell = new Promise<void>((resolve) => setTimeout(resolve, FAREWELL_MS).unref());
    if (running) await Promise.race([running, farewell]);
    transport.close();
  });
  return { wake };
}
