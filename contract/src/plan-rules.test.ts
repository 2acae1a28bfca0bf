import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Plan, PLAN_MAX, type Status } from './plan.ts';
import {
  isWithinPlan,
  nextUnfinished,
  progressOf,
  statusFromSubsteps,
  withStepStatus,
  withSubstepStatus,
} from './plan-rules.ts';

type Steps = Plan['steps'];

/** A plan out of ticks: one list of substeps a step, a step completed exactly when they are. */
function planOf(ticks: Status[][]): { steps: Steps } {
  return {
    steps: ticks.map((statuses, number) => {
      const substeps = statuses.map((status, index) => ({
        substep_id: `${number}.${index}`,
        title: 't',
        description: 'd',
        deliverable: 'x',
        minutes: 30,
        status,
        work: { kind: 'text' as const, example: '', prompts: [] },
      }));
      const step = { step_id: `${number}`, step_number: number, title: 't', description: 'd', substeps };
      const base = { ...step, smallest_test: '', cap: '', stop_if: '', status: 'pending' as Status };
      return { ...base, status: statusFromSubsteps(base) };
    }),
  };
}

const status = fc.constantFrom<Status>('pending', 'completed');
const plans = fc.array(fc.array(status, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 }).map(planOf);

/** Somebody ticks, or unticks, a step or a substep of it. */
const tick = fc.record({
  stepAt: fc.nat(4),
  substepAt: fc.nat(3),
  wanted: status,
  wholeStep: fc.boolean(),
});

const isConsistent = (plan: { steps: Steps }) =>
  plan.steps.every(
    (step) => (step.status === 'completed') === step.substeps.every((each) => each.status === 'completed'),
  );

describe('progress', () => {
  it('counts steps and substeps together, rounded', () => {
    expect(
      progressOf(
        planOf([
          ['completed', 'completed'],
          ['pending', 'completed', 'pending'],
        ]),
      ),
    ).toBe(57);
    expect(progressOf(planOf([['pending']]))).toBe(0);
    expect(progressOf(planOf([['completed']]))).toBe(100);
    expect(progressOf({ steps: [] })).toBe(0);
  });
});

describe('the next unfinished item', () => {
  it('is the first open substep, then the first open step, then nothing', () => {
    expect(nextUnfinished(planOf([['completed'], ['completed', 'pending']]))).toEqual({
      step_id: '1',
      substep_id: '1.1',
    });
    expect(nextUnfinished(planOf([['completed'], []]))).toEqual({ step_id: '1' });
    expect(nextUnfinished(planOf([['completed']]))).toBeNull();
  });
});

describe('ticking', () => {
  it('completes a step with its last substep and reopens it with any', () => {
    const done = withSubstepStatus(planOf([['completed', 'pending']]), '0.1', 'completed');
    expect(done.steps[0]?.status).toBe('completed');
    expect(withSubstepStatus(done, '0.0', 'pending').steps[0]?.status).toBe('pending');
  });

  it('takes back with a step what was ticked with it, and gives back what had been ticked before', () => {
    const plan = planOf([['completed', 'completed', 'completed']]);
    const times = ['2026-11-20T10:00:00.000Z', '2026-11-27T10:00:00.000Z', '2026-11-27T10:00:00.000Z'];
    const [step] = plan.steps;
    const timed = (from: (string | undefined)[]) => ({
      steps: [{ ...step!, substeps: step!.substeps.map((one, at) => ({ ...one, completed_at: from[at] })) }],
    });
    const statuses = (from: (string | undefined)[]) =>
      withStepStatus(timed(from), '0', 'pending').steps[0]?.substeps.map(({ status }) => status);
    expect(statuses(times)).toEqual(['completed', 'pending', 'pending']);
    expect(statuses([times[0], undefined, undefined])).toEqual(['completed', 'pending', 'pending']);
    expect(statuses([])).toEqual(['pending', 'pending', 'pending']);
    expect(withStepStatus(timed(times), '0', 'pending').steps[0]?.status).toBe('pending');
  });

  it('keeps every plan consistent and changes nothing else, whatever is ticked', () => {
    fc.assert(
      fc.property(plans, tick, (plan, { stepAt, substepAt, wanted, wholeStep }) => {
        const step = plan.steps[stepAt % plan.steps.length];
        const substep = step?.substeps[substepAt % step.substeps.length];
        if (!step || !substep) return;
        const after = wholeStep
          ? withStepStatus(plan, step.step_id, wanted)
          : withSubstepStatus(plan, substep.substep_id, wanted);
        expect(isConsistent(after)).toBe(true);
        expect(after.steps.filter((other) => other.step_id !== step.step_id)).toEqual(
          plan.steps.filter((other) => other.step_id !== step.step_id),
        );
      }),
    );
  });
});

describe('isWithinPlan', () => {
  const steps = (...counts: number[]) => ({
    steps: counts.map((count) => ({ substeps: Array.from({ length: count }, () => ({})) })),
  });

  it('holds for as many steps, and substeps of all steps together, as a plan holds', () => {
    expect(isWithinPlan(steps(PLAN_MAX.substeps - 1, 1))).toBe(true);
    expect(isWithinPlan(steps(PLAN_MAX.substeps, 1))).toBe(false);
    expect(isWithinPlan(steps(...Array.from({ length: PLAN_MAX.steps }, () => 1)))).toBe(true);
    expect(isWithinPlan(steps(...Array.from({ length: PLAN_MAX.steps + 1 }, () => 1)))).toBe(false);
  });
});
