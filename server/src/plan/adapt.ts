import type { api, PlanChange, Profile, Replied } from '@foothold/contract';
import { ask, type Asker } from '../asking/ask.ts';
import { storable } from '../asking/storable.ts';
import { fail } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { checkedDraft } from './draft.ts';
import { planChanges } from './merge/changes.ts';
import { mergePlan } from './merge/merge.ts';
import { presentPlan } from './present.ts';
import type { PlanStore } from './store.ts';

/**
 * Refines the active plan. The guide is asked first, outside any transaction; what it says is merged into the plan as
 * it stands then, so that ticks set meanwhile stay, and refused when the plan was rebuilt meanwhile.
 */
export async function adaptPlan(
  services: Services,
  store: PlanStore,
  asker: Asker,
  profile: Profile,
  feedback: string,
): Promise<Replied<typeof api.plan.adapt>> {
  const current = (await store.active(asker.userId)) ?? fail('NO_ACTIVE_PLAN');
  const { draft, notice, source } = await ask(services, asker, async (context) => {
    const { value, meta } = await services.guide.adaptPlan({ profile, plan: current.document, feedback }, context);
    return { ...value, draft: value.draft && checkedDraft(storable(value.draft)), source: meta.source };
  });
  const said = notice === undefined ? {} : { notice };
  if (!draft) return { plan: presentPlan(current), changes: [], ...said };

  let changes: PlanChange[] = [];
  const kept = await store.rebuild(asker.userId, current.id, current.version, (now) => {
    const merged = mergePlan(now, draft, source, services.newId);
    changes = planChanges(now, merged);
    return changes.length > 0 ? merged : null;
  });
  return { plan: presentPlan(kept), changes, ...said };
}
