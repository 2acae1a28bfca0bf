import { despairIn } from '../care/held-back.ts';
import { dangerRead } from '../reader/safety.ts';
import { ruledOutIn } from '../understand/ruled-out.ts';
import type { Mention } from './fields.ts';
import { flat } from './reading/message.ts';
import { wordsOf } from './reading/refusals.ts';

const LIMITING: ReadonlySet<Mention['field']> = new Set(['limits', 'dislikes']);

/** Whether a fact names what work may need, and is no plain cry for help. */
function isLimitOfWork(one: Mention): boolean {
  if (!LIMITING.has(one.field)) return false;
  return ruledOutIn(wordsOf(one)).size > 0 && dangerRead(wordsOf(one), true) === null;
}

/**
 * The facts that wait until somebody says that they are not meant as they may be read. What is a wish to one reader may be
 * work to another: the same words wait wherever they were heard.
 */
export function heldBack(said: readonly Mention[], message: string): Mention[] {
  const mayBeDespair = despairIn(message);
  const words = said.flatMap((one) =>
    !isLimitOfWork(one) && mayBeDespair(one.field, wordsOf(one)) ? flat(wordsOf(one)) : [],
  );
  return said.filter((one) => words.includes(flat(wordsOf(one))));
}
