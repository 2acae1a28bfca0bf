/** A day of the calendar as a language writes it; the day is the person's own, so that no zone moves it. */
export function dayText(day: string, language: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));
}
