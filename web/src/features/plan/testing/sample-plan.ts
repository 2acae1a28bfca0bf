import {
  type Plan,
  progressOf,
  type Status,
  type Substep,
  withStepStatus,
  withSubstepStatus,
} from '@foothold/contract';

/** A UUID that ends in a number. */
export const id = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;

function substep(number: number, title: string, status: Status): Substep {
  return {
    substep_id: id(number),
    title,
    description: `How to: ${title}`,
    status,
    deliverable: `Note about ${title}`,
    minutes: 45,
    work: { kind: 'text', example: 'Four piano lessons.', prompts: ['Make it shorter.', 'What is missing?'] },
  };
}

const safety = { smallest_test: 'Ask three people.', cap: 'Two hours, no money.', stop_if: 'Nobody wants it.' };

/** Two steps: the first done but for one substep, the second untouched. 2 of 6 done. */
export function samplePlan(): Plan {
  const steps = [
    {
      step_id: id(10),
      step_number: 0,
      title: 'Choose a format',
      description: 'What it looks like.',
      status: 'pending' as const,
      ...safety,
      substeps: [
        substep(100, 'Pick a size', 'completed'),
        substep(101, 'Write a promise', 'completed'),
        substep(102, 'Say it aloud', 'pending'),
      ],
    },
    {
      step_id: id(11),
      step_number: 1,
      title: 'Find a customer',
      description: 'Who comes first.',
      status: 'pending' as const,
      ...safety,
      substeps: [substep(110, 'Invite ten people', 'pending')],
    },
  ];
  return {
    plan_id: id(1),
    title: 'Ceramics workshops',
    short_description: 'Small groups at home.',
    steps,
    progress: progressOf({ steps }),
    source: 'builtin',
    language: 'en',
    version: 1,
    can_undo: false,
  };
}

/** The plan as the server answers after a tick. */
export function ticked(plan: Plan, itemId: string, status: Status): Plan {
  const isStep = plan.steps.some((step) => step.step_id === itemId);
  const next = isStep ? withStepStatus(plan, itemId, status) : withSubstepStatus(plan, itemId, status);
  return { ...next, progress: progressOf(next) };
}
