import { api, proposals } from '@foothold/contract';
import type { FastifyInstance } from 'fastify';
import { oneAtATime } from '../guide-client/one-at-a-time.ts';
import { register } from '../http/register.ts';
import { planStore } from '../plan/store.ts';
import { profileStore } from '../profile/store.ts';
import type { Services } from '../services.ts';
import { checkIn } from './check-in.ts';
import { chatMemory } from './memory.ts';
import { replyKey, type ReplyRegistry } from './reply-registry.ts';
import { MessageSender } from './send-message.ts';
import { chatStore } from './store.ts';
import { pageOf } from './page.ts';
import { proposalDesk } from './proposals/settle.ts';
import { placeOf } from './workspace.ts';

/** The conversation about a plan, and the card of what it is about. */
export function workspaceChatRoutes(app: FastifyInstance, services: Services, replies: ReplyRegistry): void {
  const store = chatStore(services);
  const plans = planStore(services);
  const profiles = profileStore(services);
  const memory = chatMemory(services, store);
  const inTurn = oneAtATime();

  register(app, api.chat.list, async ({ userId, query }) => {
    const planId = await plans.idOf(userId, query.plan_id);
    return pageOf(store, userId, { thread: { planId }, ...query }, (id) => replies.isMade(replyKey(userId, id)));
  });

  const sender = new MessageSender({ services, store, plans, profiles, memory, replies, shutdown: app.shutdown });
  register(app, api.chat.send, (call) => sender.send(call));

  const desk = proposalDesk(services, profiles);
  register(app, proposals.settle, ({ userId, params, body }) => desk.settle(userId, params.id, body.action));

  register(app, api.chat.checkIn, async (call) =>
    inTurn(`${call.userId} check-in`, () => checkIn(services, { chat: store, plans, profiles }, call)),
  );

  register(app, api.chat.context, async ({ userId, query }) => {
    const { step, substep } = await placeOf(plans, userId, query);
    const titled = ({ title, description }: { title: string; description: string }) => ({ title, description });
    return { step: titled(step), ...(substep ? { substep: titled(substep) } : {}) };
  });
}
