import { fail } from '../http/failure.ts';

/** Calls of one person that may wait for ideas at once: more than any page sends, few enough to pay for. */
const AT_ONCE = 10;
const RETRY_AFTER_SECONDS = 5;

/** Counts each person's calls under way in this process; one too many ends with RATE_LIMITED. */
export function parallelLimit() {
  const underWay = new Map<string, number>();
  return async <Value>(userId: string, work: () => Promise<Value>): Promise<Value> => {
    const count = underWay.get(userId) ?? 0;
    if (count >= AT_ONCE) fail('RATE_LIMITED', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    underWay.set(userId, count + 1);
    try {
      return await work();
    } finally {
      const left = (underWay.get(userId) ?? 1) - 1;
      if (left > 0) underWay.set(userId, left);
      else underWay.delete(userId);
    }
  };
}
