import type { Language } from '@foothold/contract';
import { isCommon } from '../../language/common.ts';
import { stem, tokensOf } from '../../text/fold.ts';
import { negatorIn } from '../../text/negation.ts';
import { read } from '../../text/phrases.ts';
import type { Mention } from '../fields.ts';
import { weekdays } from './day-words.ts';
import { onlyLeavesOut } from './made-without.ts';

/** What a fact says, in words. */
export function wordsOf({ value }: Mention): string {
  if (typeof value !== 'object') return String(value);
  if ('role_title' in value) return value.role_title;
  return 'name' in value ? value.name : value.value;
}

/** Whether a word of denial stands in a text that should name a job or a skill. */
export function isRefusal(text: string, language: Language): boolean {
  // “No” by itself takes something back.
  const words = read(text);
  const isDenied = words.some(negatorIn(language));
  return words.length > 1 && isDenied && !onlyLeavesOut(text, language);
}

const REFUSABLE: ReadonlySet<Mention['field']> = new Set(['skills', 'hobbies', 'goals']);

/** Whether words about what somebody can, likes or wants say what they do not; a sum that is wanted is no refusal. */
function isRefused(one: Mention, language: Language): boolean {
  const words = wordsOf(one);
  return REFUSABLE.has(one.field) && !/\p{N}/u.test(words) && isRefusal(words, language);
}

const WORK: ReadonlySet<Mention['field']> = new Set(['experience', 'skills', 'hobbies']);

/** Whether days, and nothing besides, were taken for work: “tues and thurs only”. */
function isOnlyDays(one: Mention, language: Language): boolean {
  if (!WORK.has(one.field)) return false;
  const words = tokensOf(wordsOf(one)).map(({ word }) => word);
  const isDay = (word: string) => weekdays.some((names) => names.has(word));
  return words.some(isDay) && words.every((word) => isDay(word) || isCommon(stem(word), language));
}

/** Facts without refusals (“saturdays no”, “no cleaning please”) and days, which are kept as said, among the limits. */
export function withoutRefusals(said: readonly Mention[], language: Language): Mention[] {
  return said.map((one) =>
    isRefused(one, language) || isOnlyDays(one, language) ? { field: 'limits', value: wordsOf(one) } : one,
  );
}
