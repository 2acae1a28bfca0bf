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

/** What the newest change of a plan has brought to its end, until something else changes or it is put away. */
export function useAchievement(plan: Plan) {
  const [seen, setSeen] = useState<{ plan: Plan; achievement: Achievement | null }>({ plan, achievement: null });
  if (seen.plan !== plan) setSeen({ plan, achievement: achievedBetween(seen.plan, plan) });
  return { achievement: seen.achievement, putAway: () => setSeen({ plan, achievement: null }) };
}
