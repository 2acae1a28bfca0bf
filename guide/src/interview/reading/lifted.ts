import { ruledOutIn } from '../../understand/ruled-out.ts';
import { LIMITING, type Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { wordsOf } from './refusals.ts';

/** How often a number stands in a text. */
const timesIn = (text: string, value: number) =>
  [...text.matchAll(/\d+/gu)].filter(([digits]) => Number(digits) === value).length;

/** What was heard, without money that is a weight: “no lifting over 20 pounds” is a limit, and no budget. */
export function withoutLifted(said: Mention[], message: string, { language }: ReadingContext): Mention[] {
  const lifted = said
    .flatMap((one) => (LIMITING.has(one.field) ? [wordsOf(one)] : []))
    .filter((words) => ruledOutIn(words, language).has('physical-work'))
    .join('\n');
  return said.filter(
    ({ field, value }) =>
      field !== 'budget_per_month' ||
      typeof value !== 'number' ||
      timesIn(lifted, value) === 0 ||
      timesIn(message, value) > timesIn(lifted, value),
  );
}
