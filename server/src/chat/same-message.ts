import { fail } from '../http/failure.ts';
import type { Follower } from './follower.ts';
import type { ReplyRegistry, Making } from './reply-registry.ts';

/**
 * Follows replies so that an id stands for one message: whoever comes with other words while the reply is being made
 * would hear the answer to words that were not theirs, and gets KEY_REUSED. Afterwards the store knows.
 */
export function sameMessage(replies: ReplyRegistry) {
  const answered = new Map<string, string>();
  return <Result>(
    key: string,
    message: string,
    follower: Follower,
    make: (making: Making<Result>) => Promise<Result>,
  ): Promise<Result> => {
    if ((answered.get(key) ?? message) !== message) fail('KEY_REUSED');
    return replies.follow(key, follower, async (making) => {
      answered.set(key, message);
      try {
        return await make(making);
      } finally {
        answered.delete(key);
      }
    });
  };
}
