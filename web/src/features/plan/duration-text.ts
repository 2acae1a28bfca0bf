import { toldHours } from '@foothold/contract';

/** From here on a duration is told in hours. */
const MINUTES_TOLD = 90;

/** Minutes of work as a person says them: `45 minutes`, and from an hour and a half on `2.5 hours`, to the half. */
export function durationText(minutes: number, language: string): string {
  if (minutes < MINUTES_TOLD) return amountText(minutes, 'minute', language);
  return amountText(toldHours(minutes), 'hour', language);
}

/**
 * A number with its unit: `6 hours`. A language that says two in a word alone (Hebrew) says one so as well, where `Intl`
 * still writes the figure: `שבוע`, not `1 שבוע`.
 */
export function amountText(amount: number, unit: 'minute' | 'hour' | 'week', language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  const isFigure = ({ type }: Intl.NumberFormatPart) => type === 'integer';
  if (amount !== 1 || format.formatToParts(2).some(isFigure)) return format.format(amount);
  const words = format.formatToParts(1).filter((part) => !isFigure(part));
  return words
    .map(({ value }) => value)
    .join('')
    .trim();
}
