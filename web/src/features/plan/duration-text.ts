/** From here on a duration is told in hours. */
const MINUTES_TOLD = 90;

/** Minutes of work as a person says them: `45 minutes`, and from an hour and a half on `2.5 hours`, to the half. */
export function durationText(minutes: number, language: string): string {
  const inHours = minutes >= MINUTES_TOLD;
  const unit = inHours ? 'hour' : 'minute';
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(inHours ? Math.round(minutes / 30) / 2 : minutes);
}

/** A number of hours or weeks with its unit: `6 hours`. */
export function amountText(amount: number, unit: 'hour' | 'week', language: string): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}
