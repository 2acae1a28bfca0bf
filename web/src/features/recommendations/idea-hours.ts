import { type Fit, reckon } from '@foothold/contract';

/**
 * The hours a week of an idea: those its numbers reckon with, as is said below them; without any, from how few to how
 * many it can be done in.
 */
export function ideaHours({ numbers, hours_per_week: { min, max } }: Fit, language: string): string {
  const reckoned = numbers && reckon(numbers);
  if (reckoned) return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(reckoned.hoursPerWeek);
  return min === max ? String(min) : `\u2066${min}–${max}\u2069`;
}
