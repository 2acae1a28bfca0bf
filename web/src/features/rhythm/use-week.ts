import { rhythm } from '@foothold/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '#shared/api.ts';
import { thisMoment } from '#shared/offline/outbox.ts';

/** The week that begins on a day, with the rows of the log behind it. */
export function useWeek(start: string) {
  return useQuery({
    queryKey: ['rhythm', 'week', start],
    queryFn: ({ signal }) => call(rhythm.week, { params: { date: start }, query: { zone: thisMoment().zone }, signal }),
  });
}
