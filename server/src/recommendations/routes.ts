import { api, type Recommendation, type StoredProfile } from '@foothold/contract';
import type { FastifyInstance } from 'fastify';
import type { Asker } from '../guide-client/ask.ts';
import { oneAtATime } from '../guide-client/one-at-a-time.ts';
import { fail } from '../http/failure.ts';
import { register } from '../http/register.ts';
import { profileStore } from '../profile/store.ts';
import type { Services } from '../services.ts';
import { careBefore } from './care-before.ts';
import { offer } from './offer.ts';
import { parallelLimit } from './parallel-limit.ts';
import { withPresentHours } from './present-hours.ts';
import { questionOf, wantedBy, wordsOf } from './question.ts';
import { recommendationStore } from './store.ts';

/** Reads the profile of whoever asks for ideas, with what they told last and waits. */
type ProfileReader = (services: Services, asker: Asker) => Promise<StoredProfile>;

export function recommendationsRoutes(app: FastifyInstance, services: Services, profileAsTold: ProfileReader): void {
  const store = recommendationStore(services);
  const profiles = profileStore(services);
  const inTurn = oneAtATime();
  const limited = parallelLimit();

  /** What a person said of one idea, and the idea as it stands since; throws NOT_FOUND when they were never offered it. */
  const said = async (call: Pick<Asker, 'userId' | 'language'>, kept: Promise<Recommendation | null>) => {
    const idea = (await kept) ?? fail('NOT_FOUND');
    return { recommendation: withPresentHours(idea, await profiles.get(call.userId, call.language)) };
  };

  register(app, api.recommendations.create, async (call) => {
    const work = async () => {
      const profile = await profileAsTold(services, call);
      const question = questionOf(profile, call.body);
      const care = await services.safety.care(wordsOf(question), call.language, profile.location);
      if (care?.sure) return { recommendations: [], care: care.text };
      const tell = (idea: Recommendation) => call.emit('item', withPresentHours(idea, profile));
      const offered = await inTurn(call.userId, () => offer({ services, store }, call, question, tell));
      const recommendations = offered.ideas.map((idea) => withPresentHours(idea, profile));
      const { notice } = offered;
      // Whoever wants nothing but what is a cry is offered nothing, and told whom to call.
      const isCry = recommendations.length === 0 && notice === undefined;
      const wanted = isCry ? await services.safety.care(wantedBy(question), call.language, profile.location) : null;
      const said = care?.text ?? (await careBefore(services, call.userId)) ?? wanted?.text;
      return { recommendations, ...(notice && { notice }), ...(said && { care: said }) };
    };
    return services.config.rateLimits ? limited(call.userId, work) : work();
  });

  register(app, api.recommendations.list, async ({ userId, language }) => {
    const profile = await profiles.get(userId, language);
    return { recommendations: (await store.list(userId)).map((idea) => withPresentHours(idea, profile)) };
  });

  register(app, api.recommendations.decline, (call) =>
    said(call, store.setDeclined(call.userId, call.params.id, call.body)),
  );

  register(app, api.recommendations.takeDeclineBack, (call) =>
    said(call, store.setDeclined(call.userId, call.params.id, null)),
  );

  register(app, api.recommendations.setAssumptions, (call) =>
    said(call, store.setAssumptions(call.userId, call.params.id, call.body)),
  );
}
