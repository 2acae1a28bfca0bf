import { rhythm } from '@foothold/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#shared/api.ts';
import { thisMoment } from '#shared/offline/outbox.ts';

export const rhythmQuery = queryOptions({
  queryKey: ['rhythm', 'now'],
  // Ticks are made elsewhere on the page: what is shown is asked for anew whenever it is looked at.
  staleTime: 0,
  queryFn: ({ signal }) => call(rhythm.get, { query: { zone: thisMoment().zone }, signal }),
});
