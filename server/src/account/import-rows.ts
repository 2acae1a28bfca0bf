import {
  Declined,
  emptyValue,
  EventData,
  EventKind,
  type ExportedField,
  exportedFields,
  fieldOf,
  FieldUpdate,
  Fit,
  Id,
  IDEA_MAX,
  IDEAS_MAX,
  issue,
  isWithinPlan,
  KeptProposals,
  type KeyOf,
  Language,
  LocalDay,
  MEMORY_MAX,
  MESSAGE_LIMIT,
  NewMemory,
  NAME_LIMIT,
  OnboardingMode,
  OwnAssumptions,
  PLAN_MAX,
  PlanChange,
  PLANS_MAX,
  ReplyRecord,
  RESULT_MAX,
  ResultContent,
  ResultData,
  RESULTS_MAX,
  Revision,
  type SavedTypeOf,
  Sender,
  Source,
  Status,
  StopReason,
  Substep,
  SuggestedChange,
  text,
  UPDATES_MAX,
  WorkKind,
} from '@foothold/contract';
import * as z from 'zod/mini';

/** What a guide or a model says is longer than what a person types, and bounded all the same. */
const said = text(40_000);
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

const title = text(PLAN_MAX.title);
const words = text(PLAN_MAX.words);
const ref = z.nullable(text(NAME_LIMIT));
const work = z.optional(WorkKind);
const substepDraft = { title, description: words, deliverable: words, minutes, ref, work };
const stepDraft = { title, description: words, smallest_test: words, cap: words, stop_if: words, ref };
/** Suggestions, and changed fields, of one reply. */
const few = z.maxLength(UPDATES_MAX);
const { completed_at } = Substep.shape;
const Task = z.object({ substep_id: id, status: Status, completed_at, ...substepDraft });
const fitting = z.refine<readonly { substeps: readonly unknown[] }[]>(
  (steps) => isWithinPlan({ steps }),
  issue.tooMuch,
);
const Step = z.object({ step_id: id, status: Status, ...stepDraft, substeps: z.array(Task) });
const key = z.nullable(name);
const Draft = z.object({
  title,
  short_description: words,
  archetype: ref,
  steps: z.array(z.object({ key, ...stepDraft, substeps: z.array(z.object({ key, ...substepDraft })) })).check(fitting),
});

/** What a refinement changed. Each part of a plan may be gone and another new, and the plan's name another. */
const Changes = z
  .array(z.extend(PlanChange, { title }))
  .check(z.maxLength(2 * (PLAN_MAX.steps + PLAN_MAX.substeps) + 1));

/** The fields of a profile; a file from before there was one says nothing of it. */
const fields = Object.fromEntries(
  exportedFields.map((name) => {
    const { key, saved, since } = fieldOf(name);
    return [key, since === 1 ? saved.type : z._default(saved.type, emptyValue(name))];
  }),
) as { [Name in ExportedField as KeyOf<Name>]: SavedTypeOf<Name> };

const document = {
  title,
  short_description: words,
  archetype: ref,
  language: Language,
  source: Source,
  steps: z.array(Step).check(fitting),
};

/**
 * What a row of each table may hold when it comes back from a file, by the names of its columns. Whose row it is, is
 * never read from the file.
 */
export const importRows = {
  profile: z.object({
    ...fields,
    resources_notes: text(),
    onboarding_mode: z.nullable(OnboardingMode),
    idea_text: text(MESSAGE_LIMIT),
    business_desc: text(MESSAGE_LIMIT),
    updated_at: moment,
  }),
  recommendation: z.object({
    id,
    title: text(IDEA_MAX.title),
    short_description: text(IDEA_MAX.line),
    expectations: text(IDEA_MAX.paragraph),
    detailed_description: text(IDEA_MAX.words),
    fit: Fit,
    declined: z.nullable(Declined),
    own_assumptions: OwnAssumptions,
    mode: OnboardingMode,
    question_hash: text(NAME_LIMIT),
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
    applied: z.nullable(Changes),
    created_at: moment,
  }),
  result: z
    .object({
      id,
      plan_id: id,
      substep_id: id,
      title,
      step_title: title,
      kind: WorkKind,
      data: ResultData,
      revisions: z.array(z.extend(Revision, { words: said })).check(z.maxLength(RESULT_MAX.revisions)),
      created_at: moment,
      revised_at: moment,
    })
    .check(z.refine((row) => ResultContent.safeParse(row).success)),
  chat_message: z.object({
    id,
    position: id,
    plan_id: z.nullable(id),
    step_id: z.nullable(id),
    substep_id: z.nullable(id),
    sender: Sender,
    content: said,
    reply_to: z.nullable(id),
    source: z.nullable(Source),
    language: z.nullable(Language),
    interrupted: z.boolean(),
    stop_reason: z._default(z.nullable(StopReason), null),
    suggestions: z.array(text()).check(few),
    updates: z.array(FieldUpdate).check(few),
    suggested_change: z.nullable(SuggestedChange),
    record: z._default(z.nullable(ReplyRecord), null),
    proposals: z._default(KeptProposals, []),
    sent_at: moment,
    replaced_at: z.nullable(moment),
    forgotten_at: z._default(z.nullable(moment), null),
  }),
  chat_summary: z.object({ plan_id: id, content: said, up_to: id }),
  memory: z.extend(NewMemory, { id, message_id: z.nullable(id), created_at: moment, revised_at: moment }),
  feedback: z.object({ id, message: text(MESSAGE_LIMIT), created_at: moment }),
  event: z.object({
    id,
    kind: EventKind,
    occurred_at: moment,
    received_at: moment,
    local_day: LocalDay.check(z.refine((day) => day > '2000' && day < '2200')),
    zone: text(64),
    plan_id: z.nullable(id),
    step_id: z.nullable(id),
    substep_id: z.nullable(id),
    undoes: z.nullable(id),
    data: EventData,
  }),
  rhythm_setting: z.object({
    zone: z.nullable(text(64)),
    day_start: z.int().check(z.gte(0), z.lte(6)),
    week_start: z.nullable(z.enum(['sunday', 'monday'])),
    shown: z.boolean(),
  }),
} as const;

export type ImportedTable = keyof typeof importRows;

/** Rows of each table at most: as many as the product keeps for a person, and of what it only adds to, a life's work. */
export const ROWS_MAX: Record<ImportedTable, number> = {
  profile: 1,
  recommendation: IDEAS_MAX,
  plan: PLANS_MAX,
  active_plan: 1,
  plan_version: PLANS_MAX * PLAN_MAX.versions,
  plan_proposal: PLANS_MAX,
  result: RESULTS_MAX,
  chat_message: 20_000,
  chat_summary: PLANS_MAX,
  memory: MEMORY_MAX.entries,
  feedback: 2_000,
  event: 50_000,
  rhythm_setting: 1,
};
