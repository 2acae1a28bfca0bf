import { api, type IdeasNotice, Recommendation } from '@foothold/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { call, stream } from '#shared/api.ts';
import { ideasInState, joinIdeas, noticeInState } from './idea-list.ts';

const ideasQuery = queryOptions({
  queryKey: ['recommendations'],
  queryFn: async ({ signal }) => (await call(api.recommendations.list, { signal })).recommendations,
  refetchOnWindowFocus: false,
});

/**
 * The ideas on the screen: those the last screen brought along come first and at once, then whatever else the server
 * has, so that a reload loses nothing.
 */
export function useIdeas() {
  const { state } = useLocation();
  const brought = useMemo(() => ideasInState(state), [state]);
  // Null once a further answer came without one.
  const [notice, setNotice] = useState<IdeasNotice | null | undefined>(() => noticeInState(state));
  const query = useQuery(ideasQuery);
  const ideas = useMemo(() => joinIdeas(brought, query.data ?? []), [brought, query.data]);
  return {
    ideas,
    notice,
    setNotice,
    isFetching: query.isFetching,
    isLoading: ideas.length === 0 && query.isFetching,
    error: ideas.length === 0 ? query.error : null,
    reload: () => void query.refetch(),
  };
}

/** Gives the way to put an idea the server has just answered with in the place of the one that was held. */
export function usePutIdea(): (idea: Recommendation) => Promise<void> {
  const client = useQueryClient();
  return async (idea) => {
    // An answer under way was given before the change.
    await client.cancelQueries(ideasQuery);
    if (!client.getQueryData(ideasQuery.queryKey)) return client.invalidateQueries(ideasQuery);
    client.setQueryData(ideasQuery.queryKey, (held) =>
      held?.map((each) => (each.recommendation_id === idea.recommendation_id ? idea : each)),
    );
  };
}

/** Asks for further ideas and adds each to the list as it comes; gives those that came, and hands on what is said of them. */
export function useMoreIdeas(onNotice: (notice: IdeasNotice | null) => void) {
  const client = useQueryClient();
  const addIdeas = (came: Recommendation[]) =>
    client.setQueryData(ideasQuery.queryKey, (held) => joinIdeas(held ?? [], came));
  return useMutation({
    mutationFn: async (feedback: string) => {
      const body = { onboarding_mode: 'brainstorm', user_feedback: feedback } as const;
      const reply = await stream(api.recommendations.create, { body }, ({ event, data }) => {
        const idea = event === 'item' ? Recommendation.safeParse(data) : undefined;
        if (idea?.success) addIdeas([idea.data]);
      });
      return reply;
    },
    onSuccess: async ({ recommendations, notice }) => {
      await client.cancelQueries(ideasQuery);
      addIdeas(recommendations);
      onNotice(notice ?? null);
    },
  });
}
