import { despairIn } from '../care/held-back.ts';
import type { Mention } from './fields.ts';
import { flat } from './reading/message.ts';
import { wordsOf } from './reading/refusals.ts';

/**
 * The facts that wait until somebody says that they are not meant as they may be read. What is a wish to one reader may be
 * work to another: the same words wait wherever they were heard.
 */
export function heldBack(said: readonly Mention[], message: string): Mention[] {
  const mayBeDespair = despairIn(message);
  const words = said.flatMap((one) => (mayBeDespair(one.field, wordsOf(one)) ? flat(wordsOf(one)) : []));
  return said.filter((one) => words.includes(flat(wordsOf(one))));
}
