import type { ChatStore } from '../chat/store.ts';

/** So long, in milliseconds, what the interview answered with care stands before whatever is asked elsewhere: a day. */
const STANDS = 24 * 60 * 60 * 1_000;

/**
 * The care that the interview said last to somebody in plain danger who did not go on there; null when there is none. Whoever
 * turns to another page at once has not said that all is well.
 */
export async function careBefore(store: ChatStore, userId: string, now: number): Promise<string | null> {
  const [last] = await store.page(userId, 'interview', 1);
  const isSure = last?.record?.act === 'answered-with-care';
  return isSure && now - last.sentAt.getTime() < STANDS ? last.content : null;
}
