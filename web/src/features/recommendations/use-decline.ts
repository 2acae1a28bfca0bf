import { api, type Declined } from '@foothold/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '#shared/api.ts';
import { usePutIdea } from './use-ideas.ts';

/** Declines an idea, for a reason. */
export function useDecline(id: string) {
  const putIdea = usePutIdea();
  return useMutation({
    mutationFn: (body: Declined) => call(api.recommendations.decline, { params: { id }, body }),
    onSuccess: ({ recommendation }) => putIdea(recommendation),
  });
}

/** Takes it back. */
export function useTakeDeclineBack(id: string) {
  const putIdea = usePutIdea();
  return useMutation({
    mutationFn: () => call(api.recommendations.takeDeclineBack, { params: { id } }),
    onSuccess: ({ recommendation }) => putIdea(recommendation),
  });
}
