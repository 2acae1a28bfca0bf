import type { Plan } from '@foothold/contract';
import { useQuery } from '@tanstack/react-query';
import { ledByCopy } from '#shared/paths.ts';
import { isCopy } from '#shared/offline/copies.ts';
import { activePlanQuery } from '#shared/queries.ts';

/**
 * The active plan for a guard: `pending` while it is checked, then the plan, or null for none and for a check that
 * failed. That there was none a moment ago is never believed: one may have been made since. `state` goes with whoever is
 * led to the plan.
 */
export function useActivePlan(): { pending: boolean; plan: Plan | null; state: string | null } {
  const query = useQuery({
    ...activePlanQuery,
    refetchOnMount: (query) => (query.state.data ? true : 'always'),
  });
  const { data, isPending, isFetching } = query;
  return { pending: isPending || (!data && isFetching), plan: data ?? null, state: isCopy(query) ? ledByCopy : null };
}
