import { setTimeout as delay } from 'node:timers/promises';
import { logger } from '../logger.ts';

/** Longest a database may take to close, in milliseconds. What is committed is on the disk whether it makes it or not. */
const CLOSE_LIMIT_MS = 5_000;

/** Runs the closing steps, at most `CLOSE_LIMIT_MS` together; what goes wrong is said and stops nothing. */
export async function closeWithin(steps: () => Promise<void>): Promise<void> {
  const limit = new AbortController();
  const outOfTime = delay(CLOSE_LIMIT_MS, 'late', { signal: limit.signal, ref: false });
  try {
    const late = await Promise.race([steps(), outOfTime]);
    if (late) logger.event(`The database did not close within ${CLOSE_LIMIT_MS / 1_000} s; going on without it.`);
  } catch (error) {
    logger.event(`The database did not close cleanly: ${error instanceof Error ? error.message : 'unknown reason'}`);
  } finally {
    limit.abort();
    outOfTime.catch(() => undefined);
  }
}
