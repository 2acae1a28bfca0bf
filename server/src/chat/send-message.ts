import type { api } from '@foothold/contract';
import type { Call } from '../http/call.ts';
import { knownReader } from '../known/known-reader.ts';
import { fail } from '../http/failure.ts';
import { memoryOf } from '../memory/store.ts';
import type { PlanStore } from '../plan/store.ts';
import type { profileStore } from '../profile/store.ts';
import type { Services } from '../services.ts';
import type { ChatMemory } from './memory.ts';
import { messageId } from './message-id.ts';
import { fits } from './proposals/apply.ts';
import { type Making, replyKey, type ReplyRegistry } from './reply-registry.ts';
import { sameMessage } from './same-message.ts';
import { type ChatStore, type KeptMessage, presentMessage } from './store.ts';
import { takeTurn } from './turn.ts';
import { type Place, placeOf } from './workspace.ts';

export interface SendMessageTools {
  services: Services;
  store: ChatStore;
  plans: PlanStore;
  profiles: ReturnType<typeof profileStore>;
  memory: ChatMemory;
  replies: ReplyRegistry;
  /** Aborts when the server shuts down. */
  shutdown: AbortSignal;
}

type SendCall = Call<typeof api.chat.send>;
type Reply = ReturnType<typeof replyOf>;
type MakingHere = Omit<Making<Reply>, 'elsewhere'>;

/** A message on its way: where in the plan it belongs, and the id it is kept by. */
interface Sent extends Place {
  call: SendCall;
  id: string;
  thread: { planId: string };
  language: SendCall['language'];
  about: { stepId: string; substepId: string | null };
}

function replyOf(message: KeptMessage) {
  const { content: reply, suggestions } = message;
  const presented = presentMessage(message);
  const { proposals } = presented;
  const source = message.source ?? ('builtin' as const);
  return { reply, message: presented, source, suggestions, ...(proposals && { proposals }) };
}

/** Takes a message of the workspace from the call to the kept reply. */
export class MessageSender {
  readonly #tools: SendMessageTools;
  readonly #follow: ReturnType<typeof sameMessage>;

  constructor(tools: SendMessageTools) {
    this.#tools = tools;
    this.#follow = sameMessage(tools.replies);
  }

  async send(call: SendCall): Promise<Reply> {
    const sent = await this.#locate(call);
    await this.#stopReplaced(sent);
    const { emit, signal, body } = call;
    const follower = { emit, signal, keepGoing: body.keep_going ?? false };
    return this.#follow(
      replyKey(call.userId, sent.id),
      body.message,
      follower,
      async ({ elsewhere, ...making }: Making<Reply>) => {
        const { message, isNew } = await this.#keep(sent);
        const joined = await elsewhere(isNew);
        if (joined) return joined;
        const before = isNew ? null : await this.#replyBefore(sent, making);
        return before ?? this.#answer(sent, message, making);
      },
    );
  }

  async #locate(call: SendCall): Promise<Sent> {
    const { services, plans } = this.#tools;
    const { userId, body } = call;
    const place = await placeOf(plans, userId, body);
    const id = messageId(userId, { id: body.id, key: call.idempotencyKey }, services.newId);
    const about = { stepId: place.step.step_id, substepId: place.substep?.substep_id ?? null };
    return { ...place, call, id, thread: { planId: place.plan.id }, language: body.language ?? call.language, about };
  }

  /** What is said of a message that this one replaces goes aside with it. */
  async #stopReplaced({ call }: Sent): Promise<void> {
    const { replaces } = call.body;
    if (replaces) await this.#tools.replies.stop(replyKey(call.userId, replaces), 'replaced');
  }

  async #keep({ call, id, thread, about }: Sent): Promise<{ message: KeptMessage; isNew: boolean }> {
    const { message: content, replaces } = call.body;
    const said = { id, content, ...about, ...(replaces && { replaces: replaces.toLowerCase() }) };
    const kept = (await this.#tools.store.say(call.userId, thread, said)) ?? fail('INVALID');
    // An id is the message's own, wherever it is sent from; a key stands for all that was sent with it.
    const isElsewhere = kept.message.stepId !== about.stepId || kept.message.substepId !== about.substepId;
    if (call.idempotencyKey !== undefined && isElsewhere) fail('KEY_REUSED');
    return kept;
  }

  /** The whole reply that a message sent again has already, unless another one is asked for. */
  async #replyBefore({ call, thread, id }: Sent, { emit }: MakingHere): Promise<Reply | null> {
    const before = await this.#tools.store.replyTo(call.userId, thread, id);
    if (!before || before.interrupted || call.body.again) return null;
    emit('delta', { text: before.content });
    return replyOf(before);
  }

  async #answer(sent: Sent, message: KeptMessage, making: MakingHere): Promise<Reply> {
    const { services, store, memory, profiles } = this.#tools;
    const { call, thread, language, plan, step, substep } = sent;
    const { userId, useModel, request, body } = call;
    const [profile, { known }, remembered] = await Promise.all([
      profiles.get(userId, language),
      knownReader(services)({ userId, language }, plan.id),
      memoryOf(services.database.db, userId),
    ]);
    let isFull = false;
    const reply = await takeTurn(
      { services, store, memory },
      { userId, language, useModel, memory: remembered, log: request.log, ...making },
      {
        thread,
        message,
        replyId: services.newId(),
        again: body.again ?? false,
        canMake: (change) => fits(plan.document, change),
        ask(before, context) {
          isFull = memory.isFull(before);
          const place = { stepId: step.step_id, ...(substep ? { substepId: substep.substep_id } : {}) };
          const question = { profile, plan: plan.document, ...place, ...before, known, message: message.content };
          return services.guide.stepChat(question, context);
        },
      },
    );
    // The built-in guide needs no summary, and a model that has just failed would hardly make one.
    if (isFull && reply.source !== 'builtin') this.#condenseAfterwards(sent);
    return replyOf(reply);
  }

  #condenseAfterwards({ call, language, plan }: Sent): void {
    const { memory, replies, shutdown: signal } = this.#tools;
    const { userId, useModel, request } = call;
    const work = memory.condense({ userId, language, useModel, signal }, plan.id);
    replies.afterwards(
      work.catch((cause: unknown) => request.log.warn({ err: cause }, 'Older talk could not be condensed')),
    );
  }
}
