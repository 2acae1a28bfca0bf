import { careFor } from '../../../care/care.ts';
import { lawRead } from '../../../reader/law.ts';
import type { Language } from '@foothold/contract';
import { type Found, read } from '../../../text/phrases.ts';
import { spelledOut } from '../../../chat/asks.ts';
import { NAMED, type Place } from './addressee.ts';
import { isHeldBack } from './kept-back.ts';
import { isOneOf, talkLexicon } from './lexicon.ts';
import { addressedBehind, capitalIn, CODE, isAsked, isDenied, NOUN_REACH, READ, VERB_REACH } from './requests.ts';
import type { MessageRequest } from './message-request.ts';
import { EDGES, isManner, longestOf, registerIn, sentencesIn, withoutLead } from './telling.ts';
import { deniedAt } from './withheld.ts';

/** Words that may stand before a verb of writing: “can you please write”. */
const LEAD = 3;
/** So many words behind a message hold what leads to whom it is for: “so that she”. */
const NEAR = 3;
/** Words of somebody who is named by what they are, besides an article. */
const MOST_OF_NAME = 2;
/** So few words tell how something is to be said as easily as what. */
const FEW = 4;
const MARK = /[,:;\n]|\.(?=\s)/u;
const PARTS = /[,;:!?\n–—]+|\.(?=\s|$)/u;

/** Where the words end that ask for a message, and whether the message itself was named. */
interface Head {
  end: number;
  isNamed: boolean;
}

const ACCENT = /\p{M}/u;

/** Whether what stands behind a message tells whom it is for or what it says: a “letter opener” is no letter. */
function isMessage({ message, text, lexicon }: Place, end: number): boolean {
  const next = text[end];
  if (!next || MARK.test(message.slice(text[end - 1]?.to, next.from))) return true;
  const near = text.slice(end, end + NEAR);
  const leads = [lexicon.preposition, lexicon.purpose, lexicon.lead, lexicon.that, lexicon.saying];
  if (leads.some((book) => book.findAll(near).some(({ start }) => start === 0))) return true;
  return lexicon.ledJoined?.test(message.slice(next.from, next.to)) === true;
}

/** The verb of writing, and the message, that a message begins with; null where it asks for none. */
function headOf(place: Place): Head | null {
  const { text, lexicon } = place;
  // “Yesterday I text Maria” asks for nothing: before a verb that does stands no more than “can you please”.
  const opens = ({ start }: Found<true>) =>
    start <= LEAD &&
    text.slice(0, start).every((word) => isOneOf(lexicon.filler, word) || isOneOf(lexicon.writer, word));
  const pens = [...lexicon.order.findAll(text), ...lexicon.pen.findAll(text)].filter(opens);
  const verbs = [...pens, ...lexicon.write.findAll(text).filter(opens)].filter(
    (found) => !isDenied(place, found.start) && !isAsked(place, found),
  );
  const named = longestOf(
    lexicon.messages
      .findAll(text)
      .filter(
        ({ start, end }) =>
          verbs.some((verb) => start >= verb.start + 1 && start - verb.end <= VERB_REACH) && isMessage(place, end),
      ),
  );
  if (named) return { end: Math.max(named.end, ...verbs.map(({ end }) => end)), isNamed: true };
  const isOurs = (at: number) => text.slice(0, at).some((word) => isOneOf(lexicon.writer, word));
  const pen = longestOf(pens.filter((one) => verbs.includes(one) && !isOurs(one.start)));
  return pen ? { end: pen.end, isNamed: false } : null;
}

/** Whom a message is for: behind a word that leads there, or a name right behind, with its article or without. */
function whomBehind(place: Place, { end, isNamed }: Head): { to: string; end: number } | null {
  const led = addressedBehind(place, end, isNamed ? NOUN_REACH : 0);
  if (led) return led;
  const capital = capitalIn(place, end);
  const between = capital ? place.text.slice(end, capital.end - read(capital.to).length) : [];
  return between.every((word) => isOneOf(place.lexicon.article, word)) ? capital : null;
}

/** Whether more than a name may stand in what was taken for one: “Ola the key is under the mat”. */
function isMoreThanName(to: string, { lexicon }: Place): boolean {
  const name = NAMED.exec(to)?.[0];
  if (name !== undefined) return name.length < to.length;
  const [first, ...others] = read(to);
  return first !== undefined && others.length + (isOneOf(lexicon.article, first) ? 0 : 1) > MOST_OF_NAME;
}

/** All that stands behind a name; behind none, what it is to be done with is told first: “to put up at the door, …”. */
function bodyFrom({ message, text, lexicon }: Place, from: number, isNamed: boolean): string {
  const all = message.slice(text[from - 1]?.to ?? 0).replace(EDGES, '');
  const words = read(all);
  const begins = longestOf(
    [...lexicon.lead.findAll(words), ...lexicon.purpose.findAll(words)].filter(({ start }) => start === 0),
  );
  const isLed = begins !== undefined && lexicon.lead.findAll(words).some(({ end }) => end === begins.end);
  if (isNamed || !begins || isLed) return all;
  const saying = lexicon.saying.findAll(words).find(({ start }) => start > begins.end);
  const mark = MARK.exec(all);
  if (saying) return all.slice(words[saying.start]?.from);
  return mark ? all.slice(mark.index).replace(EDGES, '') : '';
}

/** Whether a part may be said to the writer alone, or begins what is to be said only after another: nobody can tell. */
function isUnsure(part: string, at: number, place: Place): boolean {
  const { lexicon } = place;
  const text = read(part);
  const first = text.findIndex((word) => !isOneOf(lexicon.joins, word));
  const written = part.trim().split(/\s/u, 1)[0] ?? '';
  // Spanish writes “he” as the article, with an accent.
  const isArticle =
    text[0] !== undefined && isOneOf(lexicon.article, text[0]) && !ACCENT.test(written.normalize('NFD'));
  const begins = (book: Place['lexicon']['aside']) =>
    book.findAll(text).some(({ start }) => start === 0 || start === first);
  if ((begins(lexicon.aside) && !isArticle) || begins(lexicon.toUs) || begins(lexicon.without)) return true;
  if (deniedAt(text, place) >= 0) return true;
  if (at === 0) return first > 0 || begins(lexicon.about);
  if (begins(lexicon.lead) || lexicon.thatJoined?.test(written) === true) return true;
  if (text.length === 1) return !/\d/u.test(part);
  return text.length <= FEW && (begins(lexicon.withManner) || lexicon.changes.findAll(text).length > 0);
}

/** What a message is to say, whole; nothing where a part of it may not be meant for whom it goes to. */
function saidIn(body: string, place: Place, isNamed: boolean): string[] {
  const parts = withoutLead(body, place)
    .split(PARTS)
    .filter((part) => read(part).length > 0 && !isPlainManner(part, place));
  if (parts.some((part, at) => isUnsure(part, at, place))) return [];
  const said = sentencesIn(withoutLead(body, place), place, { isNamed, isFirst: true });
  const words = parts.reduce((sum, part) => sum + read(part).length, 0);
  return read(said.join(' ')).length < words ? [] : said;
}

/** “Politely, please”: how it shall sound, by words that say nothing else. */
const isPlainManner = (part: string, { lexicon }: Place): boolean =>
  isManner(part, lexicon) && !lexicon.without.findAll(read(part)).some(({ start }) => start === 0);

/**
 * A message asked for in words of which only the verb, or the message, is known: all that is told behind whom it is for is
 * what it says. Last of all, and only where it is sure what is to be said and what is a wish to the writer.
 */
export function requestInOwnWords(message: string, language: Language): MessageRequest | null {
  const spelled = spelledOut(message.slice(0, READ).trim());
  const lexicon = talkLexicon(language);
  const place = { message: spelled, text: read(spelled), lexicon, language };
  if (CODE.test(spelled) || message.trim().length > READ) return null;
  const head = headOf(place);
  if (!head) return null;
  const named = whomBehind(place, head);
  // “Write the plan for me” wants no message: where none is named, somebody it is for has to be.
  if (!named && !head.isNamed) return null;
  const body = bodyFrom(place, named?.end ?? head.end, named !== null);
  if (named && isMoreThanName(named.to, place) && withoutLead(body, place) === body) return null;
  const said = saidIn(body, place, named !== null);
  // A threat, a farewell or what is for somebody else is not written out, however it is asked for.
  const told = said.join('. ');
  if (told === '' || lawRead(told) === 'unlawful' || careFor(told, language) !== null) return null;
  if (isHeldBack(told, false, language)) return null;
  return { to: named?.to ?? '', about: '', when: '', aim: 'tell', said, register: registerIn(place) };
}
