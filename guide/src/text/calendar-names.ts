import type { Language } from '@foothold/contract';
import { dayInUtc } from './calendar.ts';

/** What languages call some days, asked of `Intl` once a language: formats are dear to make, and names never change. */
function namesOf(days: readonly number[], part: Intl.DateTimeFormatOptions): (language: Language) => readonly string[] {
  const known = new Map<Language, readonly string[]>();
  return (language) => {
    const before = known.get(language);
    if (before) return before;
    const format = new Intl.DateTimeFormat(language, { ...part, timeZone: 'UTC' });
    const names = days.map((day) => format.format(day));
    known.set(language, names);
    return names;
  };
}

const inMonths = Array.from({ length: 12 }, (_, at) => dayInUtc(2025, at + 1, 15));
/** A week that begins with a Sunday. */
const inWeek = Array.from({ length: 7 }, (_, at) => dayInUtc(2026, 2, at + 1));

/** What a language calls the twelve months, January first. */
export const monthNames = namesOf(inMonths, { month: 'long' });

/** What a language calls the days of the week, Sunday first. */
export const weekdayNames = namesOf(inWeek, { weekday: 'long' });

/** Whether a word is the name of a day or a month, as a language writes it. */
export function isDayOrMonth(word: string, language: Language): boolean {
  const said = word.toLowerCase();
  return [...monthNames(language), ...weekdayNames(language)].some((name) => name.toLowerCase() === said);
}
