import { type Plan, PLAN_MAX, type Status, type Step } from './plan.ts';

/** The part of a plan these rules read; the guide's and the server's plans have it too. */
type Ticks = { steps: readonly { status: Status; substeps: readonly { status: Status }[] }[] };

/** What a tick needs to know of a plan: its parts by id. */
type Tickable = {
  steps: readonly {
    step_id: string;
    status: Status;
    substeps: readonly ({ substep_id: string; status: Status } & Timed)[];
  }[];
};

interface Timed {
  completed_at?: string | undefined;
}

/** Completed steps and substeps of all steps and substeps, in whole percent; 0 for an empty plan. */
export function progressOf(plan: Ticks): number {
  const items = plan.steps.flatMap((step) => [step.status, ...step.substeps.map((substep) => substep.status)]);
  if (items.length === 0) return 0;
  return Math.round((100 * items.filter((status) => status === 'completed').length) / items.length);
}

/** Whether so many steps and substeps are within what a plan holds. */
export function isWithinPlan({ steps }: { steps: readonly { substeps: readonly unknown[] }[] }): boolean {
  const substeps = steps.reduce((sum, step) => sum + step.substeps.length, 0);
  return steps.length <= PLAN_MAX.steps && substeps <= PLAN_MAX.substeps;
}

export type Selection = { step_id: string; substep_id?: string };

/** The first substep not completed, otherwise the first step not completed, otherwise nothing. */
export function nextUnfinished(plan: Pick<Plan, 'steps'>): Selection | null {
  for (const step of plan.steps) {
    const substep = step.substeps.find((candidate) => candidate.status === 'pending');
    if (substep) return { step_id: step.step_id, substep_id: substep.substep_id };
  }
  const step = plan.steps.find((candidate) => candidate.status === 'pending');
  return step ? { step_id: step.step_id } : null;
}

/** A step's status after one of its substeps changed: completed exactly when all of them are. */
export function statusFromSubsteps(step: Pick<Step, 'status'> & { substeps: readonly { status: Status }[] }): Status {
  if (step.substeps.length === 0) return step.status;
  return step.substeps.every((substep) => substep.status === 'completed') ? 'completed' : 'pending';
}

/**
 * The plan with a step ticked or unticked, so that a step is completed exactly when its substeps are: ticking completes all
 * of them, unticking takes back those that were completed last and gives back what had been ticked before.
 */
export function withStepStatus<P extends Tickable>(plan: P, stepId: string, status: Status): P {
  return {
    ...plan,
    steps: plan.steps.map((step) => {
      if (step.step_id !== stepId) return step;
      const last = lastCompleted(step.substeps);
      const isKept = (substep: Timed) => status === 'pending' && substep.completed_at !== last;
      const substeps = step.substeps.map((substep) => (isKept(substep) ? substep : { ...substep, status }));
      return { ...step, status, substeps };
    }),
  };
}

/** When these were completed last; undefined where one has no time, as what was ticked a moment ago on this device. */
function lastCompleted(substeps: readonly Timed[]): string | undefined {
  let last = '';
  for (const { completed_at: time } of substeps) {
    if (time === undefined) return undefined;
    // Both are of the same form, in UTC, and so in the order of time.
    if (time > last) last = time;
  }
  return last;
}

/** The plan with a substep ticked or unticked, its step completed with the last substep and reopened with any. */
export function withSubstepStatus<P extends Tickable>(plan: P, substepId: string, status: Status): P {
  return {
    ...plan,
    steps: plan.steps.map((step) => {
      if (!step.substeps.some((substep) => substep.substep_id === substepId)) return step;
      const substeps = step.substeps.map((substep) =>
        substep.substep_id === substepId ? { ...substep, status } : substep,
      );
      return { ...step, substeps, status: statusFromSubsteps({ ...step, substeps }) };
    }),
  };
}
