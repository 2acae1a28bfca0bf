import { result } from '@foothold/contract';
import type { FastifyInstance } from 'fastify';
import { fail } from '../http/failure.ts';
import { register } from '../http/register.ts';
import { presentPlan } from '../plan/present.ts';
import { planStore } from '../plan/store.ts';
import type { Services } from '../services.ts';
import { presentResult, resultStore } from './store.ts';

/** A full list twice, as it is and as it was, in the widest letters. */
const BODY_LIMIT = 2 * 1024 * 1024;

/** Where somebody goes on after a decision about a step. */
const next = { go_on: 'plan', change: 'refine', stop: 'ideas' } as const;

export function resultRoutes(app: FastifyInstance, services: Services): void {
  const store = resultStore(services);
  const plans = planStore(services);

  register(app, result.get, async ({ userId, params }) =>
    presentResult((await store.get(userId, params.id.toLowerCase())) ?? fail('NOT_FOUND')),
  );

  register(app, result.save, async ({ userId, params, body }) => store.save(userId, params.id.toLowerCase(), body), {
    bodyLimit: BODY_LIMIT,
  });

  register(app, result.list, async ({ userId, query }) => {
    const planId = await plans.idOf(userId, query.plan_id);
    return { results: await store.ofPlan(userId, planId) };
  });

  register(app, result.decide, async ({ userId, params, body }) => {
    const id = params.id.toLowerCase();
    const kept = (await plans.byStep(userId, id)) ?? fail('NOT_FOUND');
    const step = kept.document.steps.find(({ step_id }) => step_id === id) ?? fail('NOT_FOUND');
    const place = { planId: kept.id, stepId: id, title: step.title, stepTitle: step.title };
    await store.decide(userId, place, body);
    return { plan: presentPlan(kept), next: next[body.choice] };
  });
}
