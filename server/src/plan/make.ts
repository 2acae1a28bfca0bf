import type { PlanDraft } from '@foothold/guide';
import { ask, type Asker } from '../asking/ask.ts';
import { storable } from '../asking/storable.ts';
import type { Emit } from '../http/call.ts';
import type { Services } from '../services.ts';
import { checkedDraft } from './draft.ts';
import { newPlan } from './new-plan.ts';
import type { PlanDocument } from './plan-document.ts';
import { presentStep } from './present.ts';
import type { Origin, PlanStore } from './store.ts';

type Question = Parameters<typeof ask<{ value: PlanDraft; meta: { source: PlanDocument['source'] } }>>[2];

function emitSteps(document: PlanDocument, emit: Emit): void {
  for (const [number, step] of document.steps.entries()) emit('item', presentStep(step, number));
}

/** The plan made from `origin` before, or a new one the guide is asked for; either becomes the active plan. */
export async function makePlan(
  services: Services,
  store: PlanStore,
  call: Asker & { emit: Emit },
  origin: Origin,
  question: Question,
): Promise<{ plan_id: string }> {
  const before = await store.reopen(call.userId, origin);
  if (before) {
    emitSteps(before.document, call.emit);
    return { plan_id: before.id };
  }
  const { draft, source } = await ask(services, call, async (context) => {
    const { value, meta } = await question(context);
    return { draft: checkedDraft(storable(value)), source: meta.source };
  });
  const document = newPlan(draft, call.language, source, services.newId);
  const made = await store.create(call.userId, document, origin);
  emitSteps(made.document, call.emit);
  return { plan_id: made.id };
}
