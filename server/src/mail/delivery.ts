import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../services.ts';
import { type MailTransport, Undeliverable } from './message.ts';
import { compose } from './compose.ts';
import type { MailContent } from './content.ts';
import { mailStore, type WaitingMail } from './store.ts';

/** A try that has not ended within this counts as lost, and another may begin. */
const TRY_MS = 120_000;
/** Waiting before the next try, in minutes; the last one repeats. */
const PAUSES_MIN = [1, 2, 5, 10, 30, 60] as const;
const LONGEST_PAUSE_MS = PAUSES_MIN[5] * 60_000;
/** A mail that could not be handed over for a day is given up: nobody waits for its link any more. */
const GIVE_UP_MS = 24 * 3_600_000;
/** Mails handed over side by side. */
const AT_ONCE = 5;

/** What those who have mails sent tell the mailer about them. */
export interface MailTemplates {
  /** Done before each look into the outbox. */
  prepare(): Promise<void>;
  /** What a waiting mail says, its link made now; null when it has become pointless. */
  contentFor(waiting: WaitingMail): Promise<MailContent | null>;
}

export interface DeliveryTools extends Pick<Services, 'database' | 'now'> {
  transport: MailTransport;
  templates: MailTemplates;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Sends all that is due, until `isOver` says to stop. A mail is never sent inside a transaction, and leaves the outbox
 * only once it is in other hands: what is cut off in between is sent again.
 */
export async function sendDue(tools: DeliveryTools, isOver: () => boolean = () => false): Promise<void> {
  const { database, now, templates } = tools;
  await templates.prepare();
  while (!isOver()) {
    const due = await mailStore(database).due(new Date(now()), new Date(now() + LONGEST_PAUSE_MS), AT_ONCE);
    if (due.length === 0) return;
    await Promise.all(due.map((waiting) => deliver(tools, waiting)));
  }
}

/** Tries one mail once. Neither the address nor what the mail server says about it gets into the log. */
async function deliver(
  { database, now, transport, templates, log }: DeliveryTools,
  waiting: WaitingMail,
): Promise<void> {
  const outbox = mailStore(database);
  const claimed = await outbox.claim(waiting, new Date(now() + TRY_MS));
  if (!claimed) return;
  const { id, kind, attempts } = claimed;
  const content = await templates.contentFor(claimed);
  if (!content) return outbox.remove(claimed);
  try {
    await transport.send({ id, ...compose(content) });
  } catch (error) {
    const given = error instanceof Undeliverable || now() - claimed.createdAt.getTime() > GIVE_UP_MS;
    log.warn({ kind, attempts, code: codeOf(error) }, given ? 'a mail was given up' : 'a mail could not be sent yet');
    if (given) return outbox.remove(claimed);
    return outbox.postpone(claimed, new Date(now() + pauseAfter(attempts)));
  }
  await outbox.remove(claimed);
}

/** Milliseconds to wait after so many tries. */
function pauseAfter(attempts: number): number {
  return (PAUSES_MIN[attempts - 1] ?? PAUSES_MIN[5]) * 60_000;
}

/** What may be told of a failed try: the kind of trouble and the mail server's number, never its sentence. */
function codeOf(error: unknown): string {
  const at = error instanceof Undeliverable ? error.cause : error;
  if (!(at instanceof Error)) return 'unknown';
  const code = 'code' in at ? String(at.code) : at.name;
  return 'responseCode' in at ? `${code} ${String(at.responseCode)}` : code;
}
