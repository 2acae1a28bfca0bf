import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { MEMORY_MAX, NewMemory } from './memory.ts';
import { Plan, PLAN_MAX, Status } from './plan.ts';
import { FieldUpdate } from './profile.ts';
import { filledText, Id, text } from './text.ts';

/** Changes that one reply proposes at most. */
export const PROPOSALS_MAX = 5;
/** Minutes of a task. */
export const TASK_MINUTES = { least: 10, most: 600 } as const;

const title = filledText(PLAN_MAX.title);
const shown = text(PLAN_MAX.title);
const minutes = z.int().check(z.gte(TASK_MINUTES.least), z.lte(TASK_MINUTES.most));

/** Where a task stands: in a step, behind a task of it, or first in it. The titles are for who reads it. */
export const TaskPlace = z.object({
  step_id: Id,
  step_title: shown,
  after_id: z.nullable(Id),
  after_title: z.nullable(shown),
});
export type TaskPlace = z.infer<typeof TaskPlace>;

/** `part_id` names a step or a substep, `substep_id` a substep. `title` is what it is called before the change. */
const payloads = {
  tick: z.object({ part_id: Id, title: shown, status: Status }),
  add: z.object({ place: TaskPlace, title, minutes }),
  move: z.object({ substep_id: Id, title: shown, was: TaskPlace, place: TaskPlace }),
  /** `minutes` is null for a step. */
  edit: z.object({
    part_id: Id,
    title: shown,
    minutes: z.nullable(z.int()),
    to: z.object({ title, minutes: z.nullable(minutes) }),
  }),
  remove: z.object({ substep_id: Id, title: shown, step_title: shown }),
  /** A field of the profile as it is and as it would be; lists are whole. */
  profile: z.object({ before: FieldUpdate, update: FieldUpdate }),
  remember: NewMemory,
  /** Something taken as given until it is known better. */
  assumption: z.object({ text: filledText(MEMORY_MAX.text) }),
};

/** The kinds of change, each with what it needs, and beside them what `beside` says. */
export function changesWith<Beside extends Record<string, z.ZodMiniType>>(beside: Beside) {
  return z.discriminatedUnion('kind', [
    z.object({ ...beside, kind: z.literal('tick'), payload: payloads.tick }),
    z.object({ ...beside, kind: z.literal('add'), payload: payloads.add }),
    z.object({ ...beside, kind: z.literal('move'), payload: payloads.move }),
    z.object({ ...beside, kind: z.literal('edit'), payload: payloads.edit }),
    z.object({ ...beside, kind: z.literal('remove'), payload: payloads.remove }),
    z.object({ ...beside, kind: z.literal('profile'), payload: payloads.profile }),
    z.object({ ...beside, kind: z.literal('remember'), payload: payloads.remember }),
    z.object({ ...beside, kind: z.literal('assumption'), payload: payloads.assumption }),
  ]);
}

export const ProposalState = z.enum(['open', 'taken', 'left', 'undone']);
export type ProposalState = z.infer<typeof ProposalState>;

/** What a person does with a proposal. What was left or undone can still be taken. */
export const ProposalAction = z.enum(['take', 'leave', 'undo']);
export type ProposalAction = z.infer<typeof ProposalAction>;

/** A proposal under a reply, as the person sees it. */
export const ChatProposal = changesWith({ id: Id, state: ProposalState });
export type ChatProposal = z.infer<typeof ChatProposal>;

export const proposals = {
  settle: endpoint({
    method: 'POST',
    path: '/api/chat/proposals/:id',
    summary: 'Take, leave or undo a change that a reply proposed; 409 when the plan or profile has moved on',
    body: z.object({ action: ProposalAction }),
    reply: z.object({
      proposal: ChatProposal,
      /** The plan of the chat as it is now. */
      plan: Plan,
      /** The field of the profile that was changed, as it is now. */
      update: z.optional(FieldUpdate),
    }),
  }),
};
