const DAY = 86_400_000;

/** Days from 1 January 1970 to a date of the Gregorian calendar (Hinnant, “chrono-compatible date algorithms”). */
function daysOf(year: number, month: number, day: number): number {
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** Milliseconds since the epoch of a day's beginning in UTC; month 1 to 12 (13 is the next January). */
export function dayInUtc(year: number, month: number, day: number): number {
  return DAY * (month > 12 ? daysOf(year + 1, month - 12, day) : daysOf(year, month, day));
}

/** The year of a moment in UTC. */
export function yearInUtc(now: number): number {
  return Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'UTC' }).format(now));
}

/** Weeks between two moments. */
export function weeksBetween(from: number, to: number): number {
  return (to - from) / DAY / 7;
}

/** The month of a moment in UTC, 1 to 12. */
export function monthInUtc(now: number): number {
  return Number(new Intl.DateTimeFormat('en', { month: 'numeric', timeZone: 'UTC' }).format(now));
}

/** Days from 1 January 1970 to the day of a moment in ISO 8601, as it is written; null when it is not. */
export function dayOf(moment: string): number | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/u.exec(moment) ?? [];
  return year === undefined ? null : daysOf(Number(year), Number(month), Number(day));
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
