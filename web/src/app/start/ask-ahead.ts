import { queryClient } from '#app/query-client.ts';
import { activePlanQuery, profileQuery } from '#shared/queries.ts';

/** Asks for the profile and the plan; what fails here is asked again, and told, by the screen that needs it. */
export function askAhead(): void {
  void queryClient.prefetchQuery(profileQuery);
  void queryClient.prefetchQuery(activePlanQuery);
}
