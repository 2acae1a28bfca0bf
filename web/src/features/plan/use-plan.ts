import { api, type Plan } from '@foothold/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#shared/api.ts';
import { isCopy } from '#shared/offline/copies.ts';
import { activePlanQuery, setActivePlan } from '#shared/queries.ts';

const planQuery = (id: string) =>
  queryOptions({
    queryKey: ['plan', 'one', id],
    queryFn: ({ signal }) => call(api.plan.get, { query: { plan_id: id }, signal }),
  });

/** The plan of an address: the active one when it is that, otherwise any own plan by its id. */
export function usePlan(id: string) {
  const client = useQueryClient();
  const active = useQuery(activePlanQuery);
  const isActive = active.data?.plan_id === id;
  const other = useQuery({ ...planQuery(id), enabled: !active.isPending && !isActive });

  /** Takes over a plan as a call answered it; an older answer still under way is dropped. */
  async function setPlan(plan: Plan): Promise<void> {
    const key = isActive ? activePlanQuery.queryKey : planQuery(id).queryKey;
    await client.cancelQueries({ queryKey: key });
    if (isActive) setActivePlan(client, plan);
    else client.setQueryData<Plan>(key, plan);
  }

  return {
    plan: (isActive ? active.data : other.data) ?? null,
    isActive,
    /** The plan is as it was on an earlier visit, until the server has answered. */
    isCopy: isActive && isCopy(active),
    /** The plan that is active, when the server says so and it is another one. */
    otherActive: isActive || isCopy(active) ? null : (active.data ?? null),
    isFailed: !isActive && other.isError && !other.isFetching,
    setPlan,
    reload: () => (isActive ? active : other).refetch(),
  };
}
