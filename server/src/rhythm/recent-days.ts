import { addDays, type Day, dayOfNumber } from '@foothold/contract';

const DAY_MS = 86_400_000;

/** The first of the days that somebody may still be living, wherever they are and whenever their days begin. */
export const firstGrowingDay = (now: number): Day => addDays(dayOfNumber(Math.floor(now / DAY_MS)), -1);

/**
 * The first of the days whose sums are not kept, but made of their rows whenever somebody asks: those that grow, so that
 * reading them writes nothing and a tick has no sums to clear, and one before, since clocks of servers differ.
 */
export const firstRecentDay = (now: number): Day => addDays(firstGrowingDay(now), -1);
