import type { Plan } from '@foothold/contract';
import { useQuery } from '@tanstack/react-query';
import { ledByCopy } from '#shared/paths.ts';
import { isCopy } from '#shared/offline/copies.ts';
import { activePlanQuery } from '#shared/queries.ts';

interface CheckedPlan {
  /** While it is checked. */
  pending: boolean;
  /** null for none, and where that could not be found out. */
  plan: Plan | null;
  /** Tries again, where the check has failed. */
  retry: (() => void) | null;
  /** Goes with whoever is led to the plan. */
  state: string | null;
}

/** The active plan for a guard. That there was none a moment ago is never believed: one may have been made since. */
export function useActivePlan(): CheckedPlan {
  const query = useQuery({
    ...activePlanQuery,
    refetchOnMount: (query) => (query.state.data ? true : 'always'),
  });
  const { data, isPending, isFetching, isError, refetch } = query;
  return {
    pending: isPending || (!data && isFetching),
    plan: data ?? null,
    retry: isError && data === undefined ? () => void refetch() : null,
    state: isCopy(query) ? ledByCopy : null,
  };
}
