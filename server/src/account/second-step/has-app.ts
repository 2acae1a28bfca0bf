import type { secondStep } from '../../db/schema/account.ts';

/** Whether an app has proved that it knows the secret; until then its codes open nothing. */
export function hasApp({ lastPeriod }: Pick<typeof secondStep.$inferSelect, 'lastPeriod'>): boolean {
  return lastPeriod > 0;
}
