import type { Language, Status } from '@foothold/contract';
import type { PlanDraft, StoredPlan } from '../guide.ts';

/** A draft as the server would keep it: ids by position, ticks where `done` names a step and substep (“0.1”). */
export function stored(draft: PlanDraft, language: Language, done: readonly string[] = []): StoredPlan {
  const status = (id: string): Status => (done.includes(id) ? 'completed' : 'pending');
  return {
    ...draft,
    language,
    steps: draft.steps.map(({ key: _key, substeps, ...step }, index) => ({
      ...step,
      step_id: String(index),
      status: substeps.every((_, at) => done.includes(`${index}.${at}`)) ? 'completed' : 'pending',
      substeps: substeps.map(({ key: _substepKey, ...substep }, at) => ({
        ...substep,
        substep_id: `${index}.${at}`,
        status: status(`${index}.${at}`),
      })),
    })),
  };
}
