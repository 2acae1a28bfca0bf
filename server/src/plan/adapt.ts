import { type api, isWithinPlan, type PlanChange, type Profile, type Replied } from '@foothold/contract';
import type { Known, PlanDraft, Talk } from '@foothold/guide';
import { ask, type Asker } from '../guide-client/ask.ts';
import { storable } from '../guide-client/storable.ts';
import type { Queryable } from '../db/database.ts';
import { CallFailure, fail } from '../http/failure.ts';
import { remembering } from '../memory/store.ts';
import type { Services } from '../services.ts';
import { checkedDraft } from './draft.ts';
import { claimRequest, keyedRequest } from './keyed-request.ts';
import { planChanges } from './merge/changes.ts';
import { mergePlan } from './merge/merge.ts';
import type { PlanDocument } from './plan-document.ts';
import { presentPlan } from './present.ts';
import type { ProposalStore } from './proposal-store.ts';
import type { KeptPlan, PlanStore } from './store.ts';

interface Wanted {
  draft: PlanDraft;
  source: PlanDocument['source'];
  feedback: string;
}

/** What refining works with. */
export interface RefineTools {
  services: Services;
  store: PlanStore;
  proposals: ProposalStore;
  readKnown: ReadKnown;
}

/** Reads what a guide may know of somebody about a plan. */
export type ReadKnown = (asker: Asker, planId: string) => Promise<{ known: Known; talk: Talk }>;

/** What somebody wants to be otherwise, and who they are. */
interface Asked {
  profile: Profile;
  feedback: string;
}

/** What a feedback asks of a plan, outside any transaction; `draft` is null when nothing was understood. */
async function askFor(
  { services, readKnown }: RefineTools,
  asker: Asker,
  current: KeptPlan,
  { profile, feedback }: Asked,
) {
  const { known, talk } = await readKnown(asker, current.id);
  const { draft, notice, source } = await ask(services, await remembering(services, asker), async (context) => {
    const question = { profile, plan: current.document, feedback, known, talk };
    const { value, meta } = await services.guide.adaptPlan(question, context);
    return { ...value, draft: value.draft && checkedDraft(storable(value.draft)), source: meta.source };
  });
  return { draft, source, feedback, said: notice === undefined ? {} : { notice } };
}

/** A plan with a draft merged into it. Throws PLAN_FULL where what is done and what is new are more than a plan holds. */
function merge(services: Services, before: PlanDocument, { draft, source }: Pick<Wanted, 'draft' | 'source'>) {
  const merged = mergePlan(before, draft, source, services.newId);
  return isWithinPlan(merged) ? merged : fail('PLAN_FULL');
}

/** Merges a draft into the plan as it stands then, so that ticks set meanwhile stay. Throws PLAN_CHANGED, PLAN_FULL. */
async function make(
  { services, store }: RefineTools,
  { userId, ...base }: { userId: string; id: string; version: number },
  wanted: Wanted,
  note?: (tx: Queryable, changes: PlanChange[]) => Promise<void>,
) {
  let changes: PlanChange[] = [];
  const change = (now: PlanDocument) => {
    const merged = merge(services, now, wanted);
    changes = planChanges(now, merged);
    return changes.length > 0 ? merged : null;
  };
  const also = note && ((tx: Queryable) => note(tx, changes));
  const kept = await store.rebuild(userId, base, { feedback: wanted.feedback, change, also });
  return { plan: presentPlan(kept), changes };
}

/** Refines the active plan at once. Refused when the plan was rebuilt while the guide was thinking. */
export async function adaptPlan(
  tools: RefineTools,
  asker: Asker,
  asked: Asked,
): Promise<Replied<typeof api.plan.adapt>> {
  const { userId } = asker;
  const current = (await tools.store.active(userId)) ?? fail('NO_ACTIVE_PLAN');
  const { draft, said, ...about } = await askFor(tools, asker, current, asked);
  if (!draft) return { plan: presentPlan(current), changes: [], ...said };
  return { ...(await make(tools, { userId, id: current.id, version: current.version }, { draft, ...about })), ...said };
}

/** Shows what a refinement of the active plan would change, and keeps it so that just this can be made. */
export async function previewAdapt(
  tools: RefineTools,
  asker: Asker,
  asked: Asked,
): Promise<Replied<typeof api.plan.previewAdapt>> {
  const { services, store, proposals } = tools;
  const current = (await store.active(asker.userId)) ?? fail('NO_ACTIVE_PLAN');
  const { draft, source, feedback, said } = await askFor(tools, asker, current, asked);
  if (!draft) return { proposal: null, ...said };
  const merged = merge(services, current.document, { draft, source });
  const changes = planChanges(current.document, merged);
  if (changes.length === 0) return { proposal: null, ...said };
  const { id: planId, version } = current;
  const proposal = { id: services.newId(), planId, version, feedback, draft, source };
  await proposals.keep(asker.userId, proposal);
  const plan = presentPlan({ ...current, version: version + 1, canUndo: true, document: merged });
  return { proposal: { proposal_id: proposal.id, plan, changes }, ...said };
}

/** What a refinement that was made answers, once more; null when it is unknown, or not made yet. */
async function answerAgain(
  { store, proposals }: RefineTools,
  userId: string,
  id: string,
): Promise<Replied<typeof api.plan.adapt> | null> {
  const made = await proposals.byId(userId, id);
  if (!made?.applied) return null;
  return { plan: presentPlan((await store.byId(userId, made.planId)) ?? fail('NOT_FOUND')), changes: made.applied };
}

/** Where the plan has changed because another instance made this very refinement first, its answer. */
async function orAnswerAgain<Reply>(making: Promise<Reply>, again: () => Promise<Reply | null>): Promise<Reply> {
  try {
    return await making;
  } catch (error) {
    const answer = error instanceof CallFailure && error.code === 'PLAN_CHANGED' ? await again() : null;
    if (!answer) throw error;
    return answer;
  }
}

/** Makes a refinement that was shown. The same one again changes nothing and answers what it changed. */
export async function applyProposal(
  tools: RefineTools,
  userId: string,
  proposalId: string,
): Promise<Replied<typeof api.plan.applyAdapt>> {
  const id = proposalId.toLowerCase();
  const again = () => answerAgain(tools, userId, id);
  const answered = await again();
  if (answered) return answered;
  const { planId, version, ...wanted } = (await tools.proposals.byId(userId, id)) ?? fail('NOT_FOUND');
  const making = make(tools, { userId, id: planId, version }, wanted, (tx, changes) =>
    tools.proposals.markApplied(tx, userId, id, changes),
  );
  return orAnswerAgain(making, again);
}

/** Refines the active plan once for one Idempotency-Key: the same again gives the first answer, and asks no guide. */
export async function adaptOnce(
  tools: RefineTools,
  asker: Asker,
  { key, ...asked }: Asked & { key: string },
): Promise<Replied<typeof api.plan.adapt>> {
  const { services, store } = tools;
  const { userId } = asker;
  const request = keyedRequest(userId, 'adapt', key, asked.feedback);
  const again = async () => {
    const made = await store.answered(userId, request);
    return made && { plan: presentPlan(made.plan), changes: made.changes };
  };
  const answered = await again();
  if (answered) return answered;
  const current = (await store.active(userId)) ?? fail('NO_ACTIVE_PLAN');
  const { draft, said, ...about } = await askFor(tools, asker, current, asked);
  if (!draft) return { plan: presentPlan(current), changes: [], ...said };
  const { id, version } = current;
  const making = make(tools, { userId, id, version }, { draft, ...about }, async (tx, changes) => {
    if (changes.length === 0) return;
    const made = { planId: id, changes, createdAt: new Date(services.now()) };
    // Made meanwhile elsewhere: nothing of this one is kept, and the other's answer is given.
    if (await claimRequest(tx, userId, request, made)) fail('PLAN_CHANGED');
  });
  return { ...(await orAnswerAgain(making, again)), ...said };
}
