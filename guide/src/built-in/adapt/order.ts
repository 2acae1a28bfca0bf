import type { PlanDraft, StepDraft } from '../../guide.ts';
import { findTask } from './find-task.ts';
import type { Task } from './named-steps.ts';
import { type Adapting, isOpen, isOpenStep, openStep, placed } from '../../adapt/state.ts';
import { withoutTask } from './tasks.ts';

/** Before or after what something is put. */
interface Destination<Beside> {
  beside: Beside;
  where: 'before' | 'after';
}

const sameStep = (step: StepDraft) => (one: StepDraft) => one === step || (one.key !== null && one.key === step.key);

function stepTo(draft: PlanDraft, step: StepDraft, beside: StepDraft, where: 'before' | 'after'): PlanDraft {
  if (step === beside) return draft;
  const others = draft.steps.filter((one) => one !== step);
  return { ...draft, steps: others.toSpliced(others.indexOf(beside) + (where === 'after' ? 1 : 0), 0, step) };
}

/** A substep next to another, or at the near edge of the step it is put beside. */
function substepTo(draft: PlanDraft, task: Task, { beside, where }: Destination<Task>, adapting: Adapting) {
  const { substep } = task;
  if (!substep || substep === beside.substep) return draft;
  const without = withoutTask(draft, task, adapting);
  const into = without.steps.find(sameStep(beside.step));
  if (!into) return draft;
  if (beside.substep) {
    const at = into.substeps.indexOf(beside.substep);
    return placed(without, into, substep, where === 'after' ? at + 1 : at);
  }
  const index = without.steps.indexOf(into) + (where === 'after' ? 1 : -1);
  const neighbour = without.steps[index];
  const target = neighbour && isOpenStep(neighbour, adapting) ? neighbour : into;
  const atEnd = (target === into) === (where === 'after');
  return placed(without, target, substep, atEnd ? target.substeps.length : 0);
}

/** What is meant, put before or after something else of the plan; unchanged when either is not found. */
export function move(draft: PlanDraft, said: string, { beside, where }: Destination<string>, adapting: Adapting) {
  const task = findTask(said, draft, adapting);
  const other = findTask(beside, draft, adapting, { doneToo: true });
  if (!task || !other) return draft;
  if (task.substep) return substepTo(draft, task, { beside: other, where }, adapting);
  return stepTo(draft, task.step, other.step, where);
}

/** What is meant becomes the next thing to do: a step before the other open ones, a task before the other open tasks. */
export function earlier(draft: PlanDraft, said: string, adapting: Adapting): PlanDraft {
  const task = findTask(said, draft, adapting);
  const first = openStep(draft, adapting);
  if (!task || !first) return draft;
  const { step, substep } = task;
  if (!substep) return stepTo(draft, step, first, 'before');
  const next = first.substeps.find((one) => isOpen(one, adapting));
  if (!next || next === substep) return draft;
  return substepTo(draft, task, { beside: { step: first, substep: next }, where: 'before' }, adapting);
}
