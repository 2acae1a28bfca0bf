import { addDays } from '@foothold/contract';
import { dayText } from '#shared/i18n/day-text.ts';

/** A week by its first and its last day. */
export function weekText(start: string, language: string): string {
  const dates = { day: 'numeric', month: 'long' } as const;
  return `${dayText(start, language, dates)} – ${dayText(addDays(start, 6), language, dates)}`;
}

export function minutesText(minutes: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'short' }).format(minutes);
}
