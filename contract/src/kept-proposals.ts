import * as z from 'zod/mini';
import { PLAN_MAX, Status, Substep } from './plan.ts';
import { changesWith, PROPOSALS_MAX, ProposalState } from './proposals.ts';
import { Id, text } from './text.ts';

/** A change that a reply proposes. Nothing is made before the person takes it. */
export const ProposedChange = changesWith({});
export type ProposedChange = z.infer<typeof ProposedChange>;
export type ProposedKind = ProposedChange['kind'];
export type Proposed<Kind extends ProposedKind> = Extract<ProposedChange, { kind: Kind }>['payload'];

const Ticked = z.object({ substep_id: Id, status: Status, completed_at: Substep.shape.completed_at });
const title = text(PLAN_MAX.title);
const words = text(PLAN_MAX.words);

/** What it takes to undo a change that was made, beside the proposal itself. */
const Undo = z.object({
  /** Of a tick: the tasks as they were. */
  ticks: z.optional(z.array(Ticked).check(z.maxLength(PLAN_MAX.substeps))),
  /** Of a step without tasks. */
  status: z.optional(Status),
  /** Of an addition: the task that was made; of what is remembered, the entry. */
  added: z.optional(Id),
  /** Of a removal: the task that was taken out, and where it stood. */
  removed: z.optional(
    z.object({
      step_id: Id,
      after_id: z.nullable(Id),
      task: z.object({
        substep_id: Id,
        status: Status,
        completed_at: Substep.shape.completed_at,
        title,
        description: words,
        deliverable: words,
        minutes: z.int(),
        ref: z.nullable(title),
      }),
    }),
  ),
});
export type Undo = z.infer<typeof Undo>;

/** A proposal as it is kept with its message. */
export const KeptProposal = changesWith({ id: Id, state: ProposalState, undo: z.nullable(Undo) });
export type KeptProposal = z.infer<typeof KeptProposal>;

export const KeptProposals = z.array(KeptProposal).check(z.maxLength(PROPOSALS_MAX));
