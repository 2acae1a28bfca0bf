import type { Language } from '@foothold/contract';
import {
  type AnswerBook,
  loadAnswers,
  loadAsked,
  type ShortAnswer as Written,
} from '../../../catalogue/answers/load.ts';
import { careFor } from '../../../care/care.ts';
import { asksOf } from '../../../chat/asks.ts';
import { languagesOf } from '../../../interview/reading/language.ts';
import { fold } from '../../../text/fold.ts';
import { kindsAsked } from './kinds/kinds.ts';
import { TermIndex } from './term-index.ts';
import { type Finders, type Search, topicIn, topicsNear } from './topic-in.ts';
import { type Saying, TopicWords } from './topic-words.ts';

/** A short answer that a message asks for. */
export interface ShortAnswer {
  topic: string;
  answer: string;
  /** The likeliest topic by far, in words that hardly mean another. */
  isSure: boolean;
}

/** From here on, hardly anything else can be meant. */
const SURE = 2.4;

interface Shelf extends Finders {
  answers: AnswerBook;
}

const shelves = new Map<Language, Promise<Shelf>>();

/** The short answers of a language, ready to be searched: made once, also for those who ask while it is being made. */
function shelfOf(language: Language): Promise<Shelf> {
  const shelf = shelves.get(language) ?? makeShelf(language);
  shelves.set(language, shelf);
  return shelf;
}

async function makeShelf(language: Language): Promise<Shelf> {
  const [answers, asked] = await Promise.all([loadAnswers(language), loadAsked(language)]);
  const terms = [...answers].flatMap(([topic, { terms: list }]) => list.map((term) => [topic, term] as const));
  const sayings = [...answers].map(([topic, one]) => [topic, sayingsOf(one, asked.get(topic) ?? [])] as const);
  return { answers, index: new TermIndex(terms), words: new TopicWords(new Map(sayings)) };
}

/** Terms say a topic less surely than a way of asking does. */
const TERMS = 0.5;

/** What is said of a topic: in all ways of asking for it, in its answer, and in its terms. */
function sayingsOf({ asked, terms, answer }: Written, further: readonly string[]): Saying[] {
  const whole = [...asked, ...further, answer].map((text) => ({ text, weight: 1 }));
  return [...whole, { text: terms.join(' ').replaceAll('*', ''), weight: TERMS }];
}

/** As much of a message as tells its language, in UTF-16 units. */
const TELLING = 500;

/** How a first price is found, whatever it is for. */
const ANY_PRICE = 'money/no-idea-first-price';

/** The short answer of a topic that was found by other means. */
export async function shortAnswerOf(topic: string, language: Language): Promise<ShortAnswer | null> {
  const found = (await shelfOf(language)).answers.get(topic);
  return found ? { topic, answer: found.answer, isSure: true } : null;
}

/** What can be said of the price of something that the plan is not about. */
export const shortAnswerOfAnyPrice = (language: Language) => shortAnswerOf(ANY_PRICE, language);

/** What a message is looked through with, where it is in the language that is answered in. */
export async function searchIn(message: string, language: Language): Promise<Search> {
  return { ...(await shelfOf(language)), kinds: kindsAsked(message), isMaybeElsewhere: false };
}

/** Questions that may be what a message means, where none is found: so many. */
const NEAR = 2;
/** Ways of asking that are read at a glance, in UTF-16 units, and say enough, in words. */
const GLANCE = 70;
const ENOUGH = 4;

/** The shortest way of asking that says enough, finds its topic, and is not heard as danger or a wrong when it is sent. */
async function wayOfAsking(topic: string, language: Language): Promise<string | null> {
  const { asked = [] } = (await shelfOf(language)).answers.get(topic) ?? {};
  const fitting = asked.filter((one) => one.length <= GLANCE && one.split(' ').length >= ENOUGH);
  for (const one of fitting.toSorted((a, b) => a.length - b.length)) {
    const isFound = (await shortAnswerTo(one, language))?.topic === topic;
    if (isFound && careFor(one, language) === null && asksOf(one, true)[0]?.intent !== 'illegal') return one;
  }
  return null;
}

/** The questions with an answer that a message may mean, in the words of somebody who asked them. */
export async function questionsNear(message: string, language: Language): Promise<string[]> {
  const topics = topicsNear(message, await searchIn(message, language), NEAR);
  const near = await Promise.all(topics.map((topic) => wayOfAsking(topic, language)));
  return near.flatMap((one) => (one === null ? [] : one.charAt(0).toLocaleUpperCase(language) + one.slice(1)));
}

/** The short answer to a message, in a language; the message may be in another. Null when no topic is meant. */
export async function shortAnswerTo(message: string, language: Language): Promise<ShortAnswer | null> {
  const { answers } = await shelfOf(language);
  const likely = languagesOf(fold(message.slice(0, TELLING)), language);
  const kinds = kindsAsked(message);
  for (const spoken of new Set([language, ...likely])) {
    const isMaybeElsewhere = spoken !== language && likely.includes(language);
    const found = topicIn(message, { ...(await shelfOf(spoken)), kinds, isMaybeElsewhere });
    const answer = found && answers.get(found.topic)?.answer;
    if (found && answer) return { topic: found.topic, answer, isSure: found.weight >= SURE };
  }
  return null;
}
