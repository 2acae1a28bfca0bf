import { flat } from '../../../interview/reading/message.ts';
import { tokensIn } from '../../../interview/reading/numbers.ts';
import type { CueWords, PlacedCue } from './cues.ts';
import type { Figure } from './figure.ts';

/** A preposition is as short. */
const SMALL = 2;

/** Whether what takes time stands right before a figure: “it takes 3”. */
export function isTime(text: string, { cue, from, to }: PlacedCue, figure: Figure): boolean {
  const isTaking = cue === 'is:each' && to - from > SMALL;
  return isTaking && to <= figure.from && text.slice(to, figure.from).trim() === '';
}

/** “… of 7, how much is left?”: so many of what was told before, right before the question. */
export function isOfMany(text: string, { from, to }: Figure, cues: readonly PlacedCue[]): boolean {
  const isRightBehind = (cue: PlacedCue) => cue.from >= to && /^[\s,]*$/u.test(text.slice(to, cue.from));
  const isRightBefore = (cue: PlacedCue) => cue.to <= from && text.slice(cue.to, from).trim() === '';
  return (
    cues.some((cue) => cue.cue.startsWith('ask:') && isRightBehind(cue)) &&
    cues.some((cue) => cue.cue === 'of' && isRightBefore(cue))
  );
}

/** Whether a figure ends in “for” and what was bought; “for each” and “for a bag” are for one. */
export function isForWhole(text: string, { noun, from, to }: Figure, words: CueWords): boolean {
  if (noun === null) return false;
  const [lead, next] = tokensIn(flat(text.slice(from, to))).flatMap(({ word, digits }) =>
    digits || !/^\p{L}/u.test(word) ? [] : [word],
  );
  return words.forWhole.has(lead ?? '') && !words.forOne.has(next ?? '');
}
