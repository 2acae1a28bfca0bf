import type { Language } from '@foothold/contract';
import { read } from '../../../text/phrases.ts';
import { asksOf, spelledOut } from '../../../chat/asks.ts';
import { chatActReader } from '../acts/acts.ts';
import { subjectsOf } from '../search.ts';
import { isOneOf, talkLexicon } from './lexicon.ts';

/** Words of a message that only says how a text shall be: “shorter she reads little”. */
const MOST_OF_WISH = 8;
/** From here on a message behind a text to copy wants that one shorter. */
const LIKELY_BEHIND = 0.4;

/** Whether a message begins with a wish for less, and says no more than why: “cortito que no lee”. */
function beginsShorter(message: string, language: Language): boolean {
  const text = read(spelledOut(message));
  if (message.includes('?') || text.length > MOST_OF_WISH) return false;
  const { changes, aside, that, joins, filler, article } = talkLexicon(language);
  const isWhy = (from: number) => {
    const rest = text.slice(from);
    const first = rest.findIndex((word) => !isOneOf(joins, word) && !isOneOf(filler, word));
    // “Shorter hours” names what shall be shorter.
    const speaks =
      aside.findAll(rest).some(({ start }) => start === 0 || start === first) ||
      that.findAll(rest).some(({ start }) => start === 0);
    const [next] = rest;
    return rest.every((word) => isOneOf(filler, word)) || (speaks && next !== undefined && !isOneOf(article, next));
  };
  return changes
    .findAll(text)
    .some(({ start, end, value }) => start <= 1 && 'style' in value && value.style === 'shorter' && isWhy(end));
}

const isLikelyShorter = (message: string) => chatActReader.likeliest(message, LIKELY_BEHIND) === 'shorter';

/** Whether a message right behind a text to copy wants less of that: “too long, make it small”. */
export function wantsLess(message: string, language: Language): boolean {
  if (beginsShorter(message, language)) return true;
  // What is named besides is what shall be less: “make the price smaller”.
  const isOfPrice = talkLexicon(language).omitted.price.findAll(read(message)).length > 0;
  if (isOfPrice || subjectsOf(message).length > 0) return false;
  return asksOf(message)[0]?.intent === 'smaller' || isLikelyShorter(message);
}
