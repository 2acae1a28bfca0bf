import { describe, expect, it } from 'vitest';
import { type PlanDocument, substepsOf, withTimes } from './plan-document.ts';

const [first, second] = [new Date('2026-05-01T10:00:00Z'), new Date('2026-05-02T10:00:00Z')];

const plan = (statuses: ('pending' | 'completed')[]): PlanDocument => ({
  title: 'P',
  short_description: '',
  archetype: null,
  language: 'en',
  source: 'builtin',
  steps: [
    {
      step_id: 's',
      title: 'S',
      description: '',
      smallest_test: '',
      cap: '',
      stop_if: '',
      ref: null,
      status: 'pending',
      substeps: statuses.map((status, index) => ({
        substep_id: `${index}`,
        title: '',
        description: '',
        deliverable: '',
        minutes: 30,
        ref: null,
        status,
      })),
    },
  ],
});
const timesOf = (document: PlanDocument) => substepsOf(document).map((substep) => substep.completed_at);

describe('the time of a tick', () => {
  const once = withTimes(plan(['completed', 'pending', 'completed']), plan(['pending', 'pending', 'completed']), first);

  it('is noted where a substep was completed by it, and nowhere else', () => {
    expect(timesOf(once)).toEqual([first.toISOString(), undefined, undefined]);
  });

  it('stays through further ticks, and goes with the tick', () => {
    const more = {
      ...once,
      steps: once.steps.map((step) => ({
        ...step,
        substeps: step.substeps.map((one) => ({ ...one, status: 'completed' as const })),
      })),
    };
    const twice = withTimes(more, once, second);
    expect(timesOf(twice)).toEqual([first.toISOString(), second.toISOString(), undefined]);
    const reopened = {
      ...twice,
      steps: twice.steps.map((step) => ({
        ...step,
        substeps: step.substeps.map((one) => ({ ...one, status: 'pending' as const })),
      })),
    };
    expect(timesOf(withTimes(reopened, twice, second))).toEqual([undefined, undefined, undefined]);
  });
});
