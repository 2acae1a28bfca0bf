import { changesBetween, isUnchanged } from '../../adapt/changes.ts';
import { mayBeDespair } from '../../adapt/despair.ts';
import { isUnlawful } from '../../reader/law.ts';
import type { Guide, PlanDraft, StoredPlan } from '../../guide.ts';
import type { Models, Reading } from '../ask.ts';
import { wordsOfPlan } from '../../checks/known-figures.ts';
import { contained } from '../contained.ts';
import { judged, judgeOf } from '../judge/judge.ts';
import { remembering } from '../memory-data.ts';
import { adaptPrompt } from './prompt.ts';
import { type AdaptQuestion, adaptQuestion } from './question.ts';
import { readDraft } from './read-draft.ts';
import { AdaptWire } from './wire.ts';

const MOST_ISSUES = 12;

/** A changed plan; null when the request was not understood. */
type Changed = PlanDraft | null;

/** Reads answers one after another: what does not hold is asked for once more, then left as it was. */
function reader(question: AdaptQuestion): (raw: unknown) => Reading<Changed> {
  let answers = 0;
  return (raw) => {
    answers += 1;
    const { understood, draft, issues } = readDraft(raw, question);
    if (!understood) return { ok: true, value: null };
    const same = draft !== null && isUnchanged(changesBetween(question.plan, draft));
    if (draft && !same && (issues.length === 0 || answers > 1)) return { ok: true, value: draft };
    if (same && issues.length === 0 && answers > 1) return { ok: true, value: null };
    const nothing = same ? ['nothing is different from the plan: make the change, or answer understood false'] : [];
    return { ok: false, issues: [...nothing, ...issues.slice(0, MOST_ISSUES)] };
  };
}

/** What a changed plan says that the plan did not. */
function newWords(plan: StoredPlan) {
  const before = new Set(wordsOfPlan(plan).split('\n'));
  return (draft: Changed) =>
    draft
      ? wordsOfPlan(draft)
          .split('\n')
          .filter((line) => !before.has(line))
      : [];
}

/**
 * The plan changed by a model as the feedback asks, in the plan's language. Which parts changed is found by code. What a
 * model does not understand, and distress, is answered by the built-in guide. Throws `ModelFailure`.
 */
export function adaptPlan(models: Models, builtIn: Guide): Guide['adaptPlan'] {
  return async (input, context) => {
    const near = await builtIn.adaptPlan(input, context);
    // The built-in guide knows whether a task is named, of which danger has to be plainer.
    const care = near.value.care ?? null;
    const isHeldBack = near.value.draft === null && mayBeDespair(input.feedback, care);
    if (care?.sure || isHeldBack || isUnlawful(input.feedback, true)) return near;
    const question = await adaptQuestion(input, near.value.draft, context);
    const prompt = remembering(adaptPrompt(question), context);
    const asked = { ...prompt, name: 'changed_plan', wire: AdaptWire, read: reader(question) };
    const judge = judgeOf(models, prompt, context);
    const draft = await models.ask(judged(contained(asked, context), judge, newWords(input.plan)), context);
    if (draft === null) return near;
    const value = { draft, changes: changesBetween(input.plan, draft), ...(care && { notice: care.text }) };
    return { value, meta: { source: 'model', warnings: [] } };
  };
}
