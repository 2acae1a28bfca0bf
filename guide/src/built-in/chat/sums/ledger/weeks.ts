import type { Calendar } from '../figure.ts';
import { WEEKS_A_MONTH } from '../months.ts';

/** How many weeks each time is, a month counted as four. */
export const weeks: Record<Calendar, number> = { day: 1 / 7, week: 1, month: WEEKS_A_MONTH, year: 12 * WEEKS_A_MONTH };
