import type { Answer, GuideContext, PlanDraft, StepDraft } from '@foothold/guide';
import { ask, type Asker } from '../guide-client/ask.ts';
import { storable } from '../guide-client/storable.ts';
import type { Emit } from '../http/call.ts';
import { remembering } from '../memory/store.ts';
import type { Services } from '../services.ts';
import { checkedDraft, checkedStep } from './draft.ts';
import { newPlan, newStep } from './new-plan.ts';
import type { PlanStep } from './plan-document.ts';
import { presentSteps } from './present.ts';
import type { Origin, PlanStore } from './store.ts';

/** What the guide is asked; it may tell steps while it is still writing. */
type Question = (context: GuideContext, onStep: (step: StepDraft) => void) => Promise<Answer<PlanDraft>>;

/** Steps as events: each told once, at once, and found again when the whole plan has come. */
function tellSteps(emit: Emit, newId: () => string, of: Parameters<typeof presentSteps>[0]) {
  const present = presentSteps(of);
  const told = new Map<string, PlanStep>();
  const ids = new Set<string>();
  const tell = (step: PlanStep, number: number) => {
    if (!ids.has(step.step_id)) emit('item', present(step, number));
    ids.add(step.step_id);
  };
  return {
    onStep: (draft: StepDraft) => {
      const step = checkedStep(storable(draft));
      const made = newStep(step, newId);
      tell(made, ids.size);
      told.set(JSON.stringify(step), made);
    },
    stepOf: (draft: StepDraft): PlanStep => told.get(JSON.stringify(draft)) ?? newStep(draft, newId),
    tellAll: (steps: readonly PlanStep[]) => steps.forEach(tell),
  };
}

/** The plan made from `origin` before, or a new one the guide is asked for; either becomes the active plan. */
export async function makePlan(
  { services, store }: { services: Services; store: PlanStore },
  call: Asker & { emit: Emit },
  { archetype, ...origin }: Origin & { archetype?: string | null },
  question: Question,
): Promise<{ plan_id: string }> {
  const { onStep, stepOf, tellAll } = tellSteps(call.emit, services.newId, {
    archetype: archetype ?? null,
    language: call.language,
  });
  const before = await store.reopen(call.userId, origin);
  if (before) {
    tellAll(before.document.steps);
    return { plan_id: before.id };
  }
  await store.checkRoom(call.userId);
  const { draft, source } = await ask(services, await remembering(services, call), async (context) => {
    const { value, meta } = await question(context, onStep);
    return { draft: checkedDraft(storable(value)), source: meta.source };
  });
  const made = await store.create(call.userId, newPlan(draft, call.language, source, stepOf), origin);
  tellAll(made.document.steps);
  return { plan_id: made.id };
}
