import { checkIn, type Feeling } from '@foothold/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#shared/api.ts';
import { thisMoment } from '#shared/offline/outbox.ts';

/** What the server remembers of the person's work, and the task of today with its first ten minutes. */
export const checkInQuery = queryOptions({
  queryKey: ['check-in'],
  staleTime: 0,
  queryFn: ({ signal }) => call(checkIn.get, { query: { zone: thisMoment().zone }, signal }),
});

/** Says how it goes, in one tap; `data` holds what the guide says to it. */
export function useFeeling() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (told: { feeling: Feeling; substep_id?: string }) =>
      call(checkIn.answer, { body: { id: crypto.randomUUID(), ...thisMoment(), ...told } }),
    onSuccess: () => client.invalidateQueries({ queryKey: checkInQuery.queryKey }),
  });
}
