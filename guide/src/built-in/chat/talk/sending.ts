import type { Language, Register } from '@foothold/contract';
import { gapBefore, longestFirst, read, writtenAt } from '../../../text/phrases.ts';
import { asksAt } from '../../../chat/lexicon.ts';
import { withoutSlipsFrom } from '../../../chat/typos.ts';
import { insideOf, isMany, isVerbOrArticle, type Place, withArticle } from './addressee.ts';
import { numberIn } from '../../../understand/quantities.ts';
import { namedBefore } from './called.ts';
import { classesAt, closedClasses, type ClosedClasses } from './closed.ts';
import { isOneOf, talkLexicon } from './lexicon.ts';
import { askingAt, type Bound, isJoinedThat, leadAt, recipientAt, type Recipient } from './recipient.ts';
import { registerIn, turned } from './telling.ts';
import { hasThird, wholeOf } from './whole.ts';

/** A message to somebody with what it has to say, whole and in the person’s words. */
export interface Sent {
  to: string;
  /** The word behind whom it is for, and the first of those that ask. */
  from: number;
  at: number;
  said: string;
  /** Whether it is told as it is, or only named: what somebody is asked, or to do. */
  isTold: boolean;
  /** Whether a “she” or “his” stands in it that may be the one addressed. */
  isOfThird: boolean;
  /** Whether it goes up where all can read it. */
  isPost: boolean;
  /** Whether some of it may be for somebody else. */
  isForOther: boolean;
  /** How it shall sound, by what asks for the message and says how it shall be. */
  register: Register;
  /** The message as it was read. */
  place: Place;
}

/** Where whom a message is for begins, and the first of the words that ask for it. */
interface Head {
  at: number;
  end: number;
  /** The word for “to” there, which may hold an article. */
  preposition: string;
  /** Whether that word is a letter of the first that names them. */
  isJoined?: boolean;
  /** Whether only a verb leads to somebody that may lead to a thing as well: “write Rosa that”, “write the offer”. */
  isBare: boolean;
}

const LEAST_WORDS = 2;
const MOST_LEADS = 4;
/** So many words all of those are at most. */
const LEAD_REACH = 24;
/** Somebody who wants a message says so among the first of what may ask for one. */
const MOST_HEADS = 12;
/** Words between a verb of sending and the message: “a short and kind text”. */
const NOUN_REACH = 5;

/** Whether a part of a message begins there, or only words that ask for something stand before. */
function isCommand(place: Place, at: number, { leadIn, wants }: ClosedClasses): boolean {
  const base = Math.max(0, at - LEAD_REACH);
  const words = place.text.slice(base, at);
  // “Do I have to tell her that …?” asks for no message.
  const isQuestion = /^[^.;!\n]*\?/u.test(place.message.slice(place.text[at]?.from));
  const found = [...leadIn.findAll(words), ...(isQuestion ? [] : wants.findAll(words))];
  for (let [first, leads] = [at, 0]; leads <= MOST_LEADS; leads += 1) {
    if (first === 0 || /[,.;:!?\n–—]/u.test(gapBefore(place, first))) return true;
    const before = found.filter(({ end }) => end + base === first).toSorted(longestFirst)[0];
    if (!before) return false;
    first = before.start + base;
  }
  return false;
}

/** Where a preposition that stands at a place ends, and how it is written. */
function ledBy(place: Place, at: number, closed: ClosedClasses): Omit<Head, 'at' | 'isBare'> | null {
  const { text, lexicon } = place;
  if (closed.toJoined?.test(writtenAt(place, at)))
    return closed.led.lengthAt(text, at) > 0 ? null : { end: at, preposition: '', isJoined: true };
  const length = Math.max(lexicon.preposition.lengthAt(text, at), closed.to.lengthAt(text, at));
  const next = text[at + length];
  // “Para mandarle”: a verb is nobody.
  if (length === 0 || !next || closed.led.lengthAt(text, at + length) > 0) return null;
  return { end: at + length, preposition: writtenAt(place, at + length - 1) };
}

/** Behind a verb of sending: “me”, then the message itself where it is named, with a word or two of how it shall be. */
function behindVerb(place: Place, from: number, closed: ClosedClasses): { end: number; isNamed: boolean } {
  const { text, lexicon } = place;
  // “M. Delcourt”.
  const isName = /^\p{Lu}/u.test(writtenAt(place, from));
  const own = from + (isName ? 0 : closed.self.lengthAt(text, from));
  for (let at = own; at < Math.min(text.length, own + NOUN_REACH); at += 1) {
    const length = Math.max(lexicon.messages.lengthAt(text, at), closed.things.lengthAt(text, at));
    if (length > 0) return { end: at + length, isNamed: true };
    // “Send my sister a message”: the message stands behind her.
    if (ledBy(place, at, closed)) break;
  }
  return { end: own, isNamed: false };
}

/** Words that say how a message shall be, before it or behind: “a short text only”. */
const MOST_BESIDES = 2;

/** Likewise, behind a word or two that say how the message shall be: “un mensaje breve para”. */
function nearBehind(place: Place, from: number, closed: ClosedClasses) {
  const places = [...Array(MOST_BESIDES + 1).keys()].map((on) => from + on);
  return places.map((at) => toBehind(place, at, closed)).find((found) => found !== null) ?? null;
}

/** The verbs of sending with which a part of a message begins, and where whom it is for may begin. */
function headsOf(place: Place, closed: ClosedClasses): Head[] {
  const { text, lexicon } = place;
  const direct = closed.direct.findAll(text).map((found) => ({ ...found, isDirect: true }));
  const led = closed.led.findAll(text).map((found) => ({ ...found, isDirect: false }));
  const making = lexicon.write.findAll(text).map((found) => ({ ...found, isDirect: null }));
  return [...direct, ...led, ...making].toSorted(longestFirst).flatMap(({ start, end, isDirect }) => {
    if (!isCommand(place, start, closed)) return [];
    const alone = closed.needsTo.lengthAt(text, start);
    if (start + alone > end) return [];
    const { end: next, isNamed } = behindVerb(place, end, closed);
    // “Remind me to call Tom”, “let me skip it” are for nobody else.
    if (isDirect === true && !isNamed && next > end) return [];
    // “I need”, “make”: asks for a message only where that is named.
    if (isDirect === null && !isNamed) return [];
    const led = isNamed ? nearBehind(place, next, closed) : toBehind(place, next, closed);
    // Behind a verb that takes whom at once, that letter is the first of a name.
    const to = isDirect === true && !isNamed && led?.isJoined ? null : led;
    // “Manda a fatura”: an “a” may be an article, and then nobody stands behind.
    if (to) return [{ at: start, ...to, isBare: !isNamed && isVerbOrArticle(to.preposition, place.language) }];
    return isNamed || alone > 0 ? [] : [{ at: start, end: next, preposition: '', isBare: !isDirect }];
  });
}

/** Whom a message is for behind it: “to Ada”, “to send to Ada”. */
function toBehind(place: Place, at: number, closed: ClosedClasses) {
  const { text, lexicon } = place;
  const purpose = Math.max(lexicon.preposition.lengthAt(text, at), closed.purposes.lengthAt(text, at));
  const verb = closed.led.lengthAt(text, at + purpose);
  return ledBy(place, verb === 0 ? at : at + purpose + verb, closed);
}

/** “A text for Odile, …”, “one short message only to …”: the message is named first. */
function byNoun(place: Place, closed: ClosedClasses): Head[] {
  const { text, lexicon } = place;
  const nouns = [...lexicon.messages.findAll(text), ...closed.things.findAll(text)];
  return nouns.toSorted(longestFirst).flatMap(({ start, end }) => {
    const first = [...Array(MOST_BESIDES + 1).keys()]
      .map((back) => start - back)
      .find((at) => at >= 0 && isCommand(place, at, closed) && isQuantity(place, at, start) && !isChoice(place, at));
    const to = nearBehind(place, end, closed);
    return to && first !== undefined ? [{ at: first, ...to, isBare: false }] : [];
  });
}

/** “What is better, a message or a note”: what stands behind a comma is named, and not asked for. */
const isChoice = (place: Place, at: number) => at > 0 && /,\s*$/u.test(gapBefore(place, at));

/** “A”, “one short”: whether nothing but such words stand between. */
const isQuantity = ({ text, lexicon }: Place, from: number, to: number) =>
  text
    .slice(from, to)
    .every(
      (word, at) =>
        isOneOf(lexicon.article, word) || numberIn(word) === 1 || (at > 0 && !isOneOf(lexicon.notFor, word)),
    );

/** “To Mr Keane: …”: a message with nothing but its address. */
function byAddress(place: Place, closed: ClosedClasses, typed: Language): Head[] {
  const to = ledBy(place, 0, closed);
  // “2 kids and an hour” counts them.
  const isNumber = to !== null && /^\d/u.test(to.preposition);
  // “A Júlia quer pagar”: an article, and Júlia is spoken of.
  const isOf = to !== null && [place.language, typed].some((one) => isVerbOrArticle(to.preposition, one));
  if (isOf && !isColon(place, recipientAt(place, to.end)?.end ?? 0)) return [];
  return to && !isNumber && place.language !== 'he' ? [{ at: 0, ...to, isBare: true }] : [];
}

/** The word behind “tell her that”; null where no such words stand there. */
function orderAt(place: Place, start: number, closed: ClosedClasses): number | null {
  const { text } = place;
  const verb = start + Math.max(closed.led.lengthAt(text, start), closed.direct.lengthAt(text, start));
  const them = closed.them.lengthAt(text, verb);
  if (them === 0 && !closed.themJoined?.test(text[verb - 1]?.forms[0] ?? '')) return null;
  const lead = place.lexicon.lead.lengthAt(text, verb + them);
  return lead === 0 ? null : verb + them + lead;
}

/** “My sister minds the shop, tell her that …”: whom a verb of sending names by a word for her alone. */
function byPronoun(place: Place, closed: ClosedClasses): Sent | null {
  const { text } = place;
  const verbs = [...closed.led.findAll(text), ...closed.direct.findAll(text)];
  for (const { start } of verbs.toSorted(longestFirst)) {
    const lead = isCommand(place, start, closed) ? orderAt(place, start, closed) : null;
    if (lead === null) continue;
    const to = namedBefore(place, start) ?? '';
    const sent = sentFrom(place, {
      to,
      at: start,
      end: lead,
      content: { from: endOf(place, lead - 1), isTold: true, isLed: true },
    });
    if (sent) return sent;
  }
  return null;
}

/** “A message” behind whom it is for: “send my sister a message saying …”. */
function behindWhom({ text, lexicon }: Place, end: number): number {
  const first = text[end];
  if (!first || !isOneOf(lexicon.article, first)) return end;
  for (let at = end + 1; at < Math.min(text.length, end + NOUN_REACH); at += 1) {
    const length = lexicon.messages.lengthAt(text, at);
    if (length > 0) return at + length;
  }
  return end;
}

/** What is said of a name in brackets behind it: “Jean Phi (we call him so) that …”. */
const BRACKETS = /^\s*\([^)]{0,80}\)/u;

interface Content {
  /** Where it begins, in letters. */
  from: number;
  isTold: boolean;
  /** Whether a word leads to it: “that”. */
  isLed?: boolean;
}

/** Where a word ends; “qu’elle” is two at one place, and ends the first behind its mark. */
function endOf({ message, text }: Place, at: number): number {
  const word = text[at];
  if (!word) return 0;
  if (text[at + 1]?.from !== word.from) return word.to;
  return word.from + 1 + message.slice(word.from, word.to).search(/['’]/u);
}

/** Where what is to be said begins behind whom a message is for, and whether it is told. */
function contentFrom(place: Place, end: number, bound: Bound): Content | null {
  const { message, text, language, lexicon } = place;
  const closed = closedClasses(language);
  const behind = text[end - 1]?.to ?? 0;
  const bracket = BRACKETS.exec(message.slice(behind))?.[0].length ?? 0;
  const at = bracket === 0 ? end : text.findIndex(({ from }) => from >= behind + bracket);
  const word = text[at];
  if (!word || bound === 'about') return null;
  if (isJoinedThat(place, at)) return { from: word.from + 1, isTold: true, isLed: true };
  const asking = askingAt(place, at, closed);
  if (bound === 'ask' || (bound === 'mark' && (asking ?? 0) > 0))
    return { from: text[at + (asking ?? 0)]?.from ?? message.length, isTold: false };
  if (bound === 'purpose') {
    const purpose = Math.max(lexicon.purpose.lengthAt(text, at), closed.purposes.lengthAt(text, at));
    return { from: text[at + purpose]?.from ?? message.length, isTold: false };
  }
  const polite = closed.polite.lengthAt(text, at);
  if (polite > 0) return { from: endOf(place, at + polite - 1), isTold: true };
  const lead = leadAt(place, at);
  if (isJoinedThat(place, at + lead)) return { from: (text[at + lead]?.from ?? 0) + 1, isTold: true, isLed: true };
  return { from: lead > 0 ? endOf(place, at + lead - 1) : behind + bracket, isTold: true, isLed: lead > 0 };
}

/** Words up to a “that” which belong to whom it is for, where they are told by none: “Le Gall que”, “4 that”. */
const MOST_OF_NAME = 6;

/** Whether what stands behind whom a message is for begins with nothing that is told. */
function isBroken(place: Place, at: number): boolean {
  const { text, language } = place;
  const closed = closedClasses(language);
  if (/[,.;:!?\n–—]/u.test(gapBefore(place, at))) return false;
  if (closed.broken.lengthAt(text, at) > 0 || classesAt(place, at, closed).has('within')) return true;
  const near = text.slice(at, at + MOST_OF_NAME);
  const led = near.findIndex((_, on) => on > 0 && leadAt(place, at + on) > 0);
  const isSaid = near.slice(0, Math.max(0, led)).some((_, on) => {
    const own = classesAt(place, at + on, closed);
    return own.has('subjects') || own.has('verbs') || own.has('others');
  });
  return led > 0 && !isSaid;
}

/** “Can you tell Ana that I come?” asks the guide: whether the mark behind is no part of what is told. */
function isOfRequest(place: Place, { at, content }: { at: number; content: Content }, said: string): boolean {
  const { message, text, language } = place;
  const closed = closedClasses(language);
  const base = Math.max(0, at - LEAD_REACH);
  const isAsked = closed.canYou
    .findAll(text.slice(base, at))
    .some(({ end }) => !/[.;!?\n]/u.test(message.slice(text[base + end - 1]?.to, text[at]?.from)));
  if (!isAsked) return false;
  const parts = said.split(/,\s/u).map((part) => insideOf(part, place));
  const begins = (part: Place) => classesAt(part, 0, closed);
  const isStatement = !content.isTold || content.isLed === true || begins(insideOf(said, place)).has('subjects');
  return isStatement && !parts.slice(1).some((part) => asksAt(part.text, 0) || begins(part).has('verbs'));
}

const isColon = (place: Place, at: number) => /^\s*:/u.test(gapBefore(place, at));

/** The message of what was found: whom it is for, where that ends, and where what is to be said begins. */
function sentFrom(place: Place, found: { to: string; at: number; end: number; content: Content }): Sent | null {
  const { message, text, language, lexicon } = place;
  const { to, at, end, content } = found;
  if (content.isTold && content.isLed !== true && isBroken(place, end)) return null;
  const whole = wholeOf(message.slice(content.from), place, content.isLed === true, isColon(place, end));
  if (!whole || read(whole.said).length < LEAST_WORDS) return null;
  const { how } = whole;
  const said = isOfRequest(place, found, whole.said) ? whole.said.replace(/\?$/u, '') : whole.said;
  const { isTold } = content;
  const yours = isTold ? turned(said, place) : said;
  // “Your parcel is here, she can get it” would be said to nobody.
  const isOfThird = hasThird(yours, language);
  const own = isOfThird ? said : yours;
  return {
    to,
    from: end,
    at,
    said: isTold ? own.replace(/^[¿¡]?\p{L}/u, (first) => first.toLocaleUpperCase(language)) : own,
    isTold,
    isOfThird,
    isForOther: isTold && whole.isForOther,
    isPost: lexicon.posts.findAll(text.slice(at, end)).length > 0,
    place,
    register: registerIn({ lexicon, text: [...text.slice(at, end), ...read(how)] }),
  };
}

/** Whom the words from a place on name, without the “to” that stands before the second of two. */
function nameOf(place: Place, start: number, end: number): string {
  const { message, text, lexicon, language } = place;
  const closed = closedClasses(language);
  const whole = message.slice(text[start]?.from, text[end - 1]?.to);
  const named = closed.called.findAll(text).find((found) => found.start > start && found.end < end);
  if (named) return message.slice(text[named.end]?.from, text[end - 1]?.to);
  const and = text.findIndex((_, at) => at > start && at < end && classesAt(place, at, closed).has('and'));
  const to = and < 0 ? 0 : lexicon.preposition.lengthAt(text, and + 1);
  if (to === 0) return whole;
  const behind = message.slice(text[and + 1 + to]?.from, text[end - 1]?.to);
  return `${message.slice(text[start]?.from, text[and]?.to)} ${behind}`;
}

/** Bounds behind which something is surely said, asked or told. */
const sure: ReadonlySet<Bound> = new Set<Bound>(['that', 'ask', 'mark']);

/** Hebrew has no capitals: a name stands alone there before what is said. */
const isPlainName = ({ language }: Place, { isNamed }: Recipient) => language === 'he' && isNamed;

/** “Ask friends yes”, “relance clients”: many of a kind, and nobody, where no article and no “to” leads to them. */
function isOfKind({ message, text, lexicon, language }: Place, { start, end, isNamed }: Recipient): boolean {
  const first = text[start];
  const isArticle = first !== undefined && isOneOf(lexicon.article, first);
  return language !== 'he' && !isNamed && !isArticle && isMany(message.slice(first?.from, text[end - 1]?.to), language);
}

function sentBy(place: Place, { at, end, preposition, isJoined, isBare }: Head): Sent | null {
  const { text, language } = place;
  const open = isJoined
    ? { ...place, text: text.map((word, index) => (index === end ? { ...word, from: word.from + 1 } : word)) }
    : place;
  const whom = recipientAt(open, end);
  if (!whom) return null;
  const isMarked = whom.bound === 'mark' && isColon(open, whom.end);
  if (isBare && !whom.isPerson && !(whom.isNamed && isMarked)) return null;
  if (!whom.isPerson && !sure.has(whom.bound) && !isPlainName(open, whom)) return null;
  if (!isJoined && preposition === '' && isOfKind(open, whom)) return null;
  const next = behindWhom(open, whom.end);
  const content = contentFrom(open, next, next === whom.end ? whom.bound : 'other');
  if (!content) return null;
  const to = nameOf(open, whom.start, whom.end);
  return sentFrom(open, { to: withArticle(to, preposition, language), at, end: next, content });
}

/** “Escríbele al casero”: somebody a message is to be written to, of whom nothing more is told; null where more is. */
export function readAddressed(message: string, language: Language): string | null {
  const lexicon = talkLexicon(language);
  const place = { message, text: read(message), lexicon, language };
  const closed = closedClasses(language);
  const writing = [lexicon.pen, lexicon.order, lexicon.write].flatMap((book) => book.findAll(place.text));
  for (const { at, end, preposition, isBare } of headsOf(place, closed)) {
    const isWritten = !isBare && preposition !== '' && writing.some(({ start }) => start === at);
    const whom = isWritten ? recipientAt(place, end) : null;
    if (whom?.isPerson && whom.bound === 'end' && whom.end === place.text.length)
      return withArticle(nameOf(place, whom.start, whom.end), preposition, language);
  }
  return null;
}

/** A message to somebody who is named, with all that it has to say; `typed`: the language it is surely in; null where one of both is not told, or not surely. */
export function readSending(message: string, language: Language, typed = language): Sent | null {
  const lexicon = talkLexicon(language);
  const text = withoutSlipsFrom(read(message), lexicon.slips);
  const place = { message, text, lexicon, language };
  const closed = closedClasses(language);
  const heads = [...headsOf(place, closed), ...byNoun(place, closed), ...byAddress(place, closed, typed)];
  for (const head of heads.slice(0, MOST_HEADS)) {
    const sent = sentBy(place, head);
    if (sent) return sent;
  }
  return byPronoun(place, closed);
}
