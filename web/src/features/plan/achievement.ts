import type { Plan, Step } from '@foothold/contract';
import { useState } from 'react';

/** What a tick has brought to its end. */
export type Achievement = { kind: 'step'; step: Step } | { kind: 'plan' };

type Ticked = Pick<Plan, 'version' | 'steps'>;

const isDone = ({ steps }: Ticked) => steps.length > 0 && steps.every(({ status }) => status === 'completed');

/** What is completed in a plan and was not before; null for nothing, and after a refinement, which finishes nothing. */
export function achievedBetween(before: Ticked, after: Ticked): Achievement | null {
  if (before.version !== after.version) return null;
  if (isDone(after) && !isDone(before)) return { kind: 'plan' };
  const open = new Set(before.steps.flatMap(({ step_id, status }) => (status === 'pending' ? [step_id] : [])));
  const step = after.steps.find(({ step_id, status }) => status === 'completed' && open.has(step_id));
  return step ? { kind: 'step', step } : null;
}

interface Seen {
  plan: Plan;
  isCopy: boolean;
  achievement: Achievement | null;
}

/**
 * What the newest change of a plan has brought to its end, until something else changes or it is put away. What was done
 * since a copy was kept, on another device, is nothing that was done just now.
 */
export function useAchievement(plan: Plan, isCopy: boolean) {
  const [seen, setSeen] = useState<Seen>({ plan, isCopy, achievement: null });
  if (seen.plan !== plan || seen.isCopy !== isCopy) {
    const isNew = seen.plan !== plan && !seen.isCopy;
    setSeen({ plan, isCopy, achievement: isNew ? achievedBetween(seen.plan, plan) : seen.achievement });
  }
  return { achievement: seen.achievement, putAway: () => setSeen({ plan, isCopy, achievement: null }) };
}
