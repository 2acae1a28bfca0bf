import { workKinds } from '@foothold/contract';
import * as z from 'zod/mini';
import { LONGEST, SHORTEST } from '../../checks/check-plan.ts';
import { minutes, PARAGRAPH, SENTENCES, TITLE, writtenWork } from '../plan/wire.ts';
import { nameOrNone, wireOneOf, written } from '../strict.ts';

const kept = (description: string) => z.nullable(z.string().check(z.describe(`${description}; null = as it is`)));
const key = z.nullable(z.string().check(z.describe('key of the part this one continues; null = a new part')));

/** What the provider is told of a changed plan: whole in its order, and without words where nothing changes. */
export const AdaptWire = z.object({
  understood: z.boolean().check(z.describe('false when the request does not say what should change')),
  title: kept('the plan’s name'),
  short_description: kept('what the plan builds on and where it leads'),
  hours_per_week: z.nullable(
    z.number().check(z.describe('hours a week the person says they have from now on; null = not said')),
  ),
  money_per_month: z.nullable(
    z.number().check(z.describe('the most money a month the person says they can spend, 0 = none; null = not said')),
  ),
  steps: z.array(
    z.object({
      key,
      title: kept('begins with a verb'),
      description: kept('what this step is for'),
      smallest_test: kept('the smallest reversible test of this step'),
      stop_if: kept('the sign that says stop'),
      substeps: z.array(
        z.object({
          key,
          title: kept('begins with a verb'),
          description: kept('how to do it, and how much is enough'),
          deliverable: kept('what lies on the table when it is done'),
          minutes: z.nullable(z.number().check(z.describe(`${SHORTEST} to ${LONGEST}; null = as it is`))),
          work: z.nullable(wireOneOf(workKinds, 'what its result is; null = as it is')),
        }),
      ),
    }),
  ),
});

const orKept = (least: number, most: number) => z._default(z.nullable(written(least, most)), null);

/** The strict reading of one changed or new task. */
export const ChangedSubstep = z.object({
  key: nameOrNone,
  title: orKept(5, TITLE),
  description: orKept(20, PARAGRAPH),
  deliverable: orKept(5, SENTENCES),
  minutes: z._default(z.nullable(minutes), null),
  work: writtenWork,
});

/** The strict reading of one changed or new step, its tasks apart. */
export const ChangedStep = z.object({
  key: nameOrNone,
  title: orKept(5, TITLE),
  description: orKept(20, PARAGRAPH),
  smallest_test: orKept(15, SENTENCES),
  stop_if: orKept(15, SENTENCES),
  substeps: z._default(z.array(z.unknown()), []),
});
export type ChangedStep = z.infer<typeof ChangedStep>;

/** The strict reading of what a changed plan says of itself. */
export const ChangedPlan = z.object({
  understood: z.boolean('must be true or false'),
  title: orKept(5, TITLE),
  short_description: orKept(15, PARAGRAPH),
  /** Figures, read by `figureIn`. */
  hours_per_week: z.optional(z.unknown()),
  money_per_month: z.optional(z.unknown()),
  steps: z.array(z.unknown(), 'must be the list of all steps'),
});
