import { fold } from '../text/fold.ts';
import { danger, idioms } from './distress-words.ts';

const whole = (sources: readonly string[], flags: string) =>
  new RegExp(sources.map((words) => `(?<!\\p{L})(?:${words})(?!\\p{L})`).join('|'), flags);

const said = { self: whole(danger.self, 'u'), others: whole(danger.others, 'u') };
const onlySounds = whole(idioms, 'gu');

/** A message folded, without the ways of speaking that only sound like danger. */
export function withoutIdioms(message: string): string {
  return fold(message)
    .replace(/[^\S\n]+/gu, ' ')
    .replace(onlySounds, ' ');
}

/** What danger a message names in so many words; null when none. Despair comes first when it speaks of both. */
export function dangerNamed(message: string): 'self' | 'violence' | null {
  const folded = withoutIdioms(message).replaceAll('\n', ' ');
  if (said.self.test(folded)) return 'self';
  return said.others.test(folded) ? 'violence' : null;
}
