import type { Language } from '@foothold/contract';
import { stem } from '../../../../text/fold.ts';
import { withCents } from '../adjusted-figures.ts';
import { isWeekday } from '../asides.ts';
import { cueWords } from '../cues.ts';
import type { Figure } from '../figure.ts';
import { figuresIn } from '../figures.ts';
import type { Part, Reading } from '../reading.ts';
import { says, type Spoken, spokenIn } from './words.ts';

/** A figure with the words of its own part of the sentence. */
export interface Place {
  figure: Figure;
  /** The same figure as a sum of one price reads it; undefined where it reads none there. */
  part: Part | undefined;
  ahead: readonly Spoken[];
  behind: readonly Spoken[];
  /** The sentence it stands in, by its number. */
  sentence: number;
  /** The part of a sentence, between commas and “and”. */
  segment: number;
  /** Whether the words behind it lead to the next figure: “6 sold 11”. */
  meetsNext: boolean;
  /** Whether a word that asks stands right behind them: “90 cai quanto”. */
  asksNext: boolean;
}

/** A message cut into parts. */
export interface Parted {
  text: string;
  words: readonly Spoken[];
  places: readonly Place[];
  ranged: boolean;
}

/** Marks that part, but none within a number. */
const MARK = /[,;:.!?\n](?!\d)|[;!?\n]/gu;
const FULL = /^[;.!?\n]$/u;

interface Cut {
  at: number;
  isFull: boolean;
  /** A word that joins what belongs together (“and”): no mark, and none that asks. */
  isJoin?: boolean;
}

function cutsOf(text: string, words: readonly Spoken[], figures: readonly Figure[], language: Language): Cut[] {
  const marks = [...text.matchAll(MARK)].map(({ index, 0: mark }) => ({ at: index, isFull: FULL.test(mark) }));
  const isWithin = (from: number) => figures.some((one) => from >= one.from && from < one.to);
  const ands = words
    .filter((word) => (says([word], 'and', language) || says([word], 'asking', language)) && !isWithin(word.from))
    .map((word) => ({ at: word.from, isFull: false, isJoin: says([word], 'and', language) }));
  return [...marks, ...ands].toSorted((one, other) => one.at - other.at);
}

/** A message with each figure between the words that are its own. */
export function partedBy({ text, parts }: Reading, language: Language): Parted {
  const { figures: all, ranged } = figuresIn(text, language);
  const figures = withCents(text, all);
  const words = spokenIn(text);
  const cuts = cutsOf(text, words, figures, language);
  const places = figures.map((figure, at): Place => {
    const before = cuts.filter((cut) => cut.at < figure.from);
    const last = figures[at - 1]?.to ?? 0;
    // “I paid for glue and rubber 65”: two things of one figure are one part.
    const opens = before.findLast((cut, index) => !cut.isJoin || (before[index - 1]?.at ?? 0) < last);
    const from = Math.max(last, (opens?.at ?? -1) + 1);
    const next = cuts.find((cut) => cut.at >= figure.to);
    const to = Math.min(figures[at + 1]?.from ?? text.length, next?.at ?? text.length);
    return {
      figure,
      part: parts.find((part) => part.from === figure.from),
      ahead: words.filter((word) => word.from >= from && word.to <= figure.from),
      behind: words.filter((word) => word.from >= figure.to && word.to <= to),
      sentence: before.filter(({ isFull }) => isFull).length,
      segment: before.length,
      meetsNext: (figures[at + 1]?.from ?? Infinity) <= (next?.at ?? text.length),
      asksNext: words.some((word) => word.from === next?.at && says([word], 'asking', language)),
    };
  });
  return { text, words, places, ranged };
}

const LEAST_NAME = 3;

/** The stems of words that name something. */
export function namesOf(words: readonly Spoken[], language: Language): string[] {
  const { stop, per, joins, apiece } = cueWords[language];
  const isName = ({ word }: Spoken) =>
    word.length >= LEAST_NAME &&
    !/\d/u.test(word) &&
    !isWeekday(word) &&
    ![stop, per, joins, apiece].some((set) => set.has(word));
  const isOfSums = (word: Spoken) =>
    (['in', 'out', 'and', 'each'] as const).some((list) => says([word], list, language));
  return words.filter((word) => isName(word) && !isOfSums(word)).flatMap(({ forms }) => [...new Set(forms.map(stem))]);
}
