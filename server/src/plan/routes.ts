import { api } from '@foothold/contract';
import type { Talk } from '@foothold/guide';
import type { FastifyInstance } from 'fastify';
import { oneAtATime } from '../guide-client/one-at-a-time.ts';
import { fail } from '../http/failure.ts';
import { hashOfAsked } from '../http/idempotency-key.ts';
import { register } from '../http/register.ts';
import { profileStore } from '../profile/store.ts';
import { withPresentHours } from '../recommendations/present-hours.ts';
import { recommendationStore } from '../recommendations/store.ts';
import type { Services } from '../services.ts';
import { adaptOnce, adaptPlan, applyProposal, previewAdapt, type RefineTools } from './adapt.ts';
import { keyedRequest } from './keyed-request.ts';
import { makePlan } from './make.ts';
import { presentPlan, presentVersion } from './present.ts';
import { proposalStore } from './proposal-store.ts';
import { planStore } from './store.ts';

/** Where an Idempotency-Key counts, and for what: within one call of one person, for what was asked with it. */
const keyFor = (call: string, key: string | undefined, asked: string) =>
  key === undefined ? {} : { requestKey: `${call}:${key}`, requestHash: hashOfAsked(asked) };

/** What guides are told beside what they are asked. */
export interface ToldBeside extends Pick<RefineTools, 'readKnown'> {
  /** Reads what was said in the interview, for a plan that is made. */
  readInterview: (userId: string) => Promise<Talk>;
}

interface Tools extends RefineTools, ToldBeside {
  profiles: ReturnType<typeof profileStore>;
  inTurn: ReturnType<typeof oneAtATime>;
}

/** A plan made, looked at, refined and ticked. */
export function planRoutes(app: FastifyInstance, services: Services, told: ToldBeside): void {
  const store = planStore(services);
  const proposals = proposalStore(services);
  const tools = { services, store, proposals, ...told, profiles: profileStore(services), inTurn: oneAtATime() };
  makingRoutes(app, tools);
  refiningRoutes(app, tools);

  register(app, api.plan.get, async ({ userId, query }) => {
    if (query.plan_id === undefined) return presentPlan((await store.active(userId)) ?? fail('NO_ACTIVE_PLAN'));
    return presentPlan((await store.byId(userId, query.plan_id)) ?? fail('NOT_FOUND'));
  });

  register(app, api.plan.active, async ({ userId }) => {
    const active = await store.active(userId);
    return { plan: active && presentPlan(active) };
  });

  register(app, api.plan.setStepStatus, async ({ userId, params, body: { status, id: eventId, at, zone } }) => ({
    plan: presentPlan(await store.setStatus(userId, { part: 'step', id: params.id, status, eventId, at, zone })),
  }));

  register(app, api.plan.setSubstepStatus, async ({ userId, params, body: { status, id: eventId, at, zone } }) => ({
    plan: presentPlan(await store.setStatus(userId, { part: 'substep', id: params.id, status, eventId, at, zone })),
  }));
}

/** A plan made of what somebody describes, or of an idea that was offered to them. */
function makingRoutes(app: FastifyInstance, tools: Tools): void {
  const { services, profiles, inTurn, readInterview } = tools;
  const { guide, safety } = services;
  const recommendations = recommendationStore(services);

  register(app, api.plan.createFromDescription, async (call) => {
    const { userId, language, body } = call;
    const profile = await profiles.get(userId, language);
    const care = await safety.care(body.description, language, profile.location);
    if (care?.sure) return fail('CARE_FIRST', { sentence: care.text });
    const lawfulness = await safety.lawfulness(body.description);
    if (lawfulness === 'unlawful') return fail('NOT_PLANNED');
    if (lawfulness === 'asked' && !body.within_law) return fail('ASKED_OF_LAW');
    const origin = keyFor('from-description', call.idempotencyKey, body.description);
    const make = () =>
      makePlan(tools, call, origin, async (context, onStep) => {
        const talk = await readInterview(userId);
        return guide.planFromDescription({ profile, description: body.description, talk, onStep }, context);
      });
    const made = await (origin.requestKey === undefined ? make() : inTurn(`${userId} ${origin.requestKey}`, make));
    return { ...made, ...(care && { care: care.text }) };
  });

  register(app, api.plan.createFromRecommendation, async (call) => {
    const { userId, language, body } = call;
    const by = body.recommendation_id === undefined ? body.title : { id: body.recommendation_id };
    if (by === undefined) return fail('INVALID');
    const recommendation = await recommendations.offered(userId, typeof by === 'string' ? { title: by } : by);
    if (!recommendation) return fail('NOT_OFFERED');
    const profile = await profiles.get(userId, language);
    const {
      recommendation_id: recommendationId,
      declined: _declined,
      ...idea
    } = withPresentHours(recommendation, profile);
    const { archetype } = idea.fit;
    const origin = {
      archetype,
      recommendationId,
      ...keyFor('from-recommendation', call.idempotencyKey, recommendationId),
    };
    return inTurn(`${userId} ${recommendationId}`, () =>
      makePlan(tools, call, origin, async (context, onStep) => {
        const talk = await readInterview(userId);
        return guide.planFromIdea({ profile, recommendation: idea, talk, onStep }, context);
      }),
    );
  });
}

/** A plan refined, and put back as it was before. */
function refiningRoutes(app: FastifyInstance, tools: Tools): void {
  const { store, profiles, inTurn } = tools;

  register(app, api.plan.adapt, async (call) => {
    const { userId, language, idempotencyKey: key, body } = call;
    const asked = { profile: await profiles.get(userId, language), feedback: body.feedback };
    const reply = await (key === undefined
      ? adaptPlan(tools, call, asked)
      : inTurn(`${userId} adapt:${key}`, () => adaptOnce(tools, call, { ...asked, key })));
    for (const step of reply.plan.steps) call.emit('item', step);
    return reply;
  });

  register(app, api.plan.previewAdapt, async (call) => {
    const profile = await profiles.get(call.userId, call.language);
    return previewAdapt(tools, call, { profile, feedback: call.body.feedback });
  });

  register(app, api.plan.applyAdapt, async ({ userId, body }) =>
    inTurn(`${userId} ${body.proposal_id}`, () => applyProposal(tools, userId, body.proposal_id)),
  );

  register(app, api.plan.versions, async ({ userId }) => ({
    versions: (await store.versions(userId)).map(presentVersion),
  }));

  register(app, api.plan.restoreVersion, async ({ userId, params, idempotencyKey: key }) => {
    const id = params.id.toLowerCase();
    const request = key === undefined ? undefined : keyedRequest(userId, 'restore', key, id);
    return { plan: presentPlan(await store.restore(userId, id, request)) };
  });

  register(app, api.plan.undo, async ({ userId, idempotencyKey: key }) => {
    const request = key === undefined ? undefined : keyedRequest(userId, 'undo', key, '');
    return { plan: presentPlan(await store.undo(userId, request)) };
  });
}
