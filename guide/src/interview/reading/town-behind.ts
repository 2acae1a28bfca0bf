import { isCommon } from '../../language/common.ts';
import { isTown, TOWN_WORDS } from '../../language/towns.ts';
import { stem } from '../../text/fold.ts';
import type { ReadingContext } from './context.ts';
import { soundsLikeWork } from './jobs.ts';
import { flat, type Stretch } from './message.ts';
import { quantitiesIn } from './quantities.ts';
import { rolesIn } from './told-clauses.ts';
import { holdsWorkWord } from './work-words.ts';

/** Nothing but spaces and commas. */
export const GAP = /^[\s,]*$/u;
const WORD = /\p{L}[\p{L}\p{M}'’-]*/gu;
/** Where what is told ends: a stop, a comma, a line. */
export const END = /^ *(?:[,.;:!?\n(]|$)/u;
/** Whether a word counts what stands before it: years, hours. */
const isUnit = (word: string, { languages }: ReadingContext) =>
  quantitiesIn(`2 ${flat(word)}`, languages).some(({ to }) => to > 1);

/** How far behind a number the words of a place are looked for, in characters. */
const REACH = 60;

const large = (name: string) => name.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

/**
 * Whether words name a town where nothing else says so. Who writes without large letters writes towns small that are
 * words too, of another language: “leeds”; those that are words of the person's own are none: “reading”.
 */
export function isTownSaid(name: string, message: string, { language }: ReadingContext): boolean {
  if (isTown(name)) return true;
  if (/\p{Lu}/u.test(message) || !isTown(large(name))) return false;
  const isOwnWord = name.split(' ').some((word) => isCommon(stem(flat(word)), language));
  return !isOwnWord && !soundsLikeWork(name) && !holdsWorkWord(name, language);
}

/**
 * The town that a message names from a place on, behind “from”, “in” or nothing; null where it names none there. Behind
 * nothing, one that is a word too is all that its clause says, and no unit of the number before it: “63 ans” names no Ans.
 */
export function townBehind(message: string, at: number, heard: ReadingContext): Stretch | null {
  const text = message.slice(at, at + REACH);
  const [lead] = rolesIn(flat(text), heard.languages, ({ home }) => home);
  const isLed = lead !== undefined && GAP.test(text.slice(0, lead.from)) && lead.value !== 'left';
  const start = isLed ? lead.to : 0;
  const words = [...text.slice(start).matchAll(WORD)].slice(0, TOWN_WORDS);
  const [first] = words;
  if (!first || !GAP.test(text.slice(start, start + first.index))) return null;
  const from = start + first.index;
  const ends = words.map(({ 0: word, index }) => start + index + word.length);
  const isNamed = (to: number) => {
    const name = text.slice(from, to).replace(/\s+/gu, ' ');
    const mayBeWord = isLed || (END.test(text.slice(to)) && !isUnit(name, heard));
    return mayBeWord ? isTownSaid(name, message, heard) : isTown(name);
  };
  const end = ends.findLast(isNamed);
  return end === undefined ? null : { from: at + from, to: at + end };
}
