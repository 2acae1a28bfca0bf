import type { Language } from '@foothold/contract';
import { clausesOf, read } from '../../../text/phrases.ts';
import { spelledOut } from '../../../chat/asks.ts';
import { asksNear } from '../../../chat/lexicon.ts';
import type { Place } from './addressee.ts';
import { talkLexicon } from './lexicon.ts';
import {
  addressedBehind,
  capitalIn,
  CODE,
  isAsked,
  isDenied,
  longestFirst,
  type MessageRequest,
  NOUN_REACH,
  READ,
  VERB_REACH,
} from './requests.ts';
import { EDGES, registerIn, sentencesIn } from './telling.ts';
import type { Aim } from './words.ts';

/** Words that may stand before a verb of writing: “can you please write”. */
const LEAD = 3;
/** A message that is named by itself is among the first words: “one text to send”. */
const FIRST = 1;
/** Fewer words are nothing to say. */
const LEAST = 2;

/** Where the words end that ask for a message, and whether the message itself was named. */
interface Head {
  end: number;
  isNamed: boolean;
}

/** The verb of writing, and the message, that a message begins with; null where it asks for none. */
function headOf(place: Place): Head | null {
  const { message, text, lexicon } = place;
  const verbs = [...lexicon.pen.findAll(text), ...lexicon.order.findAll(text), ...lexicon.write.findAll(text)]
    .filter((found) => found.start <= LEAD && !isDenied(place, found.start) && !isAsked(place, found))
    .toSorted(longestFirst);
  const nouns = lexicon.messages.findAll(text).toSorted(longestFirst);
  const named = nouns.find(({ start }) =>
    verbs.some((verb) => start >= verb.start + 1 && start - verb.end <= VERB_REACH),
  );
  if (named) return { end: Math.max(named.end, ...verbs.map(({ end }) => end)), isNamed: true };
  const pen = [...lexicon.order.findAll(text), ...lexicon.pen.findAll(text)]
    .filter(({ start }) => verbs.some((verb) => verb.start === start))
    .toSorted(longestFirst)[0];
  if (pen) return { end: pen.end, isNamed: false };
  // “One text to send to the parents, …” is no question: “my text got no answer, what now” is one.
  if (message.includes('?') || clausesOf(message).some((clause) => asksNear(read(clause)))) return null;
  const thin = lexicon.thin.findAll(text);
  const bare = nouns.find(
    ({ start, end }) => start <= FIRST && !thin.some((one) => one.start <= start && one.end >= end),
  );
  return bare ? { end: bare.end, isNamed: true } : null;
}

/** Where what is to be said begins: behind a word that leads to it, or a mark, or right behind whom it is for. */
function bodyFrom({ message, text, lexicon }: Place, from: number): string {
  const begins = text[from - 1]?.to ?? 0;
  const rest = message.slice(begins);
  const marked = /[,:;\n]|\.(?=\s)/u.exec(rest)?.index ?? 0;
  const led = lexicon.lead
    .findAll(text)
    .filter(
      ({ start, end }) =>
        start >= from && (end - start > 1 || /[,:;.\n]\s*$/u.test(message.slice(0, text[start]?.from))),
    )
    .toSorted(longestFirst)[0];
  const at = led ? (text[led.end]?.from ?? message.length) : begins + marked;
  const body = message.slice(at).replace(EDGES, '');
  if (read(body).length >= LEAST && at > begins) return body;
  const all = rest.replace(EDGES, '');
  const words = read(all);
  const purpose = lexicon.purpose.findAll(words).find(({ start }) => start === 0);
  if (!purpose) return all;
  // “For me to send round, offering …” tells what is done with it first.
  const saying = lexicon.saying.findAll(words).find(({ start }) => start > purpose.end);
  return all.slice(words[saying ? saying.start : purpose.end]?.from ?? all.length);
}

/** What may be said in no more than thanks, or to be sorry. */
const plain: ReadonlySet<Aim> = new Set<Aim>(['thanks', 'sorry']);

/**
 * A message asked for in words of which only the verb, or the message, is known: what is told behind it is what it says.
 * Last of all, since whom it is for and what it is about may be told apart only by a guess.
 */
export function requestInOwnWords(message: string, language: Language): MessageRequest | null {
  const spelled = spelledOut(message.slice(0, READ).trim());
  const lexicon = talkLexicon(language);
  const place = { message: spelled, text: read(spelled), lexicon, language };
  if (CODE.test(spelled)) return null;
  const head = headOf(place);
  if (!head) return null;
  const named = addressedBehind(place, head.end, NOUN_REACH) ?? capitalIn(place, head.end);
  // “Write the plan for me” wants no message: where none is named, somebody it is for has to be.
  if (!named && !head.isNamed) return null;
  const told = { isNamed: named !== null, isFirst: true };
  const said = sentencesIn(bodyFrom(place, named?.end ?? head.end), place, told);
  if (said.length === 0) return null;
  const own = lexicon.aims.findAll(place.text).find(({ value }) => plain.has(value))?.value;
  return { to: named?.to ?? '', about: '', when: '', aim: own ?? 'tell', said, register: registerIn(place) };
}
