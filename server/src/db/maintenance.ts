import { logger } from '../logger.ts';

const CHECKPOINT_EVERY_MS = 5 * 60_000;
/** Vacuum runs in the hour after this one, local time: when few people are about. */
const VACUUM_HOUR = 3;

type Execute = (statement: string) => Promise<unknown>;

/**
 * The chores that a Postgres server's background workers do and a single backend doesn't: a checkpoint every five
 * minutes, so that a start has little to replay, and a vacuum once a night. Returns how to stop them.
 */
export function startMaintenance(execute: Execute, now: () => Date = () => new Date()): () => void {
  let lastVacuum = '';
  const timer = setInterval(() => {
    const night = now().getHours() === VACUUM_HOUR ? now().toDateString() : '';
    const vacuum = night !== '' && night !== lastVacuum;
    if (vacuum) lastVacuum = night;
    void chores(execute, vacuum);
  }, CHECKPOINT_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

async function chores(execute: Execute, vacuum: boolean): Promise<void> {
  try {
    if (vacuum) await execute('vacuum (analyze)');
    await execute('checkpoint');
  } catch (error) {
    logger.event(`Database maintenance failed: ${error instanceof Error ? error.message : 'unknown reason'}`);
  }
}
