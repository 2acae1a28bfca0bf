import {
  Declined,
  Experience,
  FieldUpdate,
  Fit,
  Goal,
  Id,
  ITEMS_MAX,
  Language,
  MESSAGE_LIMIT,
  OnboardingMode,
  OwnAssumptions,
  PlanChange,
  Profile,
  ReplyRecord,
  Sender,
  Skill,
  Source,
  Status,
  StopReason,
  Substep,
  SuggestedChange,
  text,
} from '@foothold/contract';
import * as z from 'zod/mini';

/** What a guide or a model writes is longer than what a person types, and bounded all the same. */
const written = text(40_000);
const name = text(1_000);
/** Years that Postgres and a calendar know alike. */
const EARLIEST = Date.UTC(2000, 0);
const LATEST = Date.UTC(2200, 0);

/** An ISO 8601 time, as a Date. */
const moment = z.pipe(
  z.iso.datetime(),
  z.pipe(
    z.transform((told: string) => new Date(told)),
    z.date().check(z.refine((at) => at.getTime() > EARLIEST && at.getTime() < LATEST)),
  ),
);
/** Ids are kept in small letters and looked for so. */
const id = Id.check(z.refine((told) => told === told.toLowerCase()));
const count = z.int().check(z.gte(1), z.lte(1_000_000));
const minutes = z.int().check(z.gte(0), z.lte(100_000));

const substepDraft = { title: name, description: written, deliverable: written, minutes, ref: z.nullable(name) };
const stepDraft = {
  title: name,
  description: written,
  smallest_test: written,
  cap: written,
  stop_if: written,
  ref: z.nullable(name),
};
const few = z.maxLength(200);
const { completed_at } = Substep.shape;
const Task = z.object({ substep_id: id, status: Status, completed_at, ...substepDraft });
const Steps = z
  .array(
    z.object({
      step_id: id,
      status: Status,
      ...stepDraft,
      substeps: z.array(Task).check(few),
    }),
  )
  .check(few);
const key = z.nullable(name);
const Draft = z.object({
  title: name,
  short_description: written,
  archetype: z.nullable(name),
  steps: z
    .array(z.object({ key, ...stepDraft, substeps: z.array(z.object({ key, ...substepDraft })).check(few) }))
    .check(few),
});

const document = {
  title: name,
  short_description: written,
  archetype: z.nullable(name),
  language: Language,
  source: Source,
  steps: Steps,
};

/**
 * What a row of each table may hold when it comes back from a file, by the names of its columns. Whose row it is, is
 * never read from the file.
 */
export const importRows = {
  profile: z.object({
    age: Profile.shape.age,
    education: text(),
    hobbies: text(),
    location: text(),
    notes: text(MESSAGE_LIMIT),
    experiences: z.array(Experience).check(z.maxLength(ITEMS_MAX.experiences)),
    skills: z.array(Skill).check(z.maxLength(ITEMS_MAX.skills)),
    goals: z.array(Goal).check(z.maxLength(ITEMS_MAX.goals)),
    hours_per_week: z.nullable(z.number().check(z.gte(0), z.lte(168))),
    budget_per_month: z.nullable(z.number().check(z.gte(0), z.lte(1_000_000_000))),
    resources_notes: text(),
    onboarding_mode: z.nullable(OnboardingMode),
    idea_text: text(MESSAGE_LIMIT),
    business_desc: text(MESSAGE_LIMIT),
    updated_at: moment,
  }),
  recommendation: z.object({
    id,
    title: name,
    short_description: written,
    expectations: written,
    detailed_description: written,
    fit: Fit,
    declined: z.nullable(Declined),
    own_assumptions: OwnAssumptions,
    mode: OnboardingMode,
    question_hash: name,
    feedback: z.nullable(text(MESSAGE_LIMIT)),
    created_at: moment,
  }),
  plan: z.object({
    id,
    ...document,
    version: count,
    recommendation_id: z.nullable(id),
    request_key: z.nullable(name),
    /** Not in files from before it was kept. */
    request_hash: z.optional(z.nullable(name)),
    created_at: moment,
    updated_at: moment,
  }),
  active_plan: z.object({ plan_id: id }),
  plan_version: z.object({
    id,
    plan_id: id,
    ...document,
    version: count,
    feedback: z.nullable(text(MESSAGE_LIMIT)),
    created_at: moment,
  }),
  plan_proposal: z.object({
    plan_id: id,
    id,
    version: count,
    feedback: text(MESSAGE_LIMIT),
    draft: Draft,
    source: Source,
    applied: z.nullable(z.array(PlanChange).check(z.maxLength(2_000))),
    created_at: moment,
  }),
  chat_message: z.object({
    id,
    position: id,
    plan_id: z.nullable(id),
    step_id: z.nullable(id),
    substep_id: z.nullable(id),
    sender: Sender,
    content: written,
    reply_to: z.nullable(id),
    source: z.nullable(Source),
    language: z.nullable(Language),
    interrupted: z.boolean(),
    stop_reason: z._default(z.nullable(StopReason), null),
    suggestions: z.array(text()).check(few),
    updates: z.array(FieldUpdate).check(few),
    suggested_change: z.nullable(SuggestedChange),
    record: z._default(z.nullable(ReplyRecord), null),
    sent_at: moment,
    replaced_at: z.nullable(moment),
  }),
  chat_summary: z.object({ plan_id: id, content: written, up_to: id }),
  feedback: z.object({ id, message: text(MESSAGE_LIMIT), created_at: moment }),
} as const;

export type ImportedTable = keyof typeof importRows;
