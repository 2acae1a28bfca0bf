import type { Language } from '@foothold/contract';
import { careFor } from '../../../care/care.ts';
import { lawRead } from '../../../reader/safety.ts';
import { negatorIn } from '../../../text/negation.ts';
import { type Found, read, type ReadText, type ReadWord } from '../../../text/phrases.ts';
import type { Place } from './addressee.ts';
import { closedClasses } from './closed.ts';
import { isOneOf, talkLexicon } from './lexicon.ts';
import { isJoinedThat, leadAt, lengthAt, recipientAt } from './recipient.ts';

/** Words between the beginning of a part and what it says not to tell: “but she really must not know”. */
const REACH = 3;
const MARK = /[,.;:!?\n–—]/u;
const SENTENCE_END = /[.;!?\n]/u;

const gapBefore = (said: string, text: ReadText, at: number) => said.slice(text[at - 1]?.to ?? 0, text[at]?.from);

/** The first word of the part in which words stand near its beginning; null where they stand deeper in it. */
function partAt(said: string, { text, lexicon, language }: Place, { start }: Found<true>): number | null {
  const { classes } = closedClasses(language);
  const isSubject = ({ from, to }: ReadWord) =>
    classes.get(said.slice(from, to).toLowerCase())?.has('subjects') === true;
  for (let at = start; at >= 0 && start - at <= REACH; at -= 1) {
    if (at === 0 || MARK.test(gapBefore(said, text, at))) return at;
    const word = text[at - 1];
    const before = text[at];
    const isJoined = language === 'he' && before !== undefined && said.startsWith('\u05D5', before.from) && at < start;
    const isPart = isJoined || (word !== undefined && isOneOf(lexicon.joins, word) && at < start);
    // “And mum and dad they do not know”: the “and” before a noun begins no part.
    if (isPart) return isJoined ? at : text.slice(at, start).every(isSubject) ? at - 1 : null;
  }
  return null;
}

/**
 * What is to be said without a part that tells what is not (“leave out the drinking”, “she must not know that …”), up to the
 * end of its sentence; null where it is not sure which part that is.
 */
export function withoutHidden(said: string, place: Place): string | null {
  const text = read(said);
  const own = { ...place, message: said, text };
  const [found] = closedClasses(place.language).hidden.findAll(text);
  if (!found) return said;
  const at = partAt(said, own, found);
  const from = at === null ? undefined : text[at]?.from;
  if (from === undefined) return null;
  const rest = said.slice(from);
  const end = rest.search(SENTENCE_END);
  // What goes on behind may be of it as well.
  if (end >= 0 && /\p{L}/u.test(rest.slice(end))) return null;
  return said.slice(0, from);
}

/** Whether somebody else is named behind an “and” or a “but”, with words of their own: “and Ben that I am not”. */
function namesOther(place: Place, at: number): boolean {
  const { text, lexicon, language, message } = place;
  const closed = closedClasses(language);
  const word = text[at];
  if (!word) return false;
  const written = message.slice(word.from, word.to);
  const before = text[at - 1];
  const isJoined = before !== undefined && (written.startsWith('\u05D5') || isOneOf(lexicon.joins, before));
  if (language === 'he') return isJoined && /^\u05D5?\u05DC\p{L}{2,}$/u.test(written) && isJoinedThat(place, at + 1);
  const isAnd = isOneOf(lexicon.joins, word) || closed.classes.get(written.toLowerCase())?.has('and') === true;
  if (!isAnd) return false;
  const not = text[at + 1] && negatorIn(language)(text[at + 1] as ReadWord) ? 1 : 0;
  const to = at + 1 + not + lengthAt(lexicon.preposition, text, at + 1 + not);
  const name = message.slice(text[to]?.from, text[to]?.to);
  // “Yes but not Kim”.
  const isLast = not > 0 && (to + 1 === text.length || MARK.test(gapBefore(message, text, to + 1)));
  return /^\p{Lu}/u.test(name) && (isLast || leadAt(place, to + 1) > 0);
}

/** Whether something is to be sent to somebody else besides: “but tell Ben nothing”. */
function sendsToOther(place: Place): boolean {
  const { message, text, lexicon, language } = place;
  const closed = closedClasses(language);
  return [...closed.led.findAll(text), ...closed.direct.findAll(text)].some(({ start, end }) => {
    const before = text[start - 1];
    const written = message.slice(before?.from, before?.to).toLowerCase();
    const isFirst =
      start > 0 &&
      (MARK.test(gapBefore(message, text, start)) ||
        (before !== undefined && isOneOf(lexicon.joins, before)) ||
        closed.classes.get(written)?.has('and') === true);
    if (!isFirst) return false;
    const to = end + lengthAt(lexicon.preposition, text, end);
    return recipientAt(place, to)?.isPerson === true;
  });
}

/** Whether what is to be said may hold what is for somebody else. */
export function isForOther(said: string, place: Place): boolean {
  const text = read(said);
  const own = { ...place, message: said, text };
  return text.some((_, at) => namesOther(own, at)) || sendsToOther(own);
}

/** Whether words may threaten somebody or be said in despair: such are written out for nobody, however they are asked for. */
function mayHarm(said: string, language: Language): boolean {
  if (closedClasses(language).dire.findAll(read(said)).length > 0) return true;
  return (
    lawRead(said, true) !== null || careFor(said, language)?.sure === true || careFor(said, language, '', true) !== null
  );
}

/** Whether all that a message tells may be said to whom it is for; `isWhole`: what is not was left out already. */
export function mayBeSaid(told: readonly string[], isWhole: boolean, language: Language): boolean {
  const message = told.filter((one) => one !== '').join('. ');
  if (message === '') return true;
  if (mayHarm(message, language)) return false;
  const place = { message, text: read(message), lexicon: talkLexicon(language), language };
  return isWhole || (withoutHidden(message, place) === message && !isForOther(message, place));
}
