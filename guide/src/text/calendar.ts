import { dayNumberOf, dayOfNumber } from '@foothold/contract';

const DAY = 86_400_000;

/** Milliseconds since the epoch of a day's beginning in UTC; month 13 is the next January, day 0 the last of the month before. */
export function dayInUtc(year: number, month: number, day: number): number {
  return beginningOf(dayNumberOf(year, month, day));
}

/** The year of a moment in UTC. */
export function yearInUtc(now: number): number {
  return Number(dayOfNumber(dayAt(now)).slice(0, 4));
}

/** Weeks between two moments. */
export function weeksBetween(from: number, to: number): number {
  return (to - from) / DAY / 7;
}

/** The month of a moment in UTC, 1 to 12. */
export function monthInUtc(now: number): number {
  return Number(dayOfNumber(dayAt(now)).slice(5, 7));
}

/** Days from 1 January 1970 to the day of a moment in ISO 8601, as it is written; null when it is not. */
export function dayOf(moment: string): number | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/u.exec(moment) ?? [];
  return year === undefined ? null : dayNumberOf(Number(year), Number(month), Number(day));
}

/** Days from 1 January 1970 to a moment in milliseconds. */
export function dayAt(now: number): number {
  return Math.floor(now / DAY);
}

/** Milliseconds since the epoch of the beginning of a day that is counted from 1 January 1970. */
export function beginningOf(day: number): number {
  return day * DAY;
}

/** The weekday of a day counted from 1 January 1970, Sunday 0. */
export function weekdayOf(day: number): number {
  const THURSDAY = 4;
  return (day + THURSDAY) % 7;
}
