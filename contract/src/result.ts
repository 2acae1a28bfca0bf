import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { EventStamp } from './event-stamp.ts';
import { Plan } from './plan.ts';
import { Id, MESSAGE_LIMIT, NAME_LIMIT, text } from './text.ts';
import type { WorkKind } from './work.ts';

/** What a result holds at most. Lengths in UTF-16 units. */
export const RESULT_MAX = {
  rows: 200,
  /** A text, and the reason of a decision. */
  text: MESSAGE_LIMIT,
  /** A name or a label. */
  name: NAME_LIMIT,
  /** A line of a list, and the words somebody said. */
  line: 600,
  amount: 1_000_000_000_000,
  /** States another device wrote over, kept beside it; older ones go. */
  revisions: 30,
} as const;
/** Results a person has at most: every task of twenty full plans. */
export const RESULTS_MAX = 3_000;

const rows = <Row extends z.ZodMiniType>(row: Row) => z.array(row).check(z.maxLength(RESULT_MAX.rows));

export const Answer = z.enum(['yes', 'no', 'later']);
export type Answer = z.infer<typeof Answer>;

/** Somebody who was asked. */
export const PersonRow = z.object({
  id: Id,
  name: text(RESULT_MAX.name),
  asked_on: z.nullable(z.iso.date()),
  /** null while there is none. */
  answer: z.nullable(Answer),
  /** What they said, in their words. */
  words: text(RESULT_MAX.line),
});
export type PersonRow = z.infer<typeof PersonRow>;

/** A part of a sum; what is spent is negative. */
export const SumRow = z.object({
  id: Id,
  label: text(RESULT_MAX.name),
  amount: z.nullable(z.number().check(z.gte(-RESULT_MAX.amount), z.lte(RESULT_MAX.amount))),
});
export type SumRow = z.infer<typeof SumRow>;

export const ListRow = z.object({ id: Id, text: text(RESULT_MAX.line), done: z.boolean() });
export type ListRow = z.infer<typeof ListRow>;

const Data = {
  text: z.object({ text: text(RESULT_MAX.text) }),
  people: z.object({ rows: rows(PersonRow) }),
  sum: z.object({ rows: rows(SumRow) }),
  list: z.object({ rows: rows(ListRow) }),
  decision: z.object({ choice: text(RESULT_MAX.line), reason: text(RESULT_MAX.text) }),
} satisfies Record<WorkKind, z.ZodMiniType>;

/** What a result of any kind holds. */
export const ResultData = z.union([Data.text, Data.people, Data.sum, Data.list, Data.decision]);

/** What was found out, by its kind. */
export const ResultContent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), data: Data.text }),
  z.object({ kind: z.literal('people'), data: Data.people }),
  z.object({ kind: z.literal('sum'), data: Data.sum }),
  z.object({ kind: z.literal('list'), data: Data.list }),
  z.object({ kind: z.literal('decision'), data: Data.decision }),
]);
export type ResultContent = z.infer<typeof ResultContent>;

/** Words that another device wrote over. */
export const Revision = z.object({ at: z.iso.datetime(), words: z.string() });
export type Revision = z.infer<typeof Revision>;

const Kept = {
  substep_id: z.string(),
  /** Later than that of the state before, whatever the clock says. A save names the one it was made on. */
  revised_at: z.iso.datetime(),
  /** Newest first. */
  revisions: z.array(Revision),
};

/** A result as the server has it. */
export const Result = z.intersection(ResultContent, z.object(Kept));
export type Result = z.infer<typeof Result>;

/** A result with the place it was found in, which it outlives. */
export const FoundResult = z.intersection(
  Result,
  z.object({
    plan_id: z.string(),
    /** Title of its task when it was saved last. */
    title: z.string(),
    step_title: z.string(),
  }),
);
export type FoundResult = z.infer<typeof FoundResult>;

const saved = <Kind extends WorkKind, Of extends z.ZodMiniType>(kind: Kind, data: Of) =>
  z.object({
    kind: z.literal(kind),
    data,
    /** `revised_at` of the state this was made on. */
    revised_at: z.optional(z.iso.datetime()),
    /**
     * That state itself, for whoever was long without a network: what differs from it is theirs, all else may have been
     * changed elsewhere meanwhile. Without both, nothing of what the server has is replaced unseen.
     */
    base: z.optional(data),
    ...EventStamp,
  });

export const SavedResult = z.discriminatedUnion('kind', [
  saved('text', Data.text),
  saved('people', Data.people),
  saved('sum', Data.sum),
  saved('list', Data.list),
  saved('decision', Data.decision),
]);
export type SavedResult = z.infer<typeof SavedResult>;

/** What somebody decides about a step. */
export const StepChoice = z.enum(['go_on', 'change', 'stop']);
export type StepChoice = z.infer<typeof StepChoice>;

export const result = {
  get: endpoint({
    method: 'GET',
    path: '/api/substep/:id/result',
    summary: 'What was found out in a substep, also one that a refinement removed; 404 when nothing was',
    reply: Result,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/substep/:id/result',
    summary: 'Save what was found out: rows are merged by id, words another device wrote are kept beside',
    body: SavedResult,
    reply: Result,
    hears: true,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/results',
    summary: 'All that was found out in the active plan, or in another by plan_id, the oldest first',
    query: z.object({ plan_id: z.optional(Id) }),
    reply: z.object({ results: z.array(FoundResult) }),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/step/:id/decision',
    summary: 'Go on with a step, change the plan, or stop; the reason of a stop teaches the next ideas',
    body: z.object({ choice: StepChoice, reason: text(RESULT_MAX.line), ...EventStamp }),
    reply: z.object({ plan: Plan, next: z.enum(['plan', 'refine', 'ideas']) }),
    hears: true,
  }),
};
