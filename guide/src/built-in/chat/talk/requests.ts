import { type Language, languagesFrom } from '@foothold/contract';
import { isNegated } from '../../../text/negation.ts';
import { type Found, read, type ReadText } from '../../../text/phrases.ts';
import { oneLine } from '../../../text/quote.ts';
import { allAsks, spelledOut } from '../../../chat/asks.ts';
import { withoutSlipsFrom } from '../../../chat/typos.ts';
import { isVerbOrArticle, nameAt } from './addressee.ts';
import { asksAt } from '../../../chat/lexicon.ts';
import { isOneOf, type TalkLexicon, talkLexicon } from './lexicon.ts';
import type { Aim } from './words.ts';

/** A message that somebody wants written. */
export interface MessageRequest {
  /** To whom, in their words; empty when nobody was named. */
  to: string;
  /** What about, in their words; empty when they did not say. */
  about: string;
  /** The moment it is for: “when she asks for a discount”. */
  when: string;
  /** What it is for, as far as words of theirs say it. */
  aim: Aim | null;
}

const READ = 1_200;
const LONGEST = 160;
/** Words between a verb of writing and the message, and between the message and whom it is for. */
const VERB_REACH = 6;
const NOUN_REACH = 3;

/** “When” and “that” before the word they are written with. */
const HEBREW_LEAD = /^(?:כש|ש)(?=\p{L}{2})/u;

interface Place {
  message: string;
  text: ReadText;
  lexicon: TalkLexicon;
  language: Language;
}

const longestFirst = (a: Found<unknown>, b: Found<unknown>) => a.start - b.start || b.end - a.end;

/** A preposition at most `reach` words behind a place, and whom it names. */
function addressedBehind(place: Place, from: number, reach: number): { to: string; end: number } | null {
  const { message, text, lexicon } = place;
  const near = lexicon.preposition
    .findAll(text)
    .filter(({ start }) => start >= from && start <= from + reach)
    .toSorted(longestFirst);
  for (const { start, end } of near) {
    if (isVerbOrArticle(message.slice(text[start]?.from, text[end - 1]?.to), place.language)) continue;
    if (/[.;?!\n]/u.test(message.slice(text[from - 1]?.to ?? 0, text[start]?.from ?? 0))) return null;
    const named = nameAt(place, end, { preposition: message.slice(text[start]?.from, text[end - 1]?.to) });
    if (named) return named;
  }
  return joinedBehind(place, from, reach);
}

/** Hebrew's “to” is a letter of the word behind it. */
function joinedBehind(place: Place, from: number, reach: number): { to: string; end: number } | null {
  const { message, text, lexicon, language } = place;
  if (language !== 'he') return null;
  for (let at = from; at < Math.min(text.length, from + reach + 1); at += 1) {
    const word = text[at];
    if (!word || !message.startsWith('ל', word.from) || word.to - word.from < 3 || isOneOf(lexicon.notFor, word))
      continue;
    const cut = text.map((one, index) => (index === at ? { ...one, from: one.from + 1 } : one));
    return nameAt({ ...place, text: cut }, at);
  }
  return null;
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

/** “Write … a message to”, “I need a text for”, “a note to”: where the message is named, and whom it is for. */
function byMessage(place: Place): { to: string; from: number } | null {
  const { text, lexicon } = place;
  const verbs = lexicon.write.findAll(text);
  for (const { start, end } of lexicon.messages.findAll(text).toSorted(longestFirst)) {
    const asked = start <= 1 || verbs.some((verb) => verb.start < start && start - verb.end <= VERB_REACH);
    if (!asked || verbs.some((verb) => verb.start < start && isNegated(text, verb.start))) continue;
    const named = addressedBehind(place, end, NOUN_REACH) ?? betweenVerbAndMessage(place, verbs, start);
    if (named) return { to: named.to, from: Math.max(named.end, end) };
    const about = [...lexicon.about.findAll(text), ...lexicon.that.findAll(text)];
    if (about.some((found) => found.start >= end && found.start <= end + NOUN_REACH)) return { to: '', from: end };
  }
  return null;
}

/** “Do I have to tell the council?” asks for no message to it; “I have to tell her, what do I write?” does. */
function isAsked({ message, text }: Place, { start, end }: Found<true>): boolean {
  const [from, to] = [text[start]?.from ?? 0, text[end - 1]?.to ?? 0];
  const before = message.slice(0, from);
  const begins = before.length - (/[^,;.!?¿\n]*$/u.exec(before)?.[0].length ?? 0);
  const first = text.findIndex((word) => word.from >= begins);
  return asksAt(text, first) || /^[^,;.!?\n]*\?/u.test(message.slice(to));
}

/** “What do I say to”, “how do I ask”: whom it is for stands behind, with “to” or without. */
function bySaying(place: Place): { to: string; from: number } | null {
  const { message, text, lexicon } = place;
  const told = lexicon.tell.findAll(text).filter((found) => !isAsked(place, found));
  const all = [...lexicon.say.findAll(text), ...told];
  for (const { end } of all.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    const preposition = message.slice(text[end - 1]?.from, text[end - 1]?.to);
    const near = lexicon.preposition.findAll(text).some(({ start }) => start === end);
    const named =
      near || place.language === 'he'
        ? addressedBehind(place, end, 0)
        : nameAt(place, end, { preposition, bare: false });
    // “How do I answer a rude message”: a message is nobody.
    if (named && lexicon.messages.findAll(read(named.to)).length === 0) return { to: named.to, from: named.end };
  }
  return null;
}

/** Fewer words behind a comma are a greeting or a wish (“please”), and nothing to write about. */
const LEAST_OF_REST = 2;

/** “… to my customers, sausages at 12.90 on Tuesday”: what is said behind a mark is what the message has to say. */
function restBehind({ message, text }: Place, from: number): string {
  const end = text[from - 1]?.to ?? 0;
  const rest = /^\s*[,:;–—-]\s*(?<said>[^\n?]+)$/u.exec(message.slice(end))?.groups?.['said'] ?? '';
  if (read(rest).length < LEAST_OF_REST || allAsks(rest).length > 0) return '';
  return oneLine(rest.replace(/[.!\s]+$/u, ''), LONGEST);
}

function aimIn(place: Place, about: string): Aim | null {
  const { message, text, lexicon } = place;
  const own = lexicon.aims.findAll(text).toSorted(longestFirst)[0];
  if (own) return own.value;
  if (lexicon.posts.findAll(text).length > 0) return 'post';
  return allAsks(message).find(({ purpose }) => purpose !== null)?.purpose ?? (about === '' ? null : 'about');
}

function requestIn(message: string, language: Language): MessageRequest | null {
  const lexicon = talkLexicon(language);
  const text = withoutSlipsFrom(read(message), lexicon.slips);
  const place = { message, text, lexicon, language };
  const named = bySaying(place) ?? byMessage(place);
  if (!named) return null;
  const later = (found: Found<true>[]) => found.filter(({ start }) => start >= named.from).toSorted(longestFirst)[0];
  const [topic, that, moment] = [lexicon.about, lexicon.that, lexicon.when].map((book) => later(book.findAll(text)));
  const about = behind(place, topic) || behind(place, that) || restBehind(place, named.from);
  const when = about === '' ? behind(place, moment) : '';
  const said = aimIn(place, about);
  // “When she cancels”: then it is not the person who is sorry.
  const aim = when !== '' && said === 'sorry' ? 'about' : said;
  // An advert “for” something names what it is about.
  if (about === '' && lexicon.ads.findAll(text).length > 0) return { to: '', about: named.to, when: '', aim: 'post' };
  return { to: named.to, about, when, aim };
}

/** The message that somebody wants written, with whom it is for or what it is about; null when they name neither. */
export function readRequest(message: string, language: Language): MessageRequest | null {
  const spelled = spelledOut(message.slice(0, READ).trim());
  for (const each of languagesFrom(language)) {
    const request = requestIn(spelled, each);
    if (request) return request;
  }
  return null;
}
