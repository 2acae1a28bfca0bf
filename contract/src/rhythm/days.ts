/** A day as `2026-11-24`, in the person's own zone. Such texts sort as the days do. */
export type Day = string;

/** Hour at which a new day begins for people: what is done after midnight still belongs to the evening. */
export const DAY_START = 3;

const DAY_MS = 86_400_000;
const LONGEST_ZONE = 64;

/** Formats are dear to make and cheap to use; the IANA names some 600 zones, aliases included. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  });
  formats.set(zone, format);
  return format;
}

/** Whether a time zone of the IANA has this name. */
export function isZone(name: string): boolean {
  if (!/^[A-Z][\w+-]*(\/[\w+-]+){0,2}$/i.test(name) || name.length > LONGEST_ZONE) return false;
  try {
    formatFor(name);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The day an instant (milliseconds since the epoch) falls on where the clock shows `zone` and days begin at `dayStart`. */
export function localDay(instant: number, zone: string, dayStart = DAY_START): Day {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatFor(zone).formatToParts(instant)) part[type] = value;
  const day = `${(part.year ?? '').padStart(4, '0')}-${part.month}-${part.day}`;
  return Number(part.hour) < dayStart ? addDays(day, -1) : day;
}

/** Days since 1970-01-01. */
export function dayNumber(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}

/** Days from 1970-01-01 to a date; month 13 is the next January, day 0 the last of the month before. */
export function dayNumberOf(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

export function dayOfNumber(number: number): Day {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

export function addDays(day: Day, days: number): Day {
  return dayOfNumber(dayNumber(day) + days);
}

/** Whether a text names a day that the calendar has. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const number = dayNumber(text);
  return Number.isFinite(number) && dayOfNumber(number) === text;
}

/** The day of the week a person's week begins on. */
export const weekStarts = ['sunday', 'monday'] as const;
export type WeekStart = (typeof weekStarts)[number];

/** 1970-01-01 was a Thursday: so many days after a week began. */
const INTO_WEEK: Record<WeekStart, number> = { sunday: 4, monday: 3 };

/** Counts weeks; the week after has the number after. */
export function weekNumber(day: Day, start: WeekStart): number {
  return Math.floor((dayNumber(day) + INTO_WEEK[start]) / 7);
}

export function firstDayOfWeek(number: number, start: WeekStart): Day {
  return dayOfNumber(number * 7 - INTO_WEEK[start]);
}
