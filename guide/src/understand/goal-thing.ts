import type { Language } from '@foothold/contract';
import { negatorIn } from '../text/negation.ts';
import { isMoneyWord } from '../text/money.ts';
import { read, type ReadText, type ReadWord } from '../text/phrases.ts';
import { oneLine } from '../text/quote.ts';
import { asideWords, kindWords, leadingWords, little, partingWords } from '../work/small-words.ts';
import { monthOf } from './deadline.ts';
import { isTimeUnit, numberIn } from './quantities.ts';

/**
 * What a goal is about in a few of its own words, for the name of a way to it: “12 tales” of “record 12 tales of my
 * grandmother before the winter”, “tocar la pandereta”.
 */

/** Beside the name of a way, more would be a sentence. */
const LONGEST = 24;
/** Fewer words than this say that something is done, and not what: “sell”. */
const LEAST_WORDS = 2;
/** “30 of my grandmother's tales”: so many small words may stand before what is counted. */
const MOST_BETWEEN = 2;

/** Fewer than that are mostly whom a goal is for: “her two boys”. */
const FEW = 4;

/** What stands between two words of one phrase, and inside one word of several parts. */
const WITHIN = /^[\s'’\-־]*$/u;
const HYPHEN = /^[-־]/u;

const isIn = (words: ReadonlySet<string>, { forms: [word = ''] }: ReadWord) => words.has(word);
const isKind = (word: ReadWord) => isIn(kindWords, word);
const isSmall = (word: ReadWord) => isIn(little, word) || isIn(asideWords, word);

/** Whether a number counts something that is not time, money or the day of a month, and says nothing of another thing: “of 24 pages”. */
function countsThings(words: ReadText, at: number): boolean {
  const [before, number, next] = [words[at - 1], words[at], words[at + 1]];
  if (!number || !next || (numberIn(number) ?? 0) < FEW || numberIn(next) !== undefined) return false;
  if (before && (isKind(before) || (numberIn(before) ?? 0) > 1)) return false;
  const behind = isKind(next) ? words.slice(at + 1, at + 2 + MOST_BETWEEN) : [next];
  const counted = behind.find((word) => !isSmall(word));
  if (!counted || isTimeUnit(counted)) return false;
  return monthOf(counted) === undefined && !counted.forms.some(isMoneyWord);
}

/** A goal as it is read here. */
interface Said {
  text: string;
  words: ReadText;
  isNo: (word: ReadWord) => boolean;
}

/** A phrase of a text, and whether it goes on behind that. */
interface Part {
  from: number;
  end: number;
  isCut: boolean;
}

/**
 * A phrase that begins at a word: up to what is no more of it, or, where it grows too long, up to a small word. Small words
 * are of it where `takes` says so.
 */
function phraseFrom({ text, words, isNo }: Said, from: number, takes: (word: ReadWord) => boolean): Part {
  const begin = words[from]?.from ?? 0;
  let end = from;
  let whole = from;
  for (let at = from; at < words.length; at += 1) {
    const [before, word] = [words[at - 1], words[at]];
    const isParted = before && word && at > from && !WITHIN.test(text.slice(before.to, word.from));
    const isOver = isParted === true || !word || isIn(partingWords, word) || isNo(word);
    if (isOver || (isSmall(word) && !takes(word))) return { from, end, isCut: false };
    if (isSmall(word)) whole = end;
    else if (word.to - begin > LONGEST) {
      if (end < at) return { from, end, isCut: false };
      // A small word further ahead is where it could end as well.
      const isWhole = whole - from >= LEAST_WORDS;
      return { from, end: isWhole ? whole : end, isCut: !isWhole };
    } else if (!HYPHEN.test(text.slice(word.to))) end = at + 1;
  }
  return { from, end, isCut: false };
}

const saidIn = ({ text, words }: Said, { from, end }: Part) => text.slice(words[from]?.from, words[end - 1]?.to);
const isEnough = ({ from, end }: Part) => end - from >= LEAST_WORDS;

/** The counted thing of a goal: “30 of my granny's tales”. */
function countedIn(said: Said): string | undefined {
  const at = said.words.findIndex((_, index) => countsThings(said.words, index));
  if (at < 0) return undefined;
  // Behind an “of” and before what it is of, anything small is of the phrase.
  let isOf = false;
  const part = phraseFrom(said, at, (word) => (isOf = isKind(word) || (isOf && !isIn(asideWords, word))));
  return isEnough(part) ? saidIn(said, part) : undefined;
}

const takes = (word: ReadWord) => !isIn(asideWords, word) || isKind(word) || isIn(leadingWords, word);

/** Whether a goal ends behind a phrase, or goes on with when, where or for whom: “I want to walk” is no phrase of a goal that goes on with a way. */
function isWholeIn({ text, words }: Said, { end }: Part): boolean {
  const [last, next] = [words[end - 1], words[end]];
  if (!last || !next || !WITHIN.test(text.slice(last.to, next.from))) return true;
  return isKind(next) || isIn(partingWords, next) || (isIn(asideWords, next) && !isIn(leadingWords, next));
}

/** A phrase that a goal begins with, or goes on with behind its first word, where one ends soon enough. */
function beginningOf(said: Said): string | undefined {
  const { words, isNo } = said;
  // Half of what is denied says the contrary; what somebody wants to do “without” denies nothing ahead of it.
  const parted = words.findIndex((word, index) => index > 0 && isIn(partingWords, word));
  if (words.slice(0, parted < 0 ? undefined : parted).some(isNo)) return undefined;
  const second = words.findIndex((word, index) => index > 0 && !isSmall(word));
  const parts = [0, second].map((from) => phraseFrom(said, Math.max(0, from), takes));
  // A number there counts nothing that is named.
  const hasNumber = ({ from, end }: Part) =>
    words.slice(from, end).some((word) => numberIn(word) !== undefined && !isSmall(word));
  const part = parts.find((one) => isEnough(one) && !one.isCut && !hasNumber(one) && isWholeIn(said, one));
  return part && saidIn(said, part);
}

/** A goal's thing; undefined where no few words of it say what it is. */
export function thingOfGoal(value: string, language: Language): string | undefined {
  const text = oneLine(value);
  const said = { text, words: read(text), isNo: negatorIn(language) };
  return text.length <= LONGEST ? text : (countedIn(said) ?? beginningOf(said));
}
