import { isDayOrMonth } from '../../../text/calendar-names.ts';
import { gapBefore, longestFirst, read, type ReadWord } from '../../../text/phrases.ts';
import { joinedBehind, nameAt, NAMED, type Place } from './addressee.ts';
import { isOneOf } from './lexicon.ts';

/** Whom a message is for, the words behind that, and the first of those that ask for it. */
export interface Called {
  to: string;
  from: number;
  at: number;
}

/** “Ok so”, “please”: words that may stand before a command. */
const MOST_LEAD = 2;
/** Fewer words are nothing to say. */
const LEAST_WORDS = 4;

/** “I”, “I’m”, and “Rosa’s”, of whom somebody else is told. */
const NO_NAME = /^\p{L}(?:['’]\p{Ll}+)?$|['’]\p{Ll}$/u;

/** Whether only words that say nothing stand between the beginning of a part and a place. */
function beginsPart(place: Place, at: number): boolean {
  const { text, lexicon } = place;
  for (let first = at; first >= Math.max(0, at - MOST_LEAD); first -= 1) {
    if (first === 0 || /[,.;:!?\n]/u.test(gapBefore(place, first))) return true;
    const word = text[first - 1];
    if (word && !isOneOf(lexicon.filler, word)) return false;
  }
  return false;
}

/** Whom the words from a place on name, as far as their name goes: “my sister Ana to come on Friday” is “my sister Ana”. */
function whomAt(place: Place, at: number): { to: string; end: number } | null {
  const { message, text, language } = place;
  if (language === 'he') return joinedBehind(place, at, 1);
  const named = nameAt(place, at);
  const first = text[at];
  if (!named || !first) return null;
  const own = NAMED.exec(message.slice(first.from))?.[0];
  if (own === undefined || named.to.startsWith(own) === false) return null;
  const end = text.findIndex(({ from }) => from >= first.from + own.length);
  return { to: own, end: end < 0 ? text.length : end };
}

/** Whether a day, a month or a number is told: something that a message has to say. */
export const tellsFacts = (said: string, { language }: Place): boolean =>
  /\d/u.test(said) || read(said).some(({ from, to }) => isDayOrMonth(said.slice(from, to), language));

/** “Her”, “lui”: whoever was named before. */
const isPronoun = (word: ReadWord | undefined, { lexicon }: Place): boolean =>
  word !== undefined && isOneOf(lexicon.notFor, word);

/** Somebody who is named at the beginning of what is told before: “my landlord Ms. Pruitt, need to ask her”. */
export function namedBefore({ message, text, lexicon }: Place, at: number): string | null {
  const name = NAMED.exec(message.slice(0, text[at]?.from ?? 0))?.[0];
  const words = name === undefined ? [] : read(name);
  const isNobody =
    words.some((word) => isOneOf(lexicon.notFor, word)) || words.length === 0 || NO_NAME.test(name ?? '');
  // A lone first word has its capital anyway, unless something is said of it.
  return isNobody || words.every((word) => isOneOf(lexicon.article, word)) ? null : (name ?? null);
}

/** “Ask my sister Ana to come on Friday at 8”: a command, somebody by name, and what there is to say. */
export function byCall(place: Place): Called | null {
  const { message, text, lexicon } = place;
  for (const { start, end } of lexicon.call.findAll(text).toSorted(longestFirst)) {
    if (!beginsPart(place, start)) continue;
    const led = lexicon.preposition.findAll(text).find((found) => found.start === end);
    const before = isPronoun(text[end], place) ? namedBefore(place, start) : null;
    const told = before === null ? null : { to: before, end: end + 1 };
    const whom = told ?? whomAt(place, led?.end ?? end) ?? whomAt(place, end - 1);
    if (!whom) continue;
    const rest = message.slice(text[whom.end]?.from ?? message.length);
    if (tellsFacts(rest, place) || (told !== null && read(rest).length >= LEAST_WORDS))
      return { to: whom.to, from: whom.end, at: start };
  }
  return null;
}
