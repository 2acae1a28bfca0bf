import { api } from '@foothold/contract';
import type { FastifyInstance } from 'fastify';
import { oneAtATime } from '../asking/one-at-a-time.ts';
import { register } from '../http/register.ts';
import { profileStore } from '../profile/store.ts';
import type { Services } from '../services.ts';
import { offer } from './offer.ts';
import { parallelLimit } from './parallel-limit.ts';
import { questionOf } from './question.ts';
import { recommendationStore } from './store.ts';

export function recommendationsRoutes(app: FastifyInstance, services: Services): void {
  const store = recommendationStore(services);
  const profiles = profileStore(services);
  const inTurn = oneAtATime();
  const limited = parallelLimit();

  register(app, api.recommendations.create, async (call) => {
    const work = async () => {
      const question = questionOf(await profiles.get(call.userId, call.language), call.body);
      const recommendations = await inTurn(call.userId, () => offer(services, store, call, question));
      for (const recommendation of recommendations) call.emit('item', recommendation);
      return { recommendations };
    };
    return services.config.rateLimits ? limited(call.userId, work) : work();
  });

  register(app, api.recommendations.list, async ({ userId }) => ({ recommendations: await store.list(userId) }));
}
