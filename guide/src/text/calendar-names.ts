import type { Language } from '@foothold/contract';
import { dayInUtc } from './calendar.ts';

/** Formats are dear to make, and names never change. */
const months = new Map<Language, readonly string[]>();
const weekdays = new Map<Language, readonly string[]>();

const inMonths = Array.from({ length: 12 }, (_, at) => dayInUtc(2025, at + 1, 15));
/** A week that begins with a Sunday. */
const inWeek = Array.from({ length: 7 }, (_, at) => dayInUtc(2026, 2, at + 1));

/** What a language calls the twelve months, January first. */
export function monthNames(language: Language): readonly string[] {
  const known = months.get(language);
  if (known) return known;
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const names = inMonths.map((moment) => format.format(moment));
  months.set(language, names);
  return names;
}

/** What a language calls the days of the week, Sunday first. */
export function weekdayNames(language: Language): readonly string[] {
  const known = weekdays.get(language);
  if (known) return known;
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const names = inWeek.map((moment) => format.format(moment));
  weekdays.set(language, names);
  return names;
}
