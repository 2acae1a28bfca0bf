import type { Language } from '@foothold/contract';
import type { ChatIntent } from '../../../chat/intents.ts';
import { spelledOut } from '../../../chat/asks.ts';
import { asksNear, griefWords } from '../../../chat/lexicon.ts';
import { isNegated } from '../../../text/negation.ts';
import { isTown, TOWN_WORDS } from '../../../language/towns.ts';
import { numberIn } from '../../../understand/quantities.ts';
import { clausesOf, PhraseBook, read, type ReadText } from '../../../text/phrases.ts';
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import he from './words/he.json' with { type: 'json' };
import pt from './words/pt.json' with { type: 'json' };

type Group = keyof typeof en;

const lexicons: Record<Language, Readonly<Record<Group, string>>> = { en, he, fr, es, pt };

/** What a message is taken to be about: a card, a short answer, what only others nearby know, or a trouble whatever it is. */
export type Framed =
  | { gives: 'card'; card: ChatIntent }
  | { gives: 'topic'; topic: string }
  | { gives: 'elsewhere' }
  | { gives: 'trouble' };

const topic = (name: string): Framed => ({ gives: 'topic', topic: name });
const card = (intent: ChatIntent): Framed => ({ gives: 'card', card: intent });
const elsewhere: Framed = { gives: 'elsewhere' };

/** Groups of words that must all stand in one message, in any order, and those that must not. */
interface Frame {
  all: readonly Group[];
  /** Of these, one at least stands too. */
  any?: readonly Group[];
  none?: readonly Group[];
  /** Said as a question, or told. */
  asks?: boolean;
  /** So many words at most stand between one group and the next, in this order. */
  gap?: number;
  /** Of two numbers, one is of those who came, and it is the smaller. */
  fewer?: boolean;
  /** So many words the message has at most. */
  most?: number;
  /** Said of the work alone: neither of somebody near or their body, nor of a home, a life or a sum of more than one figure. */
  ofWork?: boolean;
  gives: Framed;
}

/** The more particular first. */
const frames: readonly Frame[] = [
  { all: ['booked', 'absent'], none: ['outside', 'kin'], gives: topic('money/no-shows') },
  { all: ['somebody', 'hurt'], gives: topic('rules/accident-and-injury') },
  { all: ['theirs', 'allowed'], gives: topic('rules/copyright-of-others-work') },
  { all: ['boss', 'sack'], asks: true, gives: topic('rules/employers-permission') },
  { all: ['copied', 'made'], none: ['theirs', 'allowed'], gives: topic('everyday/someone-copies-me') },
  { all: ['online', 'slander'], gives: topic('customers/bad-review') },
  { all: ['bargain'], none: ['figure', 'outside'], gives: topic('money/haggling') },
  { all: ['other', 'gripe', 'fault'], none: ['kin'], gives: topic('rules/complaints-from-customers') },
  {
    all: ['buyer', 'claims', 'spoiled'],
    none: ['unowed'],
    ofWork: true,
    gap: 6,
    gives: topic('rules/complaints-from-customers'),
  },
  { all: ['buyer', 'handback'], none: ['figure', 'offered'], ofWork: true, gap: 5, gives: topic('money/refunds') },
  {
    all: ['buyer', 'handover', 'backwards'],
    none: ['figure', 'offered', 'kin', 'promised', 'unowed'],
    gap: 4,
    gives: topic('money/refunds'),
  },
  { all: ['buyer', 'claims', 'sameas'], ofWork: true, gap: 6, gives: topic('customers/competitors') },
  {
    all: ['cheaper', 'shops'],
    any: ['claims', 'hearsay'],
    none: ['figure', 'where', 'kin'],
    asks: false,
    ofWork: true,
    most: 16,
    gives: topic('customers/competitors'),
  },
  { all: ['saidyes', 'came'], none: ['price', 'grave'], fewer: true, gives: topic('further/few-came') },
  { all: ['instead', 'came'], none: ['price', 'grave'], fewer: true, gives: topic('further/few-came') },
  { all: ['few', 'came'], none: ['figure', 'price'], asks: false, gives: topic('further/few-came') },
  { all: ['figure', 'outside'], none: ['mine'], asks: true, gives: elsewhere },
  { all: ['figure', 'now'], none: ['mine'], asks: true, gives: elsewhere },
  { all: ['open', 'outside'], none: ['mine'], asks: true, gives: elsewhere },
  { all: ['open', 'now'], none: ['mine'], asks: true, gives: elsewhere },
  { all: ['howmuch', 'price'], none: ['outside', 'now', 'span'], gap: 2, gives: topic('money/no-idea-first-price') },
  { all: ['asking', 'pricing'], none: ['outside', 'now'], gap: 2, gives: topic('money/no-idea-first-price') },
  {
    all: ['whence', 'gather', 'folk'],
    none: ['owned'],
    asks: true,
    gap: 4,
    gives: topic('customers/first-ten-contacts'),
  },
  { all: ['where', 'reach', 'people'], none: ['owned'], gap: 3, gives: topic('customers/first-ten-contacts') },
  {
    all: ['where', 'reach', 'firsts'],
    none: ['owned', 'stepwise'],
    gap: 3,
    gives: topic('customers/first-ten-contacts'),
  },
  {
    all: ['where', 'beknown'],
    none: ['owned', 'stepwise', 'boss', 'kin'],
    gap: 6,
    gives: topic('customers/first-ten-contacts'),
  },
  {
    all: ['where', 'winover'],
    any: ['people', 'client', 'firsts'],
    none: ['owned', 'stepwise', 'boss', 'kin', 'grave'],
    gap: 7,
    gives: topic('customers/first-ten-contacts'),
  },
  { all: ['where', 'setprice'], none: ['outside', 'now', 'span'], gap: 4, gives: topic('money/no-idea-first-price') },
  { all: ['lately', 'hindered'], none: ['where', 'figure', 'client'], asks: false, gives: topic('further/not-today') },
  { all: ['fear', 'facing'], none: ['figure', 'kin'], gives: card('afraid') },
  {
    all: ['freeze', 'facing'],
    none: ['figure', 'kin', 'boss', 'grave', 'pronoun'],
    asks: false,
    gives: card('afraid'),
  },
  {
    all: ['whatif', 'nogood'],
    none: ['kin', 'grave', 'boss', 'other', 'promised'],
    gap: 4,
    most: 9,
    gives: card('afraid'),
  },
  { all: ['posted', 'unanswered'], none: ['kin', 'grave'], gives: topic('everyday/nobody-comes') },
  { all: ['overlong', 'reckoned'], none: ['kin', 'grave'], gives: topic('money/took-longer-than-quoted') },
  {
    all: ['bywhen', 'cannot'],
    any: ['buyer'],
    none: ['kin', 'grave', 'boss', 'figure', 'unowed'],
    gap: 5,
    gives: topic('working/delivering-late'),
  },
  { all: ['clueless', 'whatpaid'], none: ['outside', 'now'], gap: 3, gives: topic('money/no-idea-first-price') },
  { all: ['knownobody'], none: ['kin', 'grave'], most: 14, gives: topic('customers/new-in-town') },
  { all: ['putwhat', 'what', 'signs'], none: ['kin'], gap: 4, gives: topic('working/writing-an-inviting-text') },
  { all: ['what', 'putwhat', 'signs'], none: ['kin'], gap: 4, gives: topic('working/writing-an-inviting-text') },
  { all: ['pauseit'], none: ['kin', 'grave'], gives: card('change') },
  { all: ['gratis', 'wants'], none: ['figure', 'outside', 'offered'], gives: topic('money/family-price') },
  { all: ['owes'], none: ['figure', 'outside', 'gratis', 'unowed'], ofWork: true, gives: topic('money/late-payers') },
  { all: ['goods', 'mishap'], none: ['figure', 'outside', 'fine'], ofWork: true, gap: 4, gives: { gives: 'trouble' } },
  { all: ['undid', 'goods'], none: ['figure', 'outside', 'fine'], ofWork: true, gap: 2, gives: { gives: 'trouble' } },
];

/** Whoever writes more says more than a frame holds. */
const MOST_WORDS = 24;
/** “Not afraid of heights”. */
const DENIES_WITHIN = 2;
/** The words of a frame stand as near as in one sentence or two. */
const WITHIN = 18;

/** Where the words of each group stand in a text. */
type Places = ReadonlyMap<Group, readonly [number, number][]>;

const books = new Map<Language, PhraseBook<Group>>();

function bookOf(language: Language): PhraseBook<Group> {
  const known = books.get(language);
  if (known) return known;
  const entries = Object.entries(lexicons[language]) as [Group, string][];
  const made = PhraseBook.ofLists(entries.map(([group, list]) => [list, group] as const));
  books.set(language, made);
  return made;
}

/** Whether so many groups stand near each other, each with words of its own. */
function stand(all: readonly Group[], places: ReadonlyMap<Group, readonly [number, number][]>): boolean {
  const [first, ...others] = all.map((group) => places.get(group) ?? []);
  if (!first) return false;
  return first.some(([from, to]) => {
    const taken: [number, number][] = [[from, to]];
    return others.every((list) => {
      const free = list.find(
        ([start, end]) => Math.abs(start - from) <= WITHIN && taken.every((one) => end <= one[0] || start >= one[1]),
      );
      if (free) taken.push(free);
      return free !== undefined;
    });
  });
}

/** Whether the groups stand one after the other, with so few words between. */
function follow(all: readonly Group[], places: ReadonlyMap<Group, readonly [number, number][]>, gap: number): boolean {
  let ends: readonly number[] = [];
  for (const [at, group] of all.entries()) {
    const before = ends;
    const next = (places.get(group) ?? []).filter(
      ([start]) => at === 0 || before.some((end) => start >= end && start - end <= gap),
    );
    ends = next.map(([, end]) => end);
  }
  return ends.length > 0;
}

/** What is not there where it is denied. */
const deniable: ReadonlySet<Group> = new Set<Group>(['fear', 'mishap', 'undid']);
/** More figures are a sum. */
const MOST_FIGURES = 1;

const isFigure = (word: ReadText[number]) => /\d/u.test(word.forms[0] ?? '') || (numberIn(word) ?? 0) > 1;

/** Whether somebody near, a body, a home, a life or a death stands in a message, or a sum: then no rule of the trade is said. */
function isOfMoreThanWork(text: ReadText, places: ReadonlyMap<Group, unknown>): boolean {
  if (places.has('kin') || places.has('grave') || griefWords.findAll(text).length > 0) return true;
  return text.filter(isFigure).length > MOST_FIGURES;
}

/** Where the words of each group stand. */
function placesIn(text: ReadText, language: Language): Map<Group, [number, number][]> {
  const places = new Map<Group, [number, number][]>();
  for (const { value, start, end } of bookOf(language).findAll(text))
    if (!deniable.has(value) || !isNegated(text, start, DENIES_WITHIN))
      places.set(value, [...(places.get(value) ?? []), [start, end]]);
  return places;
}

/** Whether of two numbers the smaller stands nearest to who came: “three said yes and one came”. */
function tellsFewer(text: ReadText, places: Places): boolean {
  const numbers = text.flatMap((word, at) => {
    const number = numberIn(word);
    return number === undefined ? [] : [{ number, at }];
  });
  const [first, second] = numbers;
  if (numbers.length !== 2 || !first || !second) return false;
  const away = (from: number) => Math.min(...(places.get('came') ?? []).map(([start]) => Math.abs(start - from)));
  const [came, said] = away(first.at) < away(second.at) ? [first, second] : [second, first];
  return came.number < said.number;
}

function framedIn(text: ReadText, isAsked: boolean, language: Language): Framed | null {
  const places = placesIn(text, language);
  const isNear = isOfMoreThanWork(text, places);
  const frame = frames.find(
    ({ all, any, none = [], asks, gap, ofWork = false, fewer = false, most = MOST_WORDS }) =>
      (asks === undefined || asks === isAsked) &&
      text.length <= most &&
      !(fewer && !tellsFewer(text, places)) &&
      any?.some((group) => places.has(group)) !== false &&
      !none.some((group) => places.has(group)) &&
      !(ofWork && isNear) &&
      (gap === undefined ? stand(all, places) : follow(all, places, gap)),
  );
  return frame?.gives ?? null;
}

/**
 * What a message is about that no phrase and no term names, by words that only together say it; null when none do. It is
 * read in the language of the talk alone: small words of another would say something else.
 */
export function framed(message: string, language: Language): Framed | null {
  const text = read(spelledOut(message));
  if (text.length > MOST_WORDS) return null;
  // Three figures are a sum, whatever words stand beside them.
  if (text.filter(isFigure).length > MOST_FIGURES + 1) return null;
  const isAsked = message.includes('?') || clausesOf(message).some((clause) => asksNear(read(clause)));
  return framedIn(text, isAsked, language);
}

/** More words tell a story of their own. */
const MOST_FEARED = 12;
/** Words between a buyer or a thing and what is feared of it. */
const FEARED_WITHIN = 3;
/** Whoever is named by such a word may be anybody. */
const anybody: readonly Group[] = ['kin', 'grave', 'promised', 'figure', 'pronoun'];
const harms: readonly (readonly [Group, Group])[] = [
  ['goods', 'feared'],
  ['buyer', 'feared'],
  ['feared', 'goods'],
  ['feared', 'buyer'],
];

/** What a message may not name where somebody of whom was spoken stands in it: nobody near, no body, no home, nothing owed. */
const beyondWork: readonly Group[] = ['kin', 'grave', 'promised', 'unowed', 'figure', 'boss'];

/**
 * “And if it rains?”, “what if the vase cracks”, “if it comes out crooked”: what is feared of buyers, weather and goods.
 * Whatever else is feared may be of somebody’s life, and no rule of the trade is said to that. `ofBuyers`: buyers were spoken
 * of right before, so that “and if she says no?” is one of them.
 */
export function isFeared(message: string, language: Language, ofBuyers = false): boolean {
  const text = read(spelledOut(message));
  if (text.length > MOST_FEARED || text.some(isFigure) || griefWords.findAll(text).length > 0) return false;
  const places = placesIn(text, language);
  const isBegun = places.get('whatif')?.some(([start]) => start === 0) === true;
  const isOfThem =
    places.has('third') &&
    places.has('feared') &&
    !places.has('oneself') &&
    !beyondWork.some((group) => places.has(group));
  if (isBegun && ofBuyers && isOfThem) return true;
  if (!isBegun || anybody.some((group) => places.has(group))) return false;
  return places.has('mischance') || harms.some((pair) => follow(pair, places, FEARED_WITHIN));
}

/** Whether a message names somebody who buys, books or is served, and nobody near. */
export function namesBuyer(message: string, language: Language): boolean {
  const text = read(spelledOut(message));
  const places = placesIn(text, language);
  return (places.has('buyer') || places.has('client')) && !isOfMoreThanWork(text, places) && !places.has('boss');
}

/** Where a question may end, in words: “a jar of honey at Dakar is how much”. */
const ASKS_AT_END = 5;
const ASKS_AT_START = 3;
/** Shorter words of an address name hardly a place. */
const SHORTEST_PLACE = 4;

/** Whether words name where the person lives, or a town behind a word for being there. */
function namesPlace(
  written: string,
  home: string,
  places: ReadonlyMap<Group, readonly [number, number][]>,
  language: Language,
): boolean {
  const text = read(written);
  const isName = ({ from, to }: ReadText[number]) =>
    to - from >= SHORTEST_PLACE && home.charAt(from) === home.charAt(from).toUpperCase();
  const own = new Set(read(home).flatMap((word) => (isName(word) ? word.forms : [])));
  const isHome = text.some(({ from, to, forms }) => to - from >= SHORTEST_PLACE && forms.some((form) => own.has(form)));
  const isTownAt = (at: number) =>
    Array.from({ length: TOWN_WORDS }, (_, more) => written.slice(text[at]?.from, text[at + more]?.to)).some(isTown);
  const led = (places.get('at') ?? []).some(([, end]) => text[end] !== undefined && isTownAt(end));
  // Hebrew writes “in” and the town as one word.
  const isJoined = language === 'he' && text.some(({ forms }) => forms.slice(1).some(isTown));
  return isHome || led || isJoined;
}

/** What says that something is asked of where others are. */
const beThere: readonly Group[] = ['here', 'outside'];

/**
 * What a message asks that only those at a place know: what others charge there, who is cheapest, what they allow. What one
 * asks for oneself is no such thing, and how long something takes neither.
 */
export function isAskedThere(message: string, home: string, language: Language): boolean {
  const written = spelledOut(message);
  const text = read(written);
  if (text.length > MOST_WORDS || text.filter(isFigure).length > MOST_FIGURES) return false;
  const places = placesIn(text, language);
  const isAt = () => beThere.some((group) => places.has(group)) || namesPlace(written, home, places, language);
  const isThere = () => places.has('now') || isAt();
  if (griefWords.findAll(text).length > 0) return false;
  const asking = [...(places.get('asking') ?? []), ...(places.get('which') ?? [])];
  const isAtEdge = asking.some(([start]) => start < ASKS_AT_START || start >= text.length - ASKS_AT_END);
  if (places.has('permit')) return (message.includes('?') || asksNear(text)) && isThere();
  if (!isAtEdge || places.has('mine') || follow(['asking', 'span'], places, 1)) return false;
  if (places.has('asking') && (places.has('charges') || places.has('figure'))) return isThere();
  // “Which is the cheapest way to get known here” is asked of what one may do.
  return places.has('which') && places.has('cheap') && !places.has('manner') && isAt();
}

const others: ReadonlySet<Group> = new Set<Group>(['other', 'kin', 'promised']);

/** Whether a message names somebody besides the person who writes: what it asks for may be theirs. */
export function namesAnother(message: string, language: Language): boolean {
  return bookOf(language)
    .findAll(read(spelledOut(message)))
    .some(({ value }) => others.has(value));
}
