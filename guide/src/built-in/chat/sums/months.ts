/** Counted as four, as in the plan's own arithmetic: easier to follow than 4.33, and on the careful side. */
export const WEEKS_A_MONTH = 4;
/** A working week. */
export const DAYS_A_WEEK = 5;
