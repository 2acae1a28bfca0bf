import { addDays } from '@foothold/contract';
import { dayText } from '#shared/i18n/day-text.ts';

/** Days back that may still be told of. */
const DAYS_BACK = 7;

/** Noon of a day on this device's clock, which belongs to that day wherever it is. */
export function noonOf(day: string): string {
  return new Date(`${day}T12:00:00`).toISOString();
}

/** Today and the days before it that can still be told of, by name, each as an entry of a list is written. */
export function daysBefore(today: string, language: string) {
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const asEntry = (name: string) => name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  return Array.from({ length: DAYS_BACK + 1 }, (_, back) => ({
    value: addDays(today, -back),
    label: asEntry(
      back < 2
        ? relative.format(-back, 'day')
        : dayText(addDays(today, -back), language, { weekday: 'long', day: 'numeric', month: 'long' }),
    ),
  }));
}
