import type { Plan } from '@foothold/contract';
import { useQuery } from '@tanstack/react-query';
import { activePlanQuery } from '#shared/queries.ts';

/**
 * The active plan for a guard: `pending` while it is checked, then the plan, or null for none and for a check that
 * failed. That there was none a moment ago is never believed: one may have been made since.
 */
export function useActivePlan(): { pending: boolean; plan: Plan | null } {
  const { data, isPending, isFetching } = useQuery({
    ...activePlanQuery,
    refetchOnMount: (query) => (query.state.data ? true : 'always'),
  });
  return { pending: isPending || (!data && isFetching), plan: data ?? null };
}
