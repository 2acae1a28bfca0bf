import type { Language } from '@foothold/contract';
import { glueOf } from '../../language/glued.ts';
import { isNegator } from '../../text/negation.ts';
import { read } from '../../text/phrases.ts';
import { limitsWithin, rulesOut } from '../../understand/limits-within.ts';
import { purposeWordsIn, withoutIn } from '../../understand/purpose-words/words.ts';
import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { goalBooks } from './goal-words/words.ts';
import { flat } from './message.ts';
import { ownWorkWords } from './own-work/words.ts';

/** Where an “and not” begins in a wish, and where its “not”: “earn 300 and not travel”; null where none does. */
function andNotIn(wish: string, language: Language): { and: number; not: number } | null {
  const words = read(wish);
  const written = words.map(({ from, to }) => flat(wish.slice(from, to)));
  const and = glueOf[language]?.and;
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    if (!before || !isNegator(word)) continue;
    const glued = and?.exec(written[at] ?? '')?.[0].length ?? 0;
    if (glued > 0) return { and: word.from, not: word.from + glued };
    if (ownWorkWords[language].and.has(written[at - 1] ?? '') && at > 1) return { and: before.from, not: word.from };
  }
  return null;
}

/**
 * Whether a second thing to be without stands beside one that rules something out, and is ruled out with it, whatever it is:
 * “sew without working evenings and without bridal wear”.
 */
function isBesideLimit(wish: string, { and, not }: { and: number; not: number }, language: Language): boolean {
  const [second] = withoutIn(wish.slice(not));
  const first = limitsWithin(wish.slice(0, and), language);
  return second?.from === 0 && !second.isRid && first.length > 0 && first.every(({ isRid }) => !isRid);
}

/** What was heard, with what goals rule out behind an “and not” as limits, which they end before. */
export function withLimitsBehind(said: readonly Mention[], { language }: ReadingContext): Mention[] {
  const limits: string[] = [];
  const kept = said.map((one): Mention => {
    const wish = one.field === 'goals' ? one.value.value : '';
    const turn = wish === '' ? null : andNotIn(wish, language);
    if (one.field !== 'goals' || !turn) return one;
    const limit = wish.slice(turn.not);
    const words = purposeWordsIn(limit);
    const isKept = goalBooks[language].findAll(read(limit)).some(({ value }) => value === 'lost');
    // “Not owe anyone” names people as “not talk to people” does, and rules out none.
    const isShunned = words.has('shunned') && (words.has('visiting') || words.has('using'));
    const isOut = rulesOut(limit, { isRid: words.has('rid'), isShunned }, language);
    if (isKept || words.has('degree') || !(isOut || isBesideLimit(wish, turn, language))) return one;
    limits.push(limit);
    return { ...one, value: { ...one.value, value: wish.slice(0, turn.and).replace(/[\s,]+$/u, '') } };
  });
  const isHeld = (limit: string) => kept.some((one) => one.field === 'limits' && flat(one.value).includes(flat(limit)));
  const added = limits.filter((limit) => !isHeld(limit));
  return [...kept, ...added.map((value): Mention => ({ field: 'limits', value }))];
}
