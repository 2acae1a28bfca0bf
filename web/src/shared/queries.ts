import { api, type Plan } from '@foothold/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#shared/api.ts';
import { savedFields } from '#shared/draft-sync.ts';

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

/** Where the person is logged in. */
export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: async ({ signal }) => (await call(api.account.sessions, { signal })).sessions,
});
