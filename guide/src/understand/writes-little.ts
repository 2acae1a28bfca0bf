import type { Profile } from '@foothold/contract';
import { PhraseBook, clausesOf, read, type ReadText, type ReadWord } from '../text/phrases.ts';
import { productLanguages } from '../work/language-names.ts';
import { limitsOf, refusedText, RULED_OUT_FROM } from './limits.ts';
import { learntNeeds } from './learnt-needs/learnt-needs.ts';
import { readingGoesOn } from './need-lexicon.ts';
import { ruledOutIn } from './ruled-out.ts';
import {
  writingActs,
  writingGoesOn,
  writingTroubles,
  writingTroublesGoOn,
  writingTroublesOf,
} from './writing-lexicon.ts';

const acts = PhraseBook.ofLists([[writingActs, true] as const]);
const troubles = PhraseBook.ofLists([[writingTroubles, true] as const]);
const OF_ONESELF = new Set(writingTroublesOf.split(' '));
const TROUBLES_GO_ON = new Set(writingTroublesGoOn.split(' '));
const GOES_ON = new Set([...readingGoesOn.split('|'), ...writingGoesOn.split('|')]);

/** Whether a trouble is that of who tells it: not a son’s, nor that of the children somebody teaches. */
function isOwnTrouble(words: ReadText, { start, end }: { start: number; end: number }): boolean {
  const isOf = (word: ReadWord, list: ReadonlySet<string>) => word.forms.some((form) => list.has(form));
  const next = words[end];
  return words.slice(0, start).every((word) => isOf(word, OF_ONESELF)) && (!next || isOf(next, TROUBLES_GO_ON));
}

/** Whether a clause is about writing as such: what is written (“poems”) stands behind no act of it. */
function isOfWriting(words: ReadText): boolean {
  if (troubles.findAll(words).some((found) => isOwnTrouble(words, found))) return true;
  return acts.findAll(words).some(({ end }) => {
    const next = words[end];
    return next === undefined || next.forms.some((form) => GOES_ON.has(form) || productLanguages.has(form));
  });
}

/** Whether somebody writes with trouble, or not at all: what they plan is better said than written. */
export function writesLittle(profile: Profile): boolean {
  const { ruledOut } = limitsOf(profile);
  if (ruledOut.has('reading')) return true;
  if (!ruledOut.has('writing')) return false;
  const { language } = profile;
  return clausesOf(refusedText(profile)).some(
    (clause) =>
      isOfWriting(read(clause)) &&
      (ruledOutIn(clause, language).has('writing') ||
        (learntNeeds(clause, language).get('writing') ?? 0) >= RULED_OUT_FROM.limits),
  );
}
