import { api, type Endpoint, type Plan, type Replied } from '@foothold/contract';
import { create } from 'zustand';
import { readKept, writeKept } from '#shared/offline/kept-store.ts';
import { ensureOutbox, keeper } from '#shared/offline/outbox.ts';
import { withKeptMessages, withKeptTicks } from '#shared/offline/with-changes.ts';
import { subjectOf, useSession } from '#shared/session.ts';

/** What can be read without a network: the answers of these calls, as they were last. */
const readable: readonly Endpoint[] = [
  api.account.get,
  api.profile.get,
  api.plan.get,
  api.plan.active,
  api.chat.list,
  api.chat.onboardingList,
  api.recommendations.list,
];

/** Of a noun that only later pages load, so that it is known by its path. */
const RHYTHM = '/api/rhythm';

/** Whether something on the page is from an earlier visit, since the server could not be asked. */
export const useKeptShown = create<{ shown: boolean }>(() => ({ shown: false }));

interface Asked {
  endpoint: Endpoint;
  /** Path and query. */
  address: string;
  /** The session the call was made in. */
  token: string | null;
}

function subjectFor({ endpoint, token }: Asked): string | null {
  const isReadable = readable.includes(endpoint) || (endpoint.method === 'GET' && endpoint.path === RHYTHM);
  if (!isReadable || token !== useSession.getState().token) return null;
  return subjectOf(token);
}

/** Keeps an answer of the server for the person it was given to. */
export async function keepAnswer(asked: Asked, reply: unknown): Promise<void> {
  const subject = subjectFor(asked);
  if (subject !== null) await writeKept(subject, asked.address, reply);
}

/** The answer of last time, still as the contract wants it; undefined when there is none, or a newer version reads it differently. */
export async function lastAnswer(asked: Asked): Promise<unknown> {
  const subject = subjectFor(asked);
  if (subject === null) return undefined;
  const parsed = asked.endpoint.reply?.safeParse(await readKept(subject, asked.address));
  if (!parsed?.success || subjectFor(asked) !== subject) return undefined;
  return withoutReplying(asked.endpoint, parsed.data);
}

/** The answer of last time in the place of one that could not be had. */
export async function keptAnswer(asked: Asked): Promise<unknown> {
  const kept = await lastAnswer(asked);
  if (kept !== undefined) useKeptShown.setState({ shown: true });
  return kept;
}

/** Keeps the active plan as a change left it: what was ticked is ticked where the next visit begins. */
export async function keepActivePlan(plan: Plan | null): Promise<void> {
  const subject = keeper();
  if (subject !== null)
    await writeKept(subject, api.plan.active.path, { plan } satisfies Replied<typeof api.plan.active>);
}

/** Whether a reply is being made is known to the server alone. */
function withoutReplying(endpoint: Endpoint, reply: unknown): unknown {
  if (endpoint !== api.chat.list) return reply;
  const { replying_to: _then, ...rest } = reply as Replied<typeof api.chat.list>;
  return rest;
}

/** An answer, the server's or a kept one, with what the person has changed since and the server does not know. */
export async function withChanges<E extends Endpoint>(
  endpoint: E,
  address: string,
  reply: Replied<E>,
): Promise<Replied<E>> {
  const asked: Endpoint = endpoint;
  const ofPlan = asked === api.plan.get || asked === api.plan.active;
  if (!ofPlan && asked !== api.chat.list) return reply;
  await ensureOutbox();
  if (asked === api.plan.get) return withKeptTicks(reply as Replied<typeof api.plan.get>) as Replied<E>;
  if (asked === api.plan.active) {
    const { plan } = reply as Replied<typeof api.plan.active>;
    return { plan: plan && withKeptTicks(plan) } as Replied<E>;
  }
  const query = new URLSearchParams(address.split('?')[1]);
  if (query.has('before')) return reply;
  return withKeptMessages(reply as Replied<typeof api.chat.list>, query.get('plan_id') ?? undefined) as Replied<E>;
}
