/** Noon of a day on this device's clock, which belongs to that day wherever it is. */
export function noonOf(day: string): string {
  return new Date(`${day}T12:00:00`).toISOString();
}

export function minutesText(minutes: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'short' }).format(minutes);
}
