import type { Language } from '@foothold/contract';
import { despairIn } from '../care/held-back.ts';
import { dangerRead } from '../reader/safety.ts';
import { limitsWithin } from '../understand/limits-within.ts';
import { withoutIn } from '../understand/purpose-words/words.ts';
import { ruledOutIn } from '../understand/ruled-out.ts';
import type { Mention } from './fields.ts';
import { flat } from './reading/message.ts';
import { wordsOf } from './reading/refusals.ts';

const LIMITING: ReadonlySet<Mention['field']> = new Set(['limits', 'dislikes']);

/** Whether a wish is to be done without something that rules work out, or without what somebody may want to be rid of. */
function isWithout(wish: string, language: Language): boolean {
  return withoutIn(wish).some(({ isRid }) => isRid) || limitsWithin(wish, language).length > 0;
}

/** Whether a fact names what work may need, or how a goal is to be reached, and is no plain cry for help. */
function isLimitOfWork(one: Mention, language: Language): boolean {
  const words = wordsOf(one);
  const isLimit = LIMITING.has(one.field) && ruledOutIn(words).size > 0;
  return (isLimit || (one.field === 'goals' && isWithout(words, language))) && dangerRead(words, true) === null;
}

/**
 * The facts that wait until somebody says that they are not meant as they may be read. What is a wish to one reader may be
 * work to another: the same words wait wherever they were heard.
 */
export function heldBack(said: readonly Mention[], message: string, language: Language): Mention[] {
  const mayBeDespair = despairIn(message);
  const words = said.flatMap((one) =>
    !isLimitOfWork(one, language) && mayBeDespair(one.field, wordsOf(one)) ? flat(wordsOf(one)) : [],
  );
  return said.filter((one) => words.includes(flat(wordsOf(one))));
}
