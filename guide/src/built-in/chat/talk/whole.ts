import { type Language, TOLD_LIMIT } from '@foothold/contract';
import { isDayOrMonth } from '../../../text/calendar-names.ts';
import { negatorIn } from '../../../text/negation.ts';
import { read, writtenAt } from '../../../text/phrases.ts';
import { oneLine } from '../../../text/quote.ts';
import { insideOf, isInfinitive, type Place } from './addressee.ts';
import { classesAt, closedClasses, withoutJoined } from './closed.ts';
import { isForOther, withoutHidden } from './kept-back.ts';
import { isOneOf } from './lexicon.ts';
import { withoutSecondThat } from './second-that.ts';
import { beforeAsking } from './telling.ts';
import { withoutAsides, withoutDenials } from './withheld.ts';

/** A quotation with which what is to be said begins, without its marks; the whole where none does. */
function quotedOr(rest: string): string {
  return /^\s*[“"«„״](?<inside>[^”"»“״]+)[”"»“״]/u.exec(rest)?.groups?.['inside'] ?? rest;
}

/** Whether a part says how to write and nothing to anybody: “politely”, “sin ofender”. */
function isManner(part: string, place: Place): boolean {
  const { lexicon, language } = place;
  const own = insideOf(part, place);
  const { text } = own;
  const [first] = text;
  const verb = lexicon.without.lengthAt(text, 0) > 0 ? writtenAt(own, 1).normalize('NFC') : '';
  if (verb !== '') return closedClasses(language).verbWithout?.test(verb) ?? isInfinitive(verb, language);
  const styled = lexicon.changes.findAll(text).filter(({ value }) => 'style' in value && value.style !== 'another');
  const words = new Set(styled.flatMap(({ start, end }) => text.slice(start, end)));
  return (
    first !== undefined &&
    words.size > 0 &&
    text.every((word) => words.has(word) || isOneOf(lexicon.filler, word) || isOneOf(lexicon.joins, word))
  );
}

/** Whether somebody else is named in what was told before, of whom “she” may be said. */
function namesSomebody(before: string, place: Place): boolean {
  const own = insideOf(before, place);
  return own.text.some((_, at) => {
    const typed = writtenAt(own, at);
    const classes = classesAt(own, at, closedClasses(place.language));
    const isName = /^\p{Lu}\p{Ll}/u.test(typed) && !isDayOrMonth(typed, place.language);
    return classes.has('roles') || (isName && classes.size === 0);
  });
}

/**
 * A part that begins with “she” is said to the guide of whom the message is for (“she is a bore”), unless it tells what she
 * can or has to do, or may be said of somebody who was named before.
 */
function isAboutThem(part: string, before: string, place: Place): boolean {
  const { lexicon, language } = place;
  const { classes, may, mayNot, smallJoined } = closedClasses(language);
  const own = insideOf(part, place);
  const { text } = own;
  const at = text.findIndex((word) => !isOneOf(lexicon.joins, word));
  const first = text[at];
  const once = withoutJoined(writtenAt(own, at).toLowerCase().normalize('NFC'), smallJoined);
  // “ושהיא” holds two small words.
  if (![once, withoutJoined(once, smallJoined)].some((word) => classes.get(word)?.has('subjects'))) return true;
  if (first !== undefined && isOneOf(lexicon.article, first)) return false;
  if (namesSomebody(before, place)) return false;
  const modal = may.lengthAt(text, at + 1);
  return modal === 0 || mayNot.lengthAt(text, at + 1 + modal) > 0 || text.some(negatorIn(language));
}

/** What was dictated with its marks: “thanks comma see you tuesday full stop”. */
function withMarks(told: string, language: Language): string {
  const { comma, stop } = closedClasses(language);
  const words = read(told);
  const commas = comma.findAll(words).filter(({ end }) => end < words.length);
  const last = stop.findAll(words).find(({ end }) => end === words.length);
  // A lone “point” at the end may be what is spoken of, unless it is two words or a comma was said as well.
  const ends = last && (commas.length > 0 || last.end - last.start > 1) ? [last] : [];
  return [...commas, ...ends].toReversed().reduce((text, { start, end }) => {
    const mark = end === words.length ? '' : ',';
    return `${text.slice(0, words[start]?.from).trimEnd()}${mark}${text.slice(words[end - 1]?.to)}`;
  }, told);
}

interface Whole {
  said: string;
  /** How it shall be written. */
  how: string;
  /** Whether some of it may be for somebody else. */
  isForOther: boolean;
}

/**
 * All that is to be said, without what is said to the guide alone; null where it is not sure what that is. `isLed`: a “that”
 * leads to it, so that its beginning is no remark; `isMarked`: a colon does.
 */
export function wholeOf(told: string, place: Place, isLed: boolean, isMarked = false): Whole | null {
  const marked = withMarks(told, place.language);
  const before = beforeAsking(marked, place.lexicon);
  // What nothing leads to may be told to the guide: “want to text Ray, he has the tape. what do I write?”
  if (before !== null && !((isLed || isMarked) && /\p{L}/u.test(before))) return null;
  const rest = before ?? marked;
  const quoted = quotedOr(rest);
  if (quoted !== rest) return { said: lineOf(quoted), how: '', isForOther: false };
  const shown = withoutHidden(withoutDenials(rest, place), place);
  if (shown === null) return null;
  const isTold = (before: string) => isLed && !/\p{L}/u.test(before);
  const open = withoutAsides(shown, place, (part, before) => !isTold(before) && isAboutThem(part, before, place));
  const all = open.split(/(?<=,)(?!\d)/u);
  let end = all.length;
  while (end > 1 && isManner(all[end - 1] ?? '', place)) end -= 1;
  const said = lineOf(all.slice(0, end).join(''));
  return {
    said: isLed ? withoutSecondThat(said, place.language) : said,
    how: all.slice(end).join(' '),
    isForOther: isForOther(shown, place),
  };
}

const OPENS = /^[\s"'“”„«»״,:;.?!–—-]+/u;
const ENDS = /[\s"'“”„«»״,:;.?!–—-]+$/u;

/** What is said on one line, with the mark of a question or a call behind it. */
function lineOf(said: string): string {
  const mark = /[?!]/u.exec(ENDS.exec(said)?.[0] ?? '')?.[0] ?? '';
  return `${oneLine(said.replace(OPENS, '').replace(ENDS, ''), TOLD_LIMIT - 1)}${mark}`;
}

/** Whether somebody is spoken of as “she” or “his”; by their accent, where only that tells: “él”. */
export function hasThird(said: string, language: Language): boolean {
  const { third, thirdWords, smallJoined } = closedClasses(language);
  const own = { message: said, text: read(said) };
  return third.findAll(own.text).some(({ start, end }) => {
    const written = writtenAt(own, start).toLowerCase().normalize('NFC');
    // “Qu’elle” is two words at one place.
    const word = /['’]/u.test(written) ? (own.text[start]?.forms[0] ?? '') : written;
    const once = withoutJoined(word, smallJoined);
    return end - start > 1 || thirdWords.has(once) || thirdWords.has(withoutJoined(once, smallJoined));
  });
}
