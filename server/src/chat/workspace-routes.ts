import { api } from '@foothold/contract';
import type { FastifyInstance } from 'fastify';
import { oneAtATime } from '../guide-client/one-at-a-time.ts';
import { fail } from '../http/failure.ts';
import { register } from '../http/register.ts';
import { planStore } from '../plan/store.ts';
import { profileStore } from '../profile/store.ts';
import type { Services } from '../services.ts';
import { checkIn } from './check-in.ts';
import { chatMemory } from './memory.ts';
import { messageId } from './message-id.ts';
import type { ReplyRegistry } from './reply-registry.ts';
import { sameMessage } from './same-message.ts';
import { chatStore, type KeptMessage, presentMessage } from './store.ts';
import { pageOf } from './page.ts';
import { takeTurn } from './turn.ts';
import { placeOf } from './workspace.ts';

function replyOf(message: KeptMessage) {
  const { content: reply, suggestions } = message;
  return { reply, message: presentMessage(message), source: message.source ?? 'builtin', suggestions };
}

/** The conversation about a plan, and the card of what it is about. */
export function workspaceChatRoutes(app: FastifyInstance, services: Services, replies: ReplyRegistry): void {
  const store = chatStore(services);
  const plans = planStore(services);
  const profiles = profileStore(services);
  const memory = chatMemory(services, store);
  const inTurn = oneAtATime();
  const follow = sameMessage(replies);

  register(app, api.chat.list, async ({ userId, query }) => {
    const planId = await plans.idOf(userId, query.plan_id);
    if (planId === null) return fail(query.plan_id === undefined ? 'NO_ACTIVE_PLAN' : 'NOT_FOUND');
    return pageOf(store, userId, { planId }, query, (id) => replies.isMade(`${userId} ${id}`));
  });

  register(app, api.chat.send, async ({ userId, body, signal, emit, request, useModel, ...call }) => {
    const { plan, step, substep } = await placeOf(plans, userId, body);
    const thread = { planId: plan.id };
    const language = body.language ?? call.language;
    const id = messageId(userId, { id: body.id, key: call.idempotencyKey }, services.newId);
    const about = { stepId: step.step_id, substepId: substep?.substep_id ?? null };
    const said = {
      id,
      content: body.message,
      ...about,
      ...(body.replaces && { replaces: body.replaces.toLowerCase() }),
    };
    const again = body.again ?? false;
    const follower = { emit, signal, keepGoing: body.keep_going ?? false };
    // What was said of it goes aside with the message it answers.
    if (said.replaces) await replies.stop(`${userId} ${said.replaces}`, 'replaced');

    return follow(`${userId} ${id}`, body.message, follower, async ({ elsewhere, ...making }) => {
      const [kept, profile] = await Promise.all([store.say(userId, thread, said), profiles.get(userId, language)]);
      const { message, isNew } = kept ?? fail('INVALID');
      // An id is the message's own, wherever it is sent from; a key stands for all that was sent with it.
      const isElsewhere = message.stepId !== about.stepId || message.substepId !== about.substepId;
      if (call.idempotencyKey !== undefined && isElsewhere) fail('KEY_REUSED');
      const joined = await elsewhere(isNew);
      if (joined) return joined;
      const before = isNew ? null : await store.replyTo(userId, thread, id);
      if (before && !before.interrupted && !again) {
        making.emit('delta', { text: before.content });
        return replyOf(before);
      }
      let isFull = false;
      const reply = await takeTurn(
        services,
        store,
        memory,
        { userId, language, useModel, log: request.log, ...making },
        {
          thread,
          message,
          replyId: services.newId(),
          again,
          ask(remembered, context) {
            isFull = memory.isFull(remembered);
            return services.guide.stepChat(
              {
                profile,
                plan: plan.document,
                stepId: step.step_id,
                ...(substep ? { substepId: substep.substep_id } : {}),
                ...remembered,
                message: message.content,
              },
              context,
            );
          },
        },
      );
      // The built-in guide needs no summary, and a model that has just failed would hardly make one.
      if (!isFull || reply.source === 'builtin') return replyOf(reply);
      replies.afterwards(
        memory.condense({ userId, language, useModel, signal: app.shutdown }, plan.id).catch((cause: unknown) => {
          request.log.warn({ err: cause }, 'Older talk could not be condensed');
        }),
      );
      return replyOf(reply);
    });
  });

  register(app, api.chat.checkIn, async (call) =>
    inTurn(`${call.userId} check-in`, () => checkIn(services, { chat: store, plans, profiles }, call)),
  );

  register(app, api.chat.context, async ({ userId, query }) => {
    const { step, substep } = await placeOf(plans, userId, query);
    const titled = ({ title, description }: { title: string; description: string }) => ({ title, description });
    return { step: titled(step), ...(substep ? { substep: titled(substep) } : {}) };
  });
}
