import type { ChatMessage } from '@foothold/contract';
import { fail } from '../http/failure.ts';
import { type ChatStore, presentMessage, type Thread } from './store.ts';

const LIMIT = 200;
const LIMIT_MAX = 500;

/** Which page is asked for. */
interface PageQuery {
  thread: Thread;
  before?: string | undefined;
  limit?: number | undefined;
}

/**
 * A page of a conversation, oldest first: at most `limit` messages (1 to 500, else 200) older than `before`, and the
 * newest message of the person's whose reply is being made.
 */
export async function pageOf(
  store: ChatStore,
  userId: string,
  { thread, ...query }: PageQuery,
  isReplyingTo: (id: string) => Promise<boolean>,
): Promise<{ messages: ChatMessage[]; replying_to?: string }> {
  const limit = Math.min(LIMIT_MAX, Math.max(1, query.limit ?? LIMIT));
  const before =
    query.before === undefined ? undefined : ((await store.byId(userId, thread, query.before)) ?? fail('NOT_FOUND'));
  const messages = (await store.page(userId, thread, limit, before)).map(presentMessage);
  const asked = messages.findLast(({ sender }) => sender === 'user');
  return { messages, ...(asked && (await isReplyingTo(asked.id)) && { replying_to: asked.id }) };
}
