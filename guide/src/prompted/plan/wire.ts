import { WorkKind, workKinds } from '@foothold/contract';
import * as z from 'zod/mini';
import { phases } from '../../catalogue/schema.ts';
import { LONGEST, SHORTEST } from '../../checks/check-plan.ts';
import { figure, nameOrNone, oneOf, wireOneOf, written } from '../strict.ts';

const said = (description: string) => z.string().check(z.describe(description));

export const SubstepWire = z.object({
  title: said('begins with a verb; no full stop'),
  description: said('how to do it, and how much is enough, two or three sentences'),
  deliverable: said('what lies on the table when it is done; a noun phrase'),
  minutes: z.number().check(z.describe(`minutes of work, ${SHORTEST} to ${LONGEST}`)),
  work: wireOneOf(
    workKinds,
    'what its result is: text (words), people (who was asked, and their answers), sum (rows and a total), list, or decision',
  ),
});

/** What a result is; where a model does not say it, it is known otherwise. */
export const writtenWork = z.pipe(
  z.transform((raw: unknown) => WorkKind.safeParse(typeof raw === 'string' ? raw.trim().toLowerCase() : raw).data),
  z.optional(WorkKind),
);

/** What the provider is told of a plan. */
export const PlanWire = z.object({
  title: said('the plan’s name'),
  short_description: said('what the plan builds on and where it leads, one or two sentences'),
  steps: z.array(
    z.object({
      phase: wireOneOf(phases, 'each once, in this order'),
      title: said('begins with a verb; no full stop'),
      description: said('what this step is for, two sentences'),
      smallest_test: said('the smallest reversible test of this step'),
      stop_if: said('the sign that says stop: something one can count or see'),
      substeps: z.array(
        z.object({
          ...SubstepWire.shape,
          like: z.nullable(said('ref of the draft’s task that this one follows')),
        }),
      ),
    }),
  ),
});

/** Longest texts, in UTF-16 units, with room over the catalogue's own. */
export const TITLE = 120;
export const SENTENCES = 320;
export const PARAGRAPH = 640;

/** Minutes of a task; a sitting shorter than the shortest is one of that length. */
export const minutes = z.pipe(
  figure(1, LONGEST),
  z.transform((value) => Math.max(SHORTEST, Math.round(value))),
);

/** The strict reading of one task. */
export const WrittenSubstep = z.object({
  title: written(5, TITLE),
  description: written(20, PARAGRAPH),
  deliverable: written(5, SENTENCES),
  minutes,
  work: writtenWork,
  like: nameOrNone,
});
export type WrittenSubstep = z.infer<typeof WrittenSubstep>;

/** The strict reading of one step. */
export const WrittenStep = z.object({
  phase: oneOf(phases),
  title: written(5, TITLE),
  description: written(20, PARAGRAPH),
  smallest_test: written(15, SENTENCES),
  stop_if: written(15, SENTENCES),
  substeps: z
    .array(WrittenSubstep, 'must be a list of tasks')
    .check(z.minLength(1, 'must hold at least one task'), z.maxLength(5, 'must hold at most five tasks')),
});
export type WrittenStep = z.infer<typeof WrittenStep>;

/** The strict reading of a plan's own words. */
export const WrittenHead = z.object({ title: written(5, TITLE), short_description: written(15, PARAGRAPH) });
export type WrittenHead = z.infer<typeof WrittenHead>;
