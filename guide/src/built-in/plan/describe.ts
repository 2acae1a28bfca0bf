import type { Words } from '../../catalogue/load.ts';
import { hoursPhrase } from '../phrases-for.ts';
import { counted } from '../text/counted.ts';
import { fill } from '../text/fill.ts';

/** How much work a plan holds, and about how many weeks that is at the person's hours. */
export function paceSentence(minutes: number, hours: number | null, words: Words): string {
  const { shared, language } = words;
  const total = counted(Math.max(1, Math.round(minutes / 60)), shared.counted.hours, language);
  if (hours === null || hours === 0) return fill(shared.plan.pace_unknown, { total });
  const weeks = Math.max(1, Math.ceil(minutes / 60 / hours));
  return fill(shared.plan.pace, {
    total,
    hours: hoursPhrase(hours, words),
    weeks: counted(weeks, shared.counted.weeks, language),
  });
}

/** The plan in a line or two: what it builds on, and its pace. */
export function planDescription(
  minutes: number,
  hours: number | null,
  builtOn: readonly string[],
  words: Words,
): string {
  const pace = paceSentence(minutes, hours, words);
  if (builtOn.length === 0) return pace;
  const facts = new Intl.ListFormat(words.language, { type: 'conjunction' }).format(builtOn);
  return `${fill(words.shared.plan.facts, { facts })} ${pace}`;
}
