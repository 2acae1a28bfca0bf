/** A day of the calendar as a language writes it; the day is the person's own, so that no zone moves it. */
export function dayText(day: string, language: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));
}

/** Noon of a day on this device's clock, which belongs to that day wherever it is. */
export function noonOf(day: string): string {
  return new Date(`${day}T12:00:00`).toISOString();
}

export function minutesText(minutes: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'short' }).format(minutes);
}
