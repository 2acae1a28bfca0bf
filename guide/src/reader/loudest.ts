import { type Stretch, stretchesOf } from './stretches.ts';

/** A single word between brackets is written for a machine, and says nothing of a person. */
const MARKUP = /<\/?\p{L}[\p{L}\p{N}-]{0,20}>/gu;

/** A word said over and over (“la la la la”) says no more than said once, and would add up to an alarm. */
const REPEATED = /(?<![\p{L}\p{N}])([\p{L}\p{N}]{1,30})(?:[^\p{L}\p{N}]{1,8}\1(?![\p{L}\p{N}])){3,}/giu;

/** A text as the readers of danger and of the law read it. */
export const asRead = (text: string): string => text.replace(MARKUP, ' ').replace(REPEATED, '$1');

/** A stretch of more words than this is read by the window only. */
export const LONGEST = 80;
/** Fewer words are a scrap. */
const SCRAP = 5;

/** How much plainer a part of a text has to be than a whole, and a scrap of it. */
export interface Doubt {
  part: number;
  scrap: number;
}

/**
 * The parts of a text, with how much each is doubted: of many, one is loud by chance, so a part has to be plainer than a whole,
 * and a scrap plainer still. `ends` = where sentences end.
 */
export function partsOf(ends: readonly number[], { part, scrap }: Doubt): (Stretch & { doubt: number })[] {
  const words = ends.at(-1) ?? 0;
  // The window is laid over longer ones, where many words alike would add up to something none of them says.
  return stretchesOf(ends)
    .filter(({ from, to }) => to - from <= LONGEST)
    .map(({ from, to }) => {
      const length = to - from;
      const partly = length < SCRAP ? scrap : part;
      return { from, to, doubt: length === words ? 0 : partly };
    });
}
