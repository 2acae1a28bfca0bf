import type { AskedField } from '@foothold/contract';
import { read } from '../../text/phrases.ts';
import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import type { LimitRole } from '../../understand/limit-words/kinds.ts';
import { partsOfTitles } from './day-words.ts';
import { namesJob } from './jobs.ts';
import { limitBooks } from '../../understand/limit-words/words.ts';
import { flat } from './message.ts';
import { KIN } from './number-mentions.ts';
import { wordsOf } from './refusals.ts';

/** A sentence about a relative has so many words at least; fewer name one. */
const SENTENCE_WORDS = 3;
/** “And my”, “so the”: as many words as may stand before the relative. */
const BEFORE = 2;

/** Whether a text is a job that is named by a word for a relative: “femme de ménage”. */
export function isTitleOfKin(text: string): boolean {
  const folded = flat(text);
  const kin = KIN.exec(folded);
  const [joining = ''] = kin?.index === 0 ? folded.slice(kin[0].length).trim().split(/[ ']/u, 1) : [];
  return partsOfTitles.has(joining) && namesJob(text);
}

/** Whether a text is a sentence about somebody else, who stands at its beginning: “my brother fixes roofs”. */
export function tellsOfOthers(text: string, { languages }: ReadingContext): boolean {
  const words = read(text);
  if (words.length < SENTENCE_WORDS || isTitleOfKin(text)) return false;
  const found = languages.flatMap((language) => limitBooks[language].findAll(words));
  const has = (role: LimitRole, at: number) => found.some(({ value, start }) => value === role && start === at);
  const folded = flat(text);
  const isOther = (at: number) => {
    const word = words[at];
    return word !== undefined && (has('others', at) || KIN.test(folded.slice(word.from, word.to)));
  };
  const at = words.slice(0, BEFORE + 1).findIndex((_, index) => isOther(index));
  // “My gran taught me”: whom something is done to does nothing.
  if (at < 0 || found.some(({ value, start }) => value === 'self' && !has('object', start))) return false;
  // “My mother’s carer” is oneself, and “women’s clothes” are nobody.
  if (/^'s?(?!\p{L})/u.test(folded.slice(words[at]?.to ?? 0)) || folded.slice(0, words[at]?.to).endsWith("'s"))
    return false;
  return (
    at === 0 ||
    Array.from({ length: at }, (_, index) => index).every((index) => has('mine', index) || has('turn', index))
  );
}

const OWN: ReadonlySet<AskedField> = new Set(['experience', 'skills', 'hobbies', 'limits']);

/** Whether what was heard is a sentence about somebody else, which answers for nobody. */
export function isOthers(one: Mention, heard: ReadingContext): boolean {
  const isAsked = one.field === 'limits' && heard.asked === 'limits';
  return OWN.has(one.field) && !isAsked && tellsOfOthers(wordsOf(one), heard);
}
