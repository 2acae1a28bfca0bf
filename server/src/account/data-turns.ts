import { fail } from '../http/failure.ts';

/** Jobs of a kind that may wait behind the one that is worked on: each holds all that somebody has. */
const WAITING = 4;

/**
 * Turns at work on all that somebody has, of one kind: one job at a time, and one of each person. IN_PROGRESS for somebody
 * whose last one is not done, BUSY where too many others wait.
 */
export function dataTurns() {
  const people = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();
  return async <Value>(userId: string, signal: AbortSignal, work: () => Promise<Value>): Promise<Value> => {
    if (people.has(userId)) fail('IN_PROGRESS');
    if (people.size > WAITING) fail('BUSY');
    people.add(userId);
    const begin = () => {
      signal.throwIfAborted();
      return work();
    };
    const turn = last.then(begin, begin);
    last = turn;
    try {
      return await turn;
    } finally {
      people.delete(userId);
    }
  };
}
