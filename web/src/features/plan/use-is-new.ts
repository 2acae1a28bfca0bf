import type { Plan } from '@foothold/contract';
import { useLocation } from 'react-router';
import { madeNow } from '#shared/paths.ts';

/** Whether somebody comes from where the plan was made, and has not begun it. */
export function useIsNew({ progress }: Pick<Plan, 'progress'>): boolean {
  return useLocation().state === madeNow && progress === 0;
}
