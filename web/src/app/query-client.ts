import { QueryClient } from '@tanstack/react-query';
import { ApiError, isUnanswered } from '#shared/api-error.ts';
import { useSession } from '#shared/session.ts';

/** A failure that a second try may mend: no answer, or a server that is away for a moment. */
function mayPass(error: Error): boolean {
  return isUnanswered(error) || (error instanceof ApiError && error.status >= 502);
}

/** The one cache of answers. What was fetched for one session is never shown in another. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Offline is said by the banner; a call that waits for the network would look like one that hangs.
      networkMode: 'always',
      refetchOnWindowFocus: false,
      staleTime: 30_000,
      retry: (failures, error) => failures < 1 && mayPass(error),
      retryDelay: 500,
    },
    mutations: { networkMode: 'always' },
  },
});

useSession.subscribe((session, before) => {
  if (session.token !== before.token) queryClient.clear();
});
