import { api } from '@foothold/contract';
import { queryClient } from '#app/query-client.ts';
import { isAskedAhead } from '#shared/asked-ahead.ts';
import { ensureOutbox } from '#shared/offline/outbox.ts';
import { activePlanQuery, beginWithCopies, profileQuery } from '#shared/queries.ts';

/**
 * Reads what index.html has asked, before a screen wants it; what fails is asked again, and told, by the screen that does.
 * Resolves once it is read, or once there is a plan of the last visit to begin with: that one needs to wait for nobody.
 */
export async function askAhead(): Promise<void> {
  const asked = askedAnswers();
  const begun = await beginWithCopies(queryClient);
  if (!begun) await asked;
}

async function askedAnswers(): Promise<void> {
  await Promise.all([
    // Every plan is read with the changes that wait here.
    ensureOutbox(),
    isAskedAhead(api.plan.active.path) && queryClient.prefetchQuery(activePlanQuery),
    isAskedAhead(api.profile.get.path) && queryClient.prefetchQuery(profileQuery),
  ]);
}
