import type { Talk } from '@foothold/guide';
import type { Services } from '../services.ts';
import { isTold, keptSummary, turnOf } from './memory.ts';
import { chatStore, type KeptMessage } from './store.ts';

/** As many of the newest messages are told to what is asked beside the talk. */
const LATELY = 10;

/** Reads the newest messages of the interview, oldest first; nothing that is to be forgotten. */
export function interviewMessages(services: Services): (userId: string) => Promise<KeptMessage[]> {
  const store = chatStore(services);
  return async (userId) => (await store.page(userId, 'interview', LATELY)).filter(isTold);
}

/** Reads the newest of what was said in the interview, as `talkReader` does of a plan. */
export function interviewReader(services: Services): (userId: string) => Promise<Talk> {
  const messages = interviewMessages(services);
  return async (userId) => ({ lately: (await messages(userId)).map(turnOf) });
}

/** Reads what was said about a plan, for whatever is asked beside its talk; nothing that is to be forgotten. */
export function talkReader(services: Services): (userId: string, planId: string) => Promise<Talk> {
  const store = chatStore(services);
  return async (userId, planId) => {
    const [kept, summary] = await Promise.all([
      store.page(userId, { planId }, LATELY),
      keptSummary(services.database.db, userId, planId),
    ]);
    return { lately: kept.filter(isTold).map(turnOf), ...(summary && { summary: summary.content }) };
  };
}
