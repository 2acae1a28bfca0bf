import type { Words } from '../../catalogue/load.ts';
import { goalOf } from '../../catalogue/goals/load.ts';
import type { ArchetypeFacts, Phase } from '../../catalogue/schema.ts';
import type { EngineSubstep, SharedWords } from '../../catalogue/shared-schema.ts';
import type { Idea } from '../../guide.ts';
import type { PlannedSubstep } from '../../plan/assemble.ts';

const step = (name: EngineSubstep, minutes: number): PlannedSubstep => ({ ref: `shared.${name}`, minutes });

/** What any goal that is not money can be begun with: they ask for nothing that somebody may rule out. */
export const goalPlan: Record<Phase, readonly PlannedSubstep[]> = {
  check: [step('goal-what-changes', 20), step('goal-what-is-there', 30)],
  offer: [step('goal-smallest-part', 20), step('goal-set-day', 15)],
  ready: [step('goal-sittings', 30), step('goal-what-it-takes', 30)],
  'first-customer': [step('goal-first-sitting', 60), step('goal-how-it-went', 15)],
  repeat: [step('goal-look-back', 30), step('goal-next-part', 20)],
};

/** Whether an idea is a way to a goal that is not money, whoever wrote it: nobody in its plan is a customer. */
export function isTowardGoal({ fit }: Idea, entry: ArchetypeFacts | undefined): boolean {
  return entry ? goalOf(entry.id) !== undefined : fit.purpose !== 'earn' && fit.numbers === null;
}

const made = new WeakMap<SharedWords, Words>();

/** The words of a language in which the steps of any plan are those of a goal that is not money. */
export function wordsTowardGoals(words: Words): Words {
  const before = made.get(words.shared);
  if (before) return before;
  const { shared } = words;
  const put = { ...words, shared: { ...shared, phases: shared.goal_phases } };
  made.set(shared, put);
  return put;
}
