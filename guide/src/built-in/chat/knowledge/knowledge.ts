import type { Language } from '@foothold/contract';
import { type AnswerBook, loadAnswers } from '../../../catalogue/answers/load.ts';
import { languagesOf } from '../../../interview/reading/language.ts';
import { fold, tokensOf } from '../../../text/fold.ts';
import { type Found, TermIndex } from './term-index.ts';
import { TopicWords } from './topic-words.ts';

/** A short answer that a message asks for. */
export interface ShortAnswer {
  topic: string;
  answer: string;
  /** The likeliest topic by far, in words that hardly mean another. */
  isSure: boolean;
}

/**
 * From this weight on, terms say what is asked (two common words, or one that is a topic's own). Found on the ways of
 * asking that lie beside the answers (`npm run guide:answers`), like the figures below: a wrong answer is worse than none.
 */
const LEAST = 1.5;
/** What a topic that speaks of the whole message is ahead of one that speaks of nothing in it but its terms. */
const WHOLE = 8;
/** This much a topic has to be ahead of every other. */
const AHEAD = 0.2;
/**
 * Where another topic speaks of so much more of the message, its term stands there by chance (“my pupil smells of
 * alcohol” asks for no licence to sell it); not where it speaks of half: in a short question small words are enough to be ahead.
 */
const OUTDONE = 0.8;
const HALF = 0.5;
/**
 * More than a lone word weighs: asked for in a long message, whose words may be of anything it tells, and in the terms
 * of another language where a message may as well be in the one that was asked in, since close languages share words
 * that mean different things.
 */
const NO_LONE_WORD = 1.6;
/** A message of more words is long. */
const LONG = 18;
/** From here on, hardly anything else can be meant. */
const SURE = 2.4;

interface Shelf {
  answers: AnswerBook;
  index: TermIndex;
  words: TopicWords;
}

const shelves = new Map<Language, Promise<Shelf>>();

/** The short answers of a language, ready to be searched: made once, also for those who ask while it is being made. */
function shelfOf(language: Language): Promise<Shelf> {
  const shelf = shelves.get(language) ?? makeShelf(language);
  shelves.set(language, shelf);
  return shelf;
}

async function makeShelf(language: Language): Promise<Shelf> {
  const answers = await loadAnswers(language);
  const terms = [...answers].flatMap(([topic, { terms: list }]) => list.map((term) => [topic, term] as const));
  const texts = [...answers].map(([topic, { asked, terms: list }]) => [topic, [...asked, ...list].join(' ')] as const);
  return { answers, index: new TermIndex(terms), words: new TopicWords(new Map(texts)) };
}

/** As much of a message as tells its language, in UTF-16 units. */
const TELLING = 500;

const heightOf = ({ one, share }: { one: Found; share: number }) => one.weight + WHOLE * share;

/** The topic a message asks for; null when no topic's terms stand in it, or those of several alike. */
function topicIn(message: string, { index, words }: Shelf, least: number): Found | null {
  const enough = index.find(message).filter(({ weight }) => weight >= least);
  if (enough.length === 0) return null;
  const speaks = words.speaking(message);
  const found = enough.map((one) => ({ one, ...speaks(one.topic) })).toSorted((a, b) => heightOf(b) - heightOf(a));
  const [first, second] = found;
  if (!first || (second && heightOf(first) - heightOf(second) < AHEAD)) return null;
  if (first.ofMost < OUTDONE && first.share < HALF) return null;
  return first.one;
}

/** How a first price is found, whatever it is for. */
const ANY_PRICE = 'money/no-idea-first-price';

/** What can be said of the price of something that the plan is not about. */
export async function shortAnswerOfAnyPrice(language: Language): Promise<ShortAnswer | null> {
  const found = (await shelfOf(language)).answers.get(ANY_PRICE);
  return found ? { topic: ANY_PRICE, answer: found.answer, isSure: true } : null;
}

/** The short answer to a message, in a language; the message may be in another. Null when no topic is meant. */
export async function shortAnswerTo(message: string, language: Language): Promise<ShortAnswer | null> {
  const { answers } = await shelfOf(language);
  const isLong = tokensOf(message).length > LONG;
  const likely = languagesOf(fold(message.slice(0, TELLING)), language);
  for (const spoken of new Set([language, ...likely])) {
    const isMaybeElsewhere = spoken !== language && likely.includes(language);
    const least = isLong || isMaybeElsewhere ? NO_LONE_WORD : LEAST;
    const found = topicIn(message, await shelfOf(spoken), least);
    const answer = found && answers.get(found.topic)?.answer;
    if (found && answer) return { topic: found.topic, answer, isSure: found.weight >= SURE };
  }
  return null;
}
