import type { Language } from '@foothold/contract';
import { read } from '../text/phrases.ts';
import { learntNeeds } from './learnt-needs/learnt-needs.ts';
import { placeToldIn, RULED_OUT_FROM } from './limits.ts';
import { cut, unpaidIn, type Without, withoutIn } from './purpose-words/words.ts';
import { ruledOutIn } from './ruled-out.ts';

/** Whether what is to be done without something rules that out, and does not want to be rid of it or unpaid. */
export function rulesOut(
  text: string,
  { isRid, isShunned }: Pick<Without, 'isRid' | 'isShunned'>,
  language: Language,
): boolean {
  if (isRid || unpaidIn(read(text)).length > 0) return false;
  if (isShunned || ruledOutIn(text, language).size > 0 || placeToldIn(text, language) !== null) return true;
  return [...learntNeeds(text, language).values()].some((likely) => likely >= RULED_OUT_FROM.limits);
}

/** What a wish rules out by how it is to be done: “bake without lifting sacks”, and not “sleep without pills”. */
export function limitsWithin(wish: string, language: Language): Without[] {
  return withoutIn(wish).filter((one) => rulesOut(wish.slice(one.from, one.to), one, language));
}

/** A wish without what it rules out. */
export function withoutLimits(wish: string, language: Language): string {
  return cut(wish, limitsWithin(wish, language));
}
