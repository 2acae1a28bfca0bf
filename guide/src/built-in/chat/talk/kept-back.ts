import type { Language } from '@foothold/contract';
import { careFor } from '../../../care/care.ts';
import { lawRead } from '../../../reader/law.ts';
import { isDayOrMonth } from '../../../text/calendar-names.ts';
import { negatorIn } from '../../../text/negation.ts';
import { type Found, gapBefore, longestFirst, read, type ReadWord, writtenAt } from '../../../text/phrases.ts';
import { insideOf, type Place } from './addressee.ts';
import { classesAt, closedClasses, withoutJoined } from './closed.ts';
import { isOneOf, talkLexicon } from './lexicon.ts';
import { isJoinedThat, leadAt, recipientAt } from './recipient.ts';

/** Words between the beginning of a part and what it says not to tell: “but she really must not know”. */
const REACH = 3;
const MARK = /[,.;:!?\n–—]/u;
const SENTENCE_END = /[.;!?\n]/u;

/** The first word of the part in which words stand near its beginning; null where they stand deeper in it. */
function partAt(place: Place, { start }: Found<true>): number | null {
  const { text, lexicon, language } = place;
  const closed = closedClasses(language);
  const isSubject = (at: number) => classesAt(place, at, closed).has('subjects');
  for (let at = start; at >= 0 && start - at <= REACH; at -= 1) {
    if (at === 0 || MARK.test(gapBefore(place, at))) return at;
    if (at === start) continue;
    if (closed.andJoined?.test(writtenAt(place, at))) return at;
    // “And mum and dad they do not know”: the “and” before a noun begins no part.
    if (isOneOf(lexicon.joins, text[at - 1] as ReadWord))
      return text.slice(at, start).every((_, on) => isSubject(at + on)) ? at - 1 : null;
  }
  return null;
}

/** Words between “I” and what was bought or sold: “I have just sold a cow”. */
const OWN_REACH = 3;

/**
 * “He is a pig”, “what a pig”: an insult, unless the writer speaks of what is theirs (“I sold a cow”) and of nobody besides.
 * Where names have no capitals, anybody may be meant.
 */
function isInsult(place: Place, { start, end }: Found<true>): boolean {
  const { text, lexicon, language } = place;
  const closed = closedClasses(language);
  if (closed.toJoined) return true;
  const isEnd = (at: number) => at <= 0 || at >= text.length || MARK.test(gapBefore(place, at));
  let from = start;
  while (!isEnd(from)) from -= 1;
  let to = end;
  while (!isEnd(to)) to += 1;
  const isOwn = (at: number) =>
    isOneOf(lexicon.writer, text[at] as ReadWord) || closed.verbOwn?.test(writtenAt(place, at).toLowerCase()) === true;
  const own = [...text.keys()].slice(from, start).findLast(isOwn);
  if (own === undefined || start - own > OWN_REACH + 1) return true;
  const isAnybody = (at: number) => {
    const classes = classesAt(place, at, closed);
    const written = writtenAt(place, at);
    const isName = at > 0 && at !== own && /^\p{Lu}/u.test(written) && !isDayOrMonth(written, language);
    const isSubject = at > own && at < start && classes.has('subjects');
    return isName || isSubject || classes.has('roles') || closed.thirdWords.has(written.toLowerCase());
  };
  const besides = [...text.keys()].slice(from, to).filter((at) => at < start || at >= end);
  // “I live with a pig”.
  const isBetween = (at: number) =>
    at > own && at < start && (['within', 'others'] as const).some((one) => classesAt(place, at, closed).has(one));
  return besides.some((at) => isAnybody(at) || isBetween(at));
}

/** The first phrase that says that something is not to be told. */
function hiddenIn(place: Place): Found<true> | undefined {
  const { text, language } = place;
  const { hidden, slurs, truly, same } = closedClasses(language);
  const isBehind = (found: Found<true>) => partAt(place, found) !== 0;
  const isAll = ({ start, end }: Found<true>) =>
    text.every((_, at) => (at >= start && at < end) || classesAt(place, at, closedClasses(language)).has('others'));
  const found = [
    ...hidden.findAll(text),
    ...slurs.findAll(text).filter((one) => isInsult(place, one)),
    ...truly.findAll(text).filter(isBehind),
    ...same.findAll(text).filter(isAll),
  ];
  return found.toSorted(longestFirst)[0];
}

/**
 * What is to be said without a part that tells what is not (“leave out the drinking”, “she must not know that …”), up to the
 * end of its sentence; null where it is not sure which part that is.
 */
export function withoutHidden(said: string, place: Place): string | null {
  const own = insideOf(said, place);
  const { text } = own;
  const found = hiddenIn(own);
  if (!found) return said;
  const at = partAt(own, found);
  const from = at === null ? undefined : text[at]?.from;
  if (from === undefined) return null;
  const rest = said.slice(from);
  const end = rest.search(SENTENCE_END);
  // What goes on behind may be of it as well.
  if (end >= 0 && /\p{L}/u.test(rest.slice(end))) return null;
  return said.slice(0, from);
}

/** Whether a word joins a part to the one before it: “and”, “but”. */
function isJoin(place: Place, at: number): boolean {
  const { text, lexicon, language } = place;
  const word = text[at];
  return (
    word !== undefined && (isOneOf(lexicon.joins, word) || classesAt(place, at, closedClasses(language)).has('and'))
  );
}

/** Whether somebody else is named behind an “and” or a “but”, with words of their own: “and Ben that I am not”. */
function namesOther(place: Place, at: number): boolean {
  const { text, lexicon, language } = place;
  const closed = closedClasses(language);
  if (closed.toJoined) {
    const behind = withoutJoined(writtenAt(place, at), closed.andJoined);
    const isAnd = behind !== writtenAt(place, at) || isJoin(place, at - 1);
    return at > 0 && isAnd && closed.toJoined.test(behind) && isJoinedThat(place, at + 1);
  }
  if (!isJoin(place, at)) return false;
  const not = text[at + 1] && negatorIn(language)(text[at + 1] as ReadWord) ? 1 : 0;
  const to = at + 1 + not + lexicon.preposition.lengthAt(text, at + 1 + not);
  // “Yes but not Kim”.
  const isLast = not > 0 && (to + 1 === text.length || MARK.test(gapBefore(place, to + 1)));
  return /^\p{Lu}/u.test(writtenAt(place, to)) && (isLast || leadAt(place, to + 1) > 0);
}

/** Whether something is to be sent to somebody else besides: “but tell Ben nothing”. */
function sendsToOther(place: Place): boolean {
  const { text, lexicon, language } = place;
  const closed = closedClasses(language);
  return [...closed.led.findAll(text), ...closed.direct.findAll(text)].some(({ start, end }) => {
    const isFirst = start > 0 && (MARK.test(gapBefore(place, start)) || isJoin(place, start - 1));
    if (!isFirst) return false;
    const to = end + lexicon.preposition.lengthAt(text, end);
    return recipientAt(place, to)?.isPerson === true;
  });
}

/** Whether what is to be said may hold what is for somebody else. */
export function isForOther(said: string, place: Place): boolean {
  const own = insideOf(said, place);
  return own.text.some((_, at) => namesOther(own, at)) || sendsToOther(own);
}

/** “We can meet on Friday or I come on Monday”: what one can, or else some other day, and nothing besides. */
function isOffer(place: Place, { start, end }: Found<true>): boolean {
  const { text, language } = place;
  const closed = closedClasses(language);
  if (closed.can.findAll(text.slice(0, start)).length === 0) return false;
  const length = text.slice(end).findIndex((_, on) => on > 0 && MARK.test(gapBefore(place, end + on)));
  const rest = [...text.slice(end, length < 0 ? text.length : end + length).keys()].map((on) => end + on);
  const small = (at: number) => writtenAt(place, at).toLowerCase();
  const isWhen = (at: number) =>
    closed.days.has(small(at)) || /^\d/u.test(small(at)) || isDayOrMonth(small(at), language);
  const isPart = (at: number) => {
    const classes = classesAt(place, at, closed);
    const isSmall = classes.has('within') || classes.has('others') || classes.has('times');
    return isWhen(at) || isSmall || closed.objects.has(small(at)) || closed.brings.has(small(at));
  };
  return rest.some(isWhen) && rest.every(isPart);
}

/** Whether somebody is threatened, or what is said despairs. */
function isDire(place: Place): boolean {
  const { dire, orElse } = closedClasses(place.language);
  return dire.findAll(place.text).length > 0 || orElse.findAll(place.text).some((found) => !isOffer(place, found));
}

/**
 * Whether a message says by itself that it is for nobody: it threatens, despairs, holds something back or speaks to somebody
 * else; `isWhole`: what is not for whom it goes to was left out already.
 */
export function isHeldBack(message: string, isWhole: boolean, language: Language): boolean {
  const place = { message, text: read(message), lexicon: talkLexicon(language), language };
  return isDire(place) || (!isWhole && (withoutHidden(message, place) !== message || isForOther(message, place)));
}

/** Whether words sound like a threat or like despair: such are written out for nobody. */
const mayHarm = (said: string, language: Language): boolean =>
  lawRead(said, true) !== null || careFor(said, language)?.sure === true || careFor(said, language, '', true) !== null;

/** Whether all that a message tells may be said to whom it is for. */
export function mayBeSaid(told: readonly string[], isWhole: boolean, language: Language): boolean {
  const message = told.filter((one) => one !== '').join('. ');
  return message === '' || !(mayHarm(message, language) || isHeldBack(message, isWhole, language));
}
