import { api, type Plan } from '@foothold/contract';
import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { call, copyOf } from '#shared/api.ts';
import { savedFields } from '#shared/draft-sync.ts';
import { OF_LAST_TIME } from '#shared/offline/copies.ts';
import { keepActivePlan } from '#shared/offline/kept-answers.ts';

/**
 * The profile as the server has it when the session begins. It is asked for once: an answer that overtook a field being
 * saved would put the old text back into the draft, which goes on from there.
 */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }) => {
    const savedBefore = savedFields();
    const { profile } = await call(api.profile.get, { signal });
    // An answer that a save has overtaken would bring the old value back, so it is asked for once more.
    return savedBefore === savedFields() ? profile : (await call(api.profile.get, { signal })).profile;
  },
});

/** The active plan, null when there is none. */
export const activePlanQuery = queryOptions({
  queryKey: ['plan', 'active'],
  queryFn: async ({ signal }): Promise<Plan | null> => (await call(api.plan.active, { signal })).plan,
});

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => call(api.account.get, { signal }),
});

/** Takes over the active plan as a change left it, also into the copy that the next visit begins with. */
export function setActivePlan(client: QueryClient, plan: Plan | null): void {
  client.setQueryData(activePlanQuery.queryKey, plan);
  void keepActivePlan(plan);
}

/** Shows a copy in a query until the server has answered; what is there already is newer. */
export function showCopy(client: QueryClient, queryKey: QueryKey, copy: unknown): void {
  if (client.getQueryData(queryKey) === undefined) {
    client.setQueryData(queryKey, copy, { updatedAt: OF_LAST_TIME });
  }
}

/** Begins with plan and name as they were when they were looked at last. Resolves with whether there is a plan to show. */
export async function beginWithCopies(client: QueryClient): Promise<boolean> {
  const [active, account] = await Promise.all([copyOf(api.plan.active), copyOf(api.account.get)]);
  showCopy(client, accountQuery.queryKey, account);
  // That there was no plan then is nothing to lead somebody by.
  if (!active?.plan) return false;
  showCopy(client, activePlanQuery.queryKey, active.plan);
  return true;
}

/** Where the person is logged in. */
export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: async ({ signal }) => (await call(api.account.sessions, { signal })).sessions,
});
