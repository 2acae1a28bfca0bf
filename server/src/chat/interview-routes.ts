import { api, isBlank, type Language } from '@foothold/contract';
import type { FastifyInstance } from 'fastify';
import { oneAtATime } from '../guide-client/one-at-a-time.ts';
import { fail } from '../http/failure.ts';
import { register } from '../http/register.ts';
import { profileStore } from '../profile/store.ts';
import type { Services } from '../services.ts';
import { chatMemory } from './memory.ts';
import { messageId, openingId } from './message-id.ts';
import { pageOf } from './page.ts';
import { type Making, replyKey, type ReplyRegistry } from './reply-registry.ts';
import { sameMessage } from './same-message.ts';
import { type ChatStore, chatStore, type KeptMessage } from './store.ts';
import { takeTurn } from './turn.ts';

const thread = 'interview';

function replyOf({ content: reply, updates, suggestions, source }: KeptMessage) {
  return { reply, updates, suggestions, source: source ?? ('builtin' as const) };
}

type Turn = ReturnType<typeof replyOf>;

/**
 * What a turn answers: what the person said; where that is nothing, the message still without a whole reply, or
 * nothing but the last reply when there is no such message. No message is the interview's opening, made again when the
 * language was changed before anything was said.
 */
async function whatToAnswer(
  store: ChatStore,
  userId: string,
  said: KeptMessage | null,
  language: Language,
): Promise<{ message: KeptMessage | null; reply: KeptMessage | null }> {
  if (said) return { message: said, reply: await store.replyTo(userId, thread, said.id) };
  const [last] = await store.page(userId, thread, 1);
  if (!last || last.sender === 'user') return { message: last ?? null, reply: null };
  if (last.replyTo !== null) return { message: await store.byId(userId, thread, last.replyTo), reply: last };
  return { message: null, reply: last.language === language ? last : null };
}

/** The interview that fills the profile. */
export function interviewRoutes(app: FastifyInstance, services: Services, replies: ReplyRegistry): void {
  const store = chatStore(services);
  const profiles = profileStore(services);
  const memory = chatMemory(services, store);
  const inTurn = oneAtATime();
  const follow = sameMessage(replies);

  register(app, api.chat.onboardingList, async ({ userId, query }) =>
    pageOf(store, userId, { thread, ...query }, (id) => replies.isMade(replyKey(userId, id))),
  );

  register(app, api.chat.onboardingSend, async ({ userId, body, signal, emit, request, useModel, ...call }) => {
    const language = body.language ?? call.language;
    const id = messageId(userId, { id: body.id, key: call.idempotencyKey }, services.newId);

    const answer = async ({ elsewhere, ...making }: Making<Turn>): Promise<Turn> => {
      const said = isBlank(body.message)
        ? null
        : ((await store.say(userId, thread, { id, content: body.message })) ?? fail('INVALID'));
      if (!said && (await store.byId(userId, thread, id))) fail('KEY_REUSED');
      const joined = await elsewhere(said?.isNew ?? false);
      if (joined) return joined;
      const { message, reply } = await whatToAnswer(store, userId, said?.message ?? null, language);
      if (reply && !reply.interrupted) {
        making.emit('delta', { text: reply.content });
        return replyOf(reply);
      }
      const profile = await profiles.get(userId, language);
      const kept = await takeTurn(
        { services, store, memory },
        { userId, language, useModel, log: request.log, ...making },
        {
          thread,
          message,
          replyId: message ? services.newId() : openingId(userId),
          ask: ({ history }, context) =>
            services.guide.onboardingTurn({ profile, history, message: message?.content ?? '' }, context),
          keepUpdate: (update) => profiles.saveField(userId, update),
        },
      );
      return replyOf(kept);
    };
    const follower = { emit, signal, keepGoing: body.keep_going ?? false };
    return follow(replyKey(userId, id), body.message, follower, (making) => inTurn(userId, () => answer(making)));
  });
}
