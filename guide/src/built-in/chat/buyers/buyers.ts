import type { Language } from '@foothold/contract';
import { spelledOut } from '../../../chat/asks.ts';
import { fillers, smallWords } from '../../../chat/lexicon.ts';
import { isNegator } from '../../../text/negation.ts';
import { clausesOf, type Found, PhraseBook, read, type ReadText } from '../../../text/phrases.ts';
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import he from './words/he.json' with { type: 'json' };
import pt from './words/pt.json' with { type: 'json' };

type Group = Exclude<keyof typeof en, 'wish'>;

const lexicons: Record<Language, Readonly<typeof en>> = { en, he, fr, es, pt };

const books = new Map<Language, PhraseBook<Group>>();

function bookOf(language: Language): PhraseBook<Group> {
  const known = books.get(language);
  if (known) return known;
  const { wish: _, ...groups } = lexicons[language];
  const entries = Object.entries(groups) as [Group, string][];
  const made = PhraseBook.ofLists(entries.map(([group, list]) => [list, group] as const));
  books.set(language, made);
  return made;
}

/** A question for those who buy something. */
export interface BuyersAsked {
  /** What they would buy, in the person's words; empty where it is not named. */
  thing: string;
  /** The wish to sell that, as it is read for the law: how somebody asks for buyers says nothing against it. */
  wish: string;
  /** Said by a word for wanting alone, which asks for buyers only beside what the person makes: “who needs a receipt”. */
  weak: boolean;
}

/** Whoever writes more tells a story in which somebody buys. */
const MOST_WORDS = 24;
/** As long as so many words may be, in UTF-16 units. */
const MOST_LETTERS = 400;
/** So many words at most stand between who is asked for and what they do: “who on earth would buy”. */
const GAP = 3;
/** “Where on earth would I even sell”. */
const GAP_OF_SELLING = 4;

/** What asks for buyers: who it asks for, what they do, and who may not stand between. */
const frames = [
  { asks: 'who', does: 'buys', none: 'asker', gap: GAP },
  { asks: 'whom', does: 'sells', none: 'seller', gap: GAP_OF_SELLING },
  { asks: 'whom', does: 'takes', none: 'seller', gap: GAP },
  { asks: 'who', does: 'wants', none: 'asker', gap: GAP },
] as const satisfies readonly { asks: Group; does: Group; none: Group; gap: number }[];

interface Clause {
  text: ReadText;
  found: readonly Found<Group>[];
}

/** Whether only words that lead up to a question stand before a place: “the people who buy” asks for nobody. */
function opens({ text, found }: Clause, at: number): boolean {
  const leading = found.filter(({ value, end }) => value === 'lead' && end <= at);
  return text
    .slice(0, at)
    .every(
      ({ forms }, place) =>
        forms.some((form) => smallWords.has(form) || fillers.has(form)) ||
        leading.some(({ start, end }) => place >= start && place < end),
    );
}

/** Where the verb of a frame ends in a clause; null where the frame does not stand there. */
function endOf(clause: Clause, { asks, does, none, gap }: (typeof frames)[number]): number | null {
  const { text, found } = clause;
  // “From whom does one buy wool” asks for who sells it.
  const isWhom = (one: Found<Group>) =>
    found.some(({ value, start, end }) => value === 'whom' && start <= one.start && end >= one.end);
  const asking = found.filter((one) => one.value === asks && (asks === 'whom' || !isWhom(one)));
  for (const ask of asking.filter(({ start }) => opens(clause, start))) {
    const verb = found.find(({ value, start }) => value === does && start >= ask.end && start - ask.end <= gap);
    const between = verb
      ? found.filter(({ value, start }) => value === none && start >= ask.end && start < verb.start)
      : [];
    const isDenied = verb !== undefined && text.slice(ask.end, verb.start).some(isNegator);
    if (verb && between.length === 0 && !isDenied) return verb.end;
  }
  return null;
}

function askedIn(part: string, language: Language): BuyersAsked | null {
  const text = read(part);
  const clause = { text, found: bookOf(language).findAll(text) };
  if (clause.found.some(({ value }) => value === 'ours')) return null;
  const askedFrom = (end: number, weak: boolean): BuyersAsked => {
    const thing = part.slice(text[end]?.from ?? part.length).trim();
    return { thing, wish: thing === '' ? '' : `${lexicons[language].wish} ${thing}`, weak };
  };
  const whole = clause.found.find(({ value, start }) => value === 'whole' && opens(clause, start));
  if (whole) return askedFrom(whole.end, false);
  for (const frame of frames) {
    const end = endOf(clause, frame);
    if (end !== null) return askedFrom(end, frame.does === 'wants');
  }
  return null;
}

/** Whether words point at what the person makes without naming it: “who would want these”. */
export const pointsAt = (thing: string, language: Language): boolean =>
  bookOf(language)
    .findAll(read(thing))
    .some(({ value }) => value === 'this');

/** Whether a message asks who would buy something, or where and to whom it is sold; null when it does not. */
export function buyersAsked(message: string, language: Language): BuyersAsked | null {
  if (message.length > MOST_LETTERS) return null;
  const written = spelledOut(message);
  const text = read(written);
  if (text.length > MOST_WORDS) return null;
  // Wares that are none, kin, bodies and grief, wherever they stand in the message, are nothing to find buyers for.
  if (
    bookOf(language)
      .findAll(text)
      .some(({ value }) => value === 'wrong')
  )
    return null;
  for (const part of clausesOf(written)) {
    const asked = askedIn(part, language);
    if (asked) return asked;
  }
  return null;
}
