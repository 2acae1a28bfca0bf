import { despairIn } from '../care/held-back.ts';
import { dangerRead } from '../reader/safety.ts';
import type { Need } from '../catalogue/schema.ts';
import { cut, withoutIn } from '../understand/purpose-words/words.ts';
import { ruledOutIn } from '../understand/ruled-out.ts';
import { LIMITING, type Mention } from './fields.ts';
import { flat } from './reading/message.ts';
import { wordsOf } from './reading/refusals.ts';

/** Whether a fact names what work may need, and is no plain cry for help. */
function isLimitOfWork(one: Mention): boolean {
  if (!LIMITING.has(one.field)) return false;
  return ruledOutIn(wordsOf(one)).size > 0 && dangerRead(wordsOf(one), true) === null;
}

/** What is plainly used for work; without people or noise somebody may want to be at an end as well. */
const USED: ReadonlySet<Need> = new Set<Need>([
  'car',
  'computer',
  'tools',
  'physical-work',
  'standing',
  'phone',
  'internet',
]);

/**
 * Whether a goal is to be reached without what work may need, and is no cry for help without that: “sew without being
 * online”, and not “quit this world without a noise”.
 */
function isGoalOfWork(one: Mention): boolean {
  const words = wordsOf(one);
  const isUsed = (text: string) => [...ruledOutIn(text)].some((need) => USED.has(need));
  const needed = withoutIn(words).filter(({ from, to }) => isUsed(words.slice(from, to)));
  if (one.field !== 'goals' || needed.length === 0 || dangerRead(words, true) !== null) return false;
  const alone = cut(words, needed);
  return !despairIn(alone)(one.field, alone);
}

/**
 * The facts that wait until somebody says that they are not meant as they may be read. What is a wish to one reader may be
 * work to another: the same words wait wherever they were heard.
 */
export function heldBack(said: readonly Mention[], message: string): Mention[] {
  const mayBeDespair = despairIn(message);
  const words = said.flatMap((one) =>
    !isLimitOfWork(one) && !isGoalOfWork(one) && mayBeDespair(one.field, wordsOf(one)) ? flat(wordsOf(one)) : [],
  );
  return said.filter((one) => words.includes(flat(wordsOf(one))));
}
