import { checkIn } from '@foothold/contract';
import type { FastifyInstance } from 'fastify';
import { chatStore } from '../chat/store.ts';
import { oneAtATime } from '../guide-client/one-at-a-time.ts';
import { fail } from '../http/failure.ts';
import { register } from '../http/register.ts';
import { planStore } from '../plan/store.ts';
import { profileStore } from '../profile/store.ts';
import { rhythmStore } from '../rhythm/store.ts';
import type { Services } from '../services.ts';
import { answerer } from './answer.ts';
import { knownReader } from '../known/known-reader.ts';
import { todayOf } from './today.ts';

/** How it goes: the one task of today, and what an answer makes of it. */
export function checkInRoutes(app: FastifyInstance, services: Services): void {
  const plans = planStore(services);
  const profiles = profileStore(services);
  const known = knownReader(services);
  const tools = { services, plans, profiles, known, chat: chatStore(services), rhythm: rhythmStore(services) };
  const answer = answerer(tools);
  const inTurn = oneAtATime();

  register(app, checkIn.get, async ({ userId, language, query }) => {
    const { id, document } = (await plans.active(userId)) ?? fail('NO_ACTIVE_PLAN');
    return todayOf(document, await known({ userId, language, zone: query.zone }, id), language);
  });

  register(app, checkIn.answer, async (call) => inTurn(call.userId, () => answer(call, call.body)));
}
