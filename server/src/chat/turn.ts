import type { FieldUpdate, ProposedChange, StopReason } from '@foothold/contract';
import type { GuideContext, ReplyEvent } from '@foothold/guide';
import { type Asker, listen } from '../guide-client/ask.ts';
import type { Emit } from '../http/call.ts';
import { CallFailure } from '../http/failure.ts';
import { failureOf } from '../http/failure-of.ts';
import type { Services } from '../services.ts';
import { Stopped, stopReasonIn } from '../stop-reason.ts';
import type { ChatMemory, Remembered } from './memory.ts';
import { newProposal } from './proposals/kept.ts';
import { takeReply } from './reply.ts';
import type { ChatStore, KeptMessage, Thread } from './store.ts';

export interface Turn {
  thread: Thread;
  /** The person's message; null for the interview's opening. */
  message: KeptMessage | null;
  /** Id of the reply, when it is a new one. */
  replyId: string;
  /** True when the reply takes the place of a whole one too. */
  again?: boolean;
  ask(remembered: Remembered, context: GuideContext): AsyncIterable<ReplyEvent>;
  /** Stores what a reply says about the person. */
  keepUpdate?(update: FieldUpdate): Promise<void>;
  /** Whether a change that a reply proposes can be made as things are; one that can't is not shown. */
  canMake?(change: ProposedChange): boolean;
}

export interface TurnTools {
  services: Services;
  store: ChatStore;
  memory: ChatMemory;
}

type Caller = Asker & { emit: Emit; log: { warn(text: string): void; info(about: object, text: string): void } };

/** What stopped a reply, with its reason. */
function stoppage(stoppedBy: unknown): { reason: StopReason; failure: CallFailure } {
  const failure = failureOf(stoppedBy);
  const reason = stopReasonIn(failure);
  if (reason !== null) return { reason, failure };
  const { code, retryAfterSeconds } = failure;
  const cause = new Stopped('failed', { cause: stoppedBy });
  return {
    reason: 'failed',
    failure: new CallFailure(code, { cause, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) }),
  };
}

/**
 * Has the guide reply and keeps the reply. One that stops early is kept as far as it was said, with why it stopped, and
 * what stopped it is thrown; one that the person stopped is an answer like any other, if a word of it was said.
 */
export async function takeTurn(
  { services, store, memory }: TurnTools,
  { emit, log, ...asker }: Caller,
  turn: Turn,
): Promise<KeptMessage> {
  const remembered = await memory.before(asker.userId, turn.thread, turn.message);
  const events = listen(services, asker, (context) => turn.ask(remembered, context));
  const {
    stoppedBy,
    text,
    proposals: proposed,
    ...spoken
  } = await takeReply(events, {
    onDelta: (delta) => emit('delta', { text: delta }),
    async onUpdate(update) {
      await turn.keepUpdate?.(update);
      emit('update', update);
    },
    onForged: () => log.warn('The guide sent an update or a change that the contract does not know'),
  });

  const stopped = stoppedBy === undefined ? null : stoppage(stoppedBy);
  if (stopped) {
    services.modelMeters?.replyStopped(stopped.reason);
    log.info({ reason: stopped.reason, reply: turn.replyId }, 'reply stopped');
    if (text === '') throw stopped.failure;
  }
  const { language } = asker;
  const about = { id: turn.replyId, language, replyTo: turn.message, again: turn.again ?? false };
  const interrupted = stopped !== null;
  const fitting = proposed.filter((change) => turn.canMake?.(change));
  const proposals = fitting.map((change) => newProposal(change, services.newId()));
  const reply = { ...about, content: text, interrupted, stopReason: stopped?.reason ?? null, proposals, ...spoken };
  const kept = await store.answer(asker.userId, turn.thread, reply);
  if (stopped && stopped.reason !== 'stopped') throw stopped.failure;
  return kept;
}
