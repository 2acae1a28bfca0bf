import { type Language, languagesFrom, type Register } from '@foothold/contract';
import { isNegated } from '../../../text/negation.ts';
import { type Found, gapBefore, longestFirst, read, writtenAt } from '../../../text/phrases.ts';
import { oneLine } from '../../../text/quote.ts';
import { remembered } from '../../../text/remembered.ts';
import { allAsks, spelledOut } from '../../../chat/asks.ts';
import { isDayOrMonth } from '../../../text/calendar-names.ts';
import { withoutSlipsFrom } from '../../../chat/typos.ts';
import { contentAt, isVerbOrArticle, joinedBehind, NAMED, nameAt, type Place } from './addressee.ts';
import { byCall, namedBefore, tellsFacts } from './called.ts';
import { asksAt } from '../../../chat/lexicon.ts';
import { closedClasses } from './closed.ts';
import { debtIn, owesInside } from './debt.ts';
import { mayBeSaid } from './kept-back.ts';
import { isOneOf, talkLexicon } from './lexicon.ts';
import { readAddressed, readSending, type Sent } from './sending.ts';
import { beforeAsking, storyBefore, tellingBehind, withoutLead } from './telling.ts';
import { withoutAsides, withoutDenials } from './withheld.ts';
import type { Aim } from './words.ts';
import type { MessageRequest } from './message-request.ts';
import { withUntold } from './untold.ts';
import { addressed } from './yours.ts';

export const READ = 1_200;
const LONGEST = 160;
/** Words between a verb of writing and the message, and between the message and whom it is for. */
export const VERB_REACH = 6;
export const NOUN_REACH = 3;

/** Words between what asks for a message and a name that no preposition leads to. */
const NAME_REACH = 5;
const MARK = /[,:;–—\n?!]|\.(?=\s)/u;

/** Words between a verb of writing and the post it is to make. */
const POST_REACH = 3;

/** “When” and “that” before the word they are written with. */
const HEBREW_LEAD = /^(?:כש|ש)(?=\p{L}{2})/u;

/** A preposition at most `reach` words behind a place, and whom it names. */
export function addressedBehind(place: Place, from: number, reach: number): { to: string; end: number } | null {
  const { message, text, lexicon } = place;
  const near = lexicon.preposition
    .findAll(text)
    .filter(({ start }) => start >= from && start <= from + reach)
    .toSorted(longestFirst);
  for (const { start, end } of near) {
    const isCapital = /^\p{Lu}/u.test(message.slice(text[end]?.from, text[end]?.to));
    if (!isCapital && isVerbOrArticle(message.slice(text[start]?.from, text[end - 1]?.to), place.language)) continue;
    // Hebrew denies with the word for “to”: a verb of saying is nobody.
    if (lexicon.spoken.findAll(text).some((found) => found.start === end)) continue;
    if (/[.;?!\n]/u.test(message.slice(text[from - 1]?.to ?? 0, text[start]?.from ?? 0))) return null;
    const named = nameAt(place, end, { preposition: message.slice(text[start]?.from, text[end - 1]?.to) });
    if (named) return named;
  }
  return joinedBehind(place, from, reach);
}

/** What stands behind a word that leads to it, up to the end of its sentence. */
function behind({ message, text, language }: Place, found: Found<true> | undefined): string {
  const lead = found && text[found.start];
  if (!found || !lead) return '';
  // Hebrew's “that” and “when” are letters of the word behind them.
  const joined = language === 'he' ? HEBREW_LEAD.exec(message.slice(lead.from, lead.to)) : null;
  const from = joined && found.end === found.start + 1 ? lead.from + joined[0].length : text[found.end]?.from;
  if (from === undefined) return '';
  const rest = message.slice(from).split(/[?!\n;]|\.(?=\s|$)/u, 1)[0] ?? '';
  return oneLine(rest, LONGEST);
}

/** “Write my sister a short message”: whom it is for stands between the two. */
function betweenVerbAndMessage(place: Place, verbs: Found<true>[], noun: number): { to: string; end: number } | null {
  const verb = verbs.findLast(({ end }) => end <= noun);
  if (!verb || noun - verb.end < 2) return null;
  const opened = place.text.slice(verb.end + 1, noun).findIndex((word) => isOneOf(place.lexicon.article, word));
  if (opened < 0) return null;
  return nameAt({ ...place, text: place.text.slice(0, verb.end + 1 + opened) }, verb.end, { bare: false });
}

/** Where a message is asked for: whom it is for, the words behind that, and the first of those that ask. */
interface Asked {
  to: string;
  from: number;
  at: number;
}

/** Whether a word begins a part of a message, with its article or without: “…, short reply: I mend it for free”. */
function beginsPart(place: Place, at: number): boolean {
  const before = place.text[at - 1];
  if (before && at === 1 && isOneOf(place.lexicon.article, before)) return true;
  return at === 0 || /[,.;:!?\n]\s*$/u.test(gapBefore(place, at));
}

/** “Write … a message to”, “I need a text for”, “a note to”: where the message is named, and whom it is for. */
function byMessage(place: Place): Asked | null {
  const { text, lexicon } = place;
  const verbs = lexicon.write.findAll(text);
  for (const { start, end } of lexicon.messages.findAll(text).toSorted(longestFirst)) {
    const verb = verbs.findLast((one) => one.start < start && start - one.end <= VERB_REACH);
    const asked = start <= 1 || verb !== undefined;
    if (!asked || verbs.some((one) => one.start < start && isNegated(text, one.start))) continue;
    const at = verb?.start ?? start;
    const named = addressedBehind(place, end, NOUN_REACH) ?? betweenVerbAndMessage(place, verbs, start);
    if (named) return { to: named.to, from: Math.max(named.end, end), at };
    const about = [...lexicon.about.findAll(text), ...lexicon.that.findAll(text)];
    if (about.some((found) => found.start >= end && found.start <= end + NOUN_REACH)) return { to: '', from: end, at };
  }
  return null;
}

/** Whether a denial stands before a word in its own part of a message: “she never came, write to her” denies no writing. */
export function isDenied(place: Place, at: number): boolean {
  let begins = at;
  while (begins > 0 && !/[,.;:!?\n]/u.test(gapBefore(place, begins))) begins -= 1;
  return isNegated(place.text.slice(begins), at - begins);
}

/** Addresses and marks of code are nothing that is said to somebody. */
export const CODE = /:\/\/|[<>{}`\]]\(?/u;

/** “Write to her”, “answer him”, “make one short notice: …”: nobody is named, but what it has to say is. */
function byOrder(place: Place): Asked | null {
  const { text, lexicon } = place;
  if (CODE.test(place.message)) return null;
  const order = lexicon.order.findAll(text).toSorted((a, b) => b.end - a.end)[0];
  if (order && !isDenied(place, order.start) && !isAsked(place, order)) {
    const named = addressedBehind(place, order.end, 0);
    return { to: named?.to ?? '', from: named?.end ?? order.end, at: order.start };
  }
  // “Want to post a picture, allowed?” asks, and wants nothing written.
  if (place.message.includes('?')) return null;
  const verbs = lexicon.write.findAll(text).filter(({ start }) => !isDenied(place, start));
  const thin = lexicon.thin.findAll(text);
  for (const { start, end } of lexicon.messages.findAll(text).toSorted(longestFirst)) {
    const verb = verbs.findLast((one) => one.start < start && start - one.end <= VERB_REACH);
    if (verb && isAsked(place, verb)) continue;
    const isThin = thin.some((one) => one.start <= start && one.end >= end);
    if (verb ? beginsPart(place, verb.start) : !isThin && beginsPart(place, start))
      return { to: '', from: end, at: verb?.start ?? start };
  }
  return null;
}

/** “Write to Maureen offering …”: a verb of writing with whom it is for right behind, and then what. */
function byPen(place: Place): Asked | null {
  const { text, lexicon } = place;
  for (const found of lexicon.pen.findAll(text).toSorted(longestFirst)) {
    if (isDenied(place, found.start) || isAsked(place, found)) continue;
    const named = addressedBehind(place, found.end, 0);
    if (named && contentAt(place, named.end) !== null) return { to: named.to, from: named.end, at: found.start };
  }
  return null;
}

/** The first name with a capital in what is asked, whatever word stands before it: “a letter tae Mrs Halloran”. */
export function capitalIn(place: Place, from: number): { to: string; end: number } | null {
  const { message, text, lexicon, language } = place;
  const begins = text[from - 1]?.to ?? 0;
  const stop = MARK.exec(message.slice(begins));
  const isName = (at: number) => {
    const word = text[at];
    const written = writtenAt(place, at);
    return (
      word !== undefined &&
      /^\p{Lu}\p{Ll}/u.test(written) &&
      !isDayOrMonth(written, language) &&
      !isOneOf(lexicon.notFor, word) &&
      // “A WhatsApp message” is for nobody of that name.
      lexicon.messages.findAll([word]).length === 0
    );
  };
  const first = text.findIndex(
    (word, at) => at >= from && word.from < begins + (stop?.index ?? Infinity) && at - from <= NAME_REACH && isName(at),
  );
  if (first <= 0) return null;
  let end = first + 1;
  while (isName(end) && gapBefore(place, end).trim() === '') end += 1;
  return { to: message.slice(text[first]?.from, text[end - 1]?.to), end };
}

/** “Do I have to tell the council?” asks for no message to it; “I have to tell her, what do I write?” does. */
export function isAsked({ message, text }: Place, { start, end }: Found<true>): boolean {
  const [from, to] = [text[start]?.from ?? 0, text[end - 1]?.to ?? 0];
  const before = message.slice(0, from);
  const begins = before.length - (/[^,;.!?¿\n]*$/u.exec(before)?.[0].length ?? 0);
  const first = text.findIndex((word) => word.from >= begins);
  return asksAt(text, first) || /^[^,;.!?\n]*\?/u.test(message.slice(to));
}

/** “What do I say to”, “how do I ask”: whom it is for stands behind, with “to” or without. */
function bySaying(place: Place): Asked | null {
  const { message, text, lexicon } = place;
  const told = lexicon.tell.findAll(text).filter((found) => !isAsked(place, found));
  const all = [...lexicon.say.findAll(text), ...told];
  for (const { start: at, end } of all.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    const preposition = message.slice(text[end - 1]?.from, text[end - 1]?.to);
    const near = lexicon.preposition.findAll(text).some(({ start }) => start === end);
    const named =
      near || place.language === 'he'
        ? addressedBehind(place, end, 0)
        : nameAt(place, end, { preposition, bare: false });
    // “How do I answer a rude message”: a message is nobody.
    if (named && lexicon.messages.findAll(read(named.to)).length === 0) return { to: named.to, from: named.end, at };
  }
  return null;
}

function aimIn(place: Place, about: string): Aim | null {
  const { message, text, lexicon } = place;
  const own = lexicon.aims.findAll(text).toSorted(longestFirst)[0];
  if (own) return own.value;
  if (lexicon.posts.findAll(text).length > 0) return 'post';
  return allAsks(message).find(({ purpose }) => purpose !== null)?.purpose ?? (about === '' ? null : 'about');
}

/** “Write to one who missed twice”: “one” is nobody’s name. */
const isArticle = (to: string, { lexicon }: Place) => read(to).every((word) => isOneOf(lexicon.article, word));

/** Aims whose own sentences hold what is told, and those that are nothing but what is told. */
function aimOfTelling(aim: Aim | null): Aim | null {
  if (aim === 'post') return 'notice';
  return aim === null || aim === 'about' || aim === 'first' || aim === 'ask' ? 'tell' : null;
}

/** What stands behind “about”, “that” or “when”, as far as the message says it. */
function ledIn(place: Place, from: number): { topic: string; that: string; moment: string } {
  const { text, lexicon } = place;
  const later = (found: Found<true>[]) => found.filter(({ start }) => start >= from).toSorted(longestFirst)[0];
  const [topic = '', that = '', moment = ''] = [lexicon.about, lexicon.that, lexicon.when].map((book) =>
    behind(place, later(book.findAll(text))),
  );
  return { topic, that, moment };
}

/** “Write a notice for the butcher’s window”: a post right behind a verb of writing, with nothing to say but the offer. */
function isPost({ text, lexicon }: Place, { from, at }: Asked): boolean {
  const isWritten = lexicon.write.findAll(text).some(({ start }) => start === at);
  return isWritten && lexicon.posts.findAll(text).some(({ start, end }) => end === from && start - at <= POST_REACH);
}

const ownPost = (register: Register): MessageRequest => ({
  to: '',
  about: '',
  when: '',
  aim: 'post',
  said: [],
  register,
});

/** A message with what stands behind its name made anew. */
function anew(place: Place, from: number, change: (rest: string, place: Place) => string): Place {
  const end = place.text[from - 1]?.to ?? 0;
  const message = place.message.slice(0, end) + change(place.message.slice(end), place);
  return { ...place, message, text: withoutSlipsFrom(read(message), place.lexicon.slips) };
}

/** Whom a message is for and where that ends: a name that was told before, and no more of it than the name. */
function whomOf(place: Place, { to, from, at }: Asked): { to: string; from: number; isCut: boolean } {
  const { text, message, lexicon } = place;
  // “A text so that she pays me” names nobody.
  const isPurpose = [lexicon.that, lexicon.lead].some((book) =>
    book.findAll(read(to)).some(({ start }) => start === 0),
  );
  const own = isPurpose || isArticle(to, place) ? '' : to;
  const told = own === '' ? namedBefore(place, at) : null;
  if (told !== null) return { to: told, from, isCut: false };
  const capital = to === '' ? capitalIn(place, from) : null;
  if (capital) return { to: capital.to, from: capital.end, isCut: false };
  const name = /\d/u.test(own) ? NAMED.exec(own)?.[0] : undefined;
  const begins = name === undefined ? -1 : message.indexOf(name, text[at]?.from ?? 0);
  const end = text.findIndex((word) => begins >= 0 && word.from >= begins + (name?.length ?? 0));
  return name === undefined || end < 0 ? { to: own, from, isCut: false } : { to: name, from: end, isCut: true };
}

/** What stands behind a name where no word leads to it: “my sister Ana to come on Friday”. */
const restBehind = (place: Place, from: number): string =>
  withoutLead(oneLine(place.message.slice(place.text[from]?.from ?? place.message.length), LONGEST), place);

function requestIn(message: string, language: Language): MessageRequest | null {
  const lexicon = talkLexicon(language);
  const text = withoutSlipsFrom(read(message), lexicon.slips);
  const place = { message, text, lexicon, language };
  const told = bySaying(place) ?? byMessage(place) ?? byPen(place);
  const called = told === null || told.to === '' ? byCall(place) : null;
  const named = called ?? told;
  // Where nobody is named, a slip of the finger is no message.
  const ordered = named ?? byOrder({ ...place, text: read(message) });
  if (!ordered) return null;
  const { at } = ordered;
  const whom = whomOf(place, ordered);
  const { to, from } = whom;
  const story = storyBefore(place, at);
  // What is said of somebody tells what a message is for, though it does not stand in it.
  const spoken = anew(place, from, withoutDenials);
  const open = anew(spoken, from, withoutAsides);
  const { topic, that, moment } = ledIn(open, from);
  const isNamed = to !== '' || ordered.to !== '';
  const purpose = contentAt(place, from);
  // “A message to send in the choir”: what is to be done with it is nothing that it says.
  const content =
    purpose !== null && to === '' && closedClasses(language).led.lengthAt(text, purpose) > 0 ? null : purpose;
  const isOpen = whom.isCut || called !== null || content !== null;
  const { said: heard, register } = tellingBehind(open, from, { isNamed, isFirst: story === '' });
  // “My sister Ana to come on Friday, I pay 20”: what stands right behind her name is told too.
  const rest = isOpen ? restBehind(open, content ?? from) : '';
  const said = rest === '' || /^[,.;:!?]/u.test(message.slice(text[from - 1]?.to ?? 0)) ? heard : [];
  if (!named && said.length === 0 && story === '') return isPost(place, ordered) ? ownPost(register) : null;
  const own = aimIn(spoken, topic || that || story);
  const debt = debtIn(place, whom, topic || that || said.join(' ') || rest || story);
  const isOwed = debt?.isTheirs === true && own === 'reminder';
  if (isOwed) return { to, about: debt.rest, when: '', aim: own, price: debt.amount, said: [], register };
  // Who owes whom is told in the person’s words, where it is not the one addressed who owes.
  const isOther = debt?.isTheirs === false && (own === 'reminder' || aimOfTelling(own) !== null);
  if (isOther && owesInside(to, place)) return null;
  if (isOther && (said.length > 0 || (topic || that || rest) === ''))
    return { to, about: '', when: '', aim: 'tell', said, register };
  const aim = isOther ? 'about' : own;
  const telling = topic === '' && said.length > 0 ? aimOfTelling(aim) : null;
  if (telling) return { to, about: '', when: '', aim: telling, said, register };
  const isStory = topic === '' && that === '' && said.length === 0 && story !== '';
  if (isStory && aimOfTelling(aim)) return { to, about: '', when: '', aim: 'tell', said: [], register };
  const about = (said.length === 0 && rest) || topic || that || said.join(' ') || rest;
  // What is told with its day or its price is what the message says, whatever it is for.
  if (about !== '' && aim !== 'reminder' && aim !== 'post' && (isOther || tellsFacts(about, place)))
    return {
      to,
      about: said.length > 0 && !topic && !that ? '' : about,
      when: '',
      aim: 'tell',
      said: topic || that ? [] : said,
      register,
    };
  const when = about === '' && story === '' ? moment : '';
  // An advert “for” something names what it is about.
  if (about === '' && story === '' && lexicon.ads.findAll(text).length > 0)
    return { to: '', about: to, when: '', aim: 'post', said: [], register };
  // “When she cancels”: then it is not the person who is sorry.
  return { to, about, when, aim: when !== '' && aim === 'sorry' ? 'about' : aim, said: [], register };
}

/** A message whose words are all told, as the person said them; what the one addressed owes has its own sentences. */
function requestOf(sent: Sent, isPlea: boolean): MessageRequest {
  const { to, said, from, place, isTold, isPost, register } = sent;
  const debt = debtIn(place, { to, from }, said);
  const isOwed = debt?.isTheirs === true && aimIn(place, said) === 'reminder';
  if (isOwed)
    return { to, about: debt.rest, when: '', aim: 'reminder', price: debt.amount, said: [], register, isWhole: true };
  const told = isTold ? { about: '', said: [said] } : { about: said, said: [] };
  return {
    to,
    ...told,
    when: '',
    aim: isPost ? 'notice' : isPlea ? 'permission' : 'tell',
    register,
    isWhole: true,
    isOfThird: sent.isOfThird,
  };
}

function requestFrom(message: string, language: Language): MessageRequest | null {
  const typed = message.slice(0, READ).trim();
  const spelled = spelledOut(typed);
  for (const each of languagesFrom(language)) {
    const sent = CODE.test(typed) ? null : readSending(typed, each, language);
    if (sent?.isForOther) return null;
    const before = beforeAsking(spelled, talkLexicon(each));
    const own =
      sent?.isTold === true ? null : ((before === null ? null : requestIn(before, each)) ?? requestIn(spelled, each));
    // A favour among friends has no offer beside it.
    const read = sent ? requestOf(sent, own?.aim === 'permission') : own;
    const request = read && withUntold(read, typed, each);
    if (request)
      return mayBeSaid([...request.said, request.about], request.isWhole === true, each)
        ? addressed(request, sent, typed, each)
        : null;
  }
  const to = readAddressed(typed, language);
  return to === null ? null : { to, about: '', when: '', aim: null, said: [], register: 'plain' };
}

/** The message that somebody wants written, with whom it is for or what it is about; null when they name neither. */
export const readRequest: typeof requestFrom = remembered(requestFrom);
