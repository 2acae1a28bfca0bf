import type { Language } from '@foothold/contract';
import { isCommon } from '../../language/common.ts';
import { stem, tokensOf } from '../../text/fold.ts';
import { negatorIn } from '../../text/negation.ts';
import { read } from '../../text/phrases.ts';
import { LIMITING, type Mention } from '../fields.ts';
import { goalBooks } from './goal-words/words.ts';
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

/** How near to its denial stands what is not to happen, in words. */
const NEAR = 3;

/** Whether all that a wish denies is that something goes lost: “that the old knots are not forgotten”. */
function keeps(text: string, language: Language): boolean {
  const words = read(text);
  const lost = goalBooks[language].findAll(words).filter(({ value }) => value === 'lost');
  const denies = negatorIn(language);
  return words.every((word, at) => !denies(word) || lost.some(({ start }) => Math.abs(start - at) <= NEAR));
}

/** Whether words about what somebody can, likes or wants say what they do not; a sum that is wanted is no refusal. */
function isRefused(one: Mention, language: Language): boolean {
  const words = wordsOf(one);
  if (!REFUSABLE.has(one.field) || /\p{N}/u.test(words) || !isRefusal(words, language)) return false;
  return one.field !== 'goals' || !keeps(words, language);
}

const WORK: ReadonlySet<Mention['field']> = new Set(['experience', 'skills', 'hobbies']);

/** Whether days, and nothing besides, were taken for work: “tues and thurs only”. */
function isOnlyDays(one: Mention, language: Language): boolean {
  if (!WORK.has(one.field)) return false;
  const words = tokensOf(wordsOf(one)).map(({ word }) => word);
  const isDay = (word: string) => weekdays.some((names) => names.has(word));
  return words.some(isDay) && words.every((word) => isDay(word) || isCommon(stem(word), language));
}

/**
 * Facts without refusals (“saturdays no”, “no cleaning please”) and days, which are kept as said, among the limits. What
 * stands in a wish that something is not lost is none.
 */
export function withoutRefusals(said: readonly Mention[], language: Language): Mention[] {
  const kept = said.filter(
    (one) => one.field === 'goals' && isRefusal(wordsOf(one), language) && keeps(wordsOf(one), language),
  );
  const isWanted = (one: Mention) =>
    LIMITING.has(one.field) && kept.some((goal) => wordsOf(goal).includes(wordsOf(one)));
  return said
    .filter((one) => !isWanted(one))
    .map((one) =>
      isRefused(one, language) || isOnlyDays(one, language) ? { field: 'limits', value: wordsOf(one) } : one,
    );
}
