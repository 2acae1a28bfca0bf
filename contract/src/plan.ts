import * as z from 'zod/mini';
import { Care, endpoint } from './endpoint.ts';
import { Language } from './language.ts';
import { Source } from './recommendations.ts';
import { EventStamp } from './event-stamp.ts';
import { filledText, Id, MESSAGE_LIMIT, text } from './text.ts';
import { StopSign, Work } from './work.ts';

/**
 * What a plan holds at most: one that began with twenty substeps has room for years of refinement, and is still read
 * and merged in a moment. Lengths in UTF-16 units.
 */
export const PLAN_MAX = {
  steps: 30,
  /** Of all its steps together. */
  substeps: 150,
  title: 300,
  /** Any other text of a plan. */
  words: 1_000,
  /** Earlier states that are kept of it; older ones go. */
  versions: 20,
} as const;
/** Plans a person has at most. */
export const PLANS_MAX = 100;

export const Status = z.enum(['pending', 'completed']);
export type Status = z.infer<typeof Status>;

export const Substep = z.object({
  substep_id: z.string(),
  title: z.string(),
  description: z.string(),
  status: Status,
  /** What lies on the table when it is done. */
  deliverable: z.string(),
  /** Minutes of work, 10 to 600. */
  minutes: z.int(),
  /** When it was ticked; absent while it is not, and where nobody noted it. */
  completed_at: z.optional(z.iso.datetime()),
  /** Where what it brings is put. */
  work: Work,
});
export type Substep = z.infer<typeof Substep>;

export const Step = z.object({
  step_id: z.string(),
  /** Zero-based. */
  step_number: z.int(),
  title: z.string(),
  description: z.string(),
  status: Status,
  /** The smallest reversible test of this step. */
  smallest_test: z.string(),
  /** The most money and hours to put in before looking again. */
  cap: z.string(),
  /** The sign that says stop. */
  stop_if: z.string(),
  /** The same as a count of answers, where its words are one. */
  stop_sign: z.optional(StopSign),
  substeps: z.array(Substep),
});
export type Step = z.infer<typeof Step>;

export const Plan = z.object({
  plan_id: z.string(),
  title: z.string(),
  short_description: z.string(),
  steps: z.array(Step),
  /** Completed of all steps and substeps together, 0 to 100, rounded. */
  progress: z.int(),
  /** `mixed` where the built-in guide wrote what a model left out, or one of them refined what the other had written. */
  source: Source,
  language: Language,
  /** Counts the times the plan was rebuilt, from 1. */
  version: z.int(),
  /** Whether the last refinement can be taken back. */
  can_undo: z.boolean(),
});
export type Plan = z.infer<typeof Plan>;

/** One thing a refinement did, for the person to read. */
export const PlanChange = z.object({
  kind: z.enum(['added', 'removed', 'changed', 'kept']),
  title: z.string(),
  /** What is different in something that changed. */
  aspects: z.optional(z.array(z.enum(['title', 'words', 'minutes', 'order', 'cap', 'step']))),
  /** Minutes of a substep before and after, where they changed. */
  minutes: z.optional(z.object({ before: z.int(), after: z.int() })),
});
export type PlanChange = z.infer<typeof PlanChange>;
export type Aspect = NonNullable<PlanChange['aspects']>[number];

/** A refinement that is shown and not yet made. */
export const Proposal = z.object({
  proposal_id: z.string(),
  /** The plan as it would be; ids of new parts are only made when it is applied. */
  plan: Plan,
  changes: z.array(PlanChange),
});
export type Proposal = z.infer<typeof Proposal>;

/** An earlier state of a plan. */
export const PlanVersion = z.object({
  version_id: z.string(),
  version: z.int(),
  /** When a refinement replaced it. */
  replaced_at: z.iso.datetime(),
  /** What the person asked for then; null when it was put aside for another version. */
  feedback: z.nullable(z.string()),
  title: z.string(),
  progress: z.int(),
  steps: z.int(),
});
export type PlanVersion = z.infer<typeof PlanVersion>;

const PlanId = z.object({ plan_id: z.string() });
const PlanReply = z.object({ plan: Plan });

export const plan = {
  createFromDescription: endpoint({
    method: 'POST',
    path: '/api/plan/from-description',
    summary: 'Make a plan for an existing business',
    body: z.object({
      description: filledText(MESSAGE_LIMIT),
      /** The answer to ASKED_OF_LAW: it is lawful, and everyone it touches knows of it. */
      within_law: z.optional(z.boolean()),
    }),
    /** `care`: said beside the plan to somebody who may be in danger. */
    reply: z.extend(PlanId, Care.shape),
    status: 201,
    streams: true,
  }),
  createFromRecommendation: endpoint({
    method: 'POST',
    path: '/api/plan/from-recommendation',
    summary: 'Make a plan for an idea that was offered',
    body: z.object({ title: z.optional(text()), recommendation_id: z.optional(Id) }),
    reply: PlanId,
    status: 201,
    streams: true,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/plan',
    summary: 'The active plan, or another of one’s own by plan_id',
    query: z.object({ plan_id: z.optional(Id) }),
    reply: Plan,
  }),
  active: endpoint({
    method: 'GET',
    path: '/api/plan/active',
    summary: 'The active plan, or null when there is none',
    reply: z.object({ plan: z.nullable(Plan) }),
  }),
  adapt: endpoint({
    method: 'POST',
    path: '/api/plan/adapt',
    summary: 'Refine the active plan; what is done stays done',
    body: z.object({ feedback: filledText(MESSAGE_LIMIT) }),
    reply: z.object({
      plan: Plan,
      changes: z.array(PlanChange),
      /** What can be changed, when nothing was understood; else what of it was not done, or what became of a date. */
      notice: z.optional(z.string()),
    }),
    streams: true,
  }),
  previewAdapt: endpoint({
    method: 'POST',
    path: '/api/plan/adapt/preview',
    summary: 'What a refinement of the active plan would change; nothing is changed yet',
    body: z.object({ feedback: filledText(MESSAGE_LIMIT) }),
    reply: z.object({
      /** null when nothing was understood or nothing would change. */
      proposal: z.nullable(Proposal),
      /** As in `adapt`. */
      notice: z.optional(z.string()),
    }),
    streams: true,
  }),
  applyAdapt: endpoint({
    method: 'POST',
    path: '/api/plan/adapt/apply',
    summary: 'Make a refinement that was shown; 409 when the plan was rebuilt since',
    body: z.object({ proposal_id: Id }),
    reply: z.object({ plan: Plan, changes: z.array(PlanChange) }),
  }),
  versions: endpoint({
    method: 'GET',
    path: '/api/plan/versions',
    summary: 'Earlier states of the active plan, the newest first',
    reply: z.object({ versions: z.array(PlanVersion) }),
  }),
  restoreVersion: endpoint({
    method: 'POST',
    path: '/api/plan/versions/:id/restore',
    summary: 'Go back to an earlier state of the active plan; the present one is kept as a version',
    reply: PlanReply,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/plan/undo',
    summary: 'Take the last refinement back',
    reply: PlanReply,
  }),
  setStepStatus: endpoint({
    method: 'PUT',
    path: '/api/step/:id',
    summary: 'Tick or untick a step',
    body: z.object({ status: Status, ...EventStamp }),
    reply: PlanReply,
  }),
  setSubstepStatus: endpoint({
    method: 'PUT',
    path: '/api/substep/:id',
    summary: 'Tick or untick a substep; its step follows',
    body: z.object({ status: Status, ...EventStamp }),
    reply: PlanReply,
  }),
};
