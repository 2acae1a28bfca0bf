import { isCommon } from '../../language/common.ts';
import { stem } from '../../text/fold.ts';
import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { flat } from './message.ts';
import { quantitiesIn } from './quantities.ts';

/**
 * Whether a text that was not understood says no more than numbers that were noted, with small words beside them: “maybe,
 * 50 pound” behind hours and money.
 */
export function saidAlready(text: string, noted: readonly Mention[], { language, languages }: ReadingContext): boolean {
  const folded = flat(text);
  const counted = quantitiesIn(folded, languages);
  const isNoted = (value: number) => noted.some((one) => one.value === value);
  if (counted.length === 0 || !counted.every(({ value, written }) => isNoted(value) || isNoted(written))) return false;
  const rest = counted.reduceRight((words, { from, to }) => `${words.slice(0, from)} ${words.slice(to)}`, folded);
  return (rest.match(/\p{L}+/gu) ?? []).every((word) => isCommon(stem(word), language));
}
