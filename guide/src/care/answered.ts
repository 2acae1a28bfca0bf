import { type Language, languages } from '@foothold/contract';
import { type Found, PhraseBook, read, type ReadText } from '../text/phrases.ts';
import type { AnswerWords } from './answer-words/kinds.ts';
import { answerWords } from './answer-words/words.ts';

type Role = keyof AnswerWords;

/** What somebody answers who is asked whether all is well, and what they say besides. */
export interface CareAnswer {
  isWell: boolean;
  /** Whether it is a “yes” and nothing else: what it means hangs on what was said before. */
  isYes?: boolean;
  /** What stands behind the answer and is to be read by itself; empty where nothing does. */
  rest: string;
}

const bookOf = (language: Language) =>
  PhraseBook.ofLists((Object.entries(answerWords[language]) as [Role, string][]).map(([role, said]) => [said, role]));
const books = new Map(languages.map((language) => [language, bookOf(language)]));

/** Parts of a message that are answers by themselves: “no, no, I'm fine. Fifty a month”. */
const PARTS = /[^.,;:!?…\n]+[.,;:!?…\n]*/gu;

/** Words between what denies and what it denies: “no estoy muy bien”. */
const DENIES = 4;
/** An answer of so few words is one, whatever else stands in it: “yes, please help me”. */
const SHORT = 10;
/** Of a longer message, a part of so few words answers: “I don't do well with crowds” tells of work. */
const SHORT_PART = 5;

/** Whether a part says that all is not well: being well is denied in it, or help is called for. */
function saysUnwell(words: ReadText, book: PhraseBook<Role>): boolean {
  const found = book.findAll(words);
  const of = (...roles: Role[]) => found.filter(({ value }) => roles.includes(value));
  // “No pasa nada”, “don't worry” deny nothing behind them.
  const whole = of('fine', 'besides').filter(({ start, end }) => end > start + 1);
  const denials = of('denying').filter(({ start }) => !whole.some((one) => one.start <= start && start < one.end));
  const isDenied = (at: number) => denials.some(({ end }) => end <= at && at - end < DENIES);
  return (
    of('fine', 'wellness').some(({ start }) => isDenied(start)) || of('unwell').some(({ start }) => !isDenied(start))
  );
}

/** What phrases mean that together hold all of so many words, the longest first; null where a word belongs to none. */
function covering<Value>(words: number, found: readonly Found<Value>[]): Value[] | null {
  const longestAt = (at: number) =>
    found
      .filter(({ start }) => start === at)
      .reduce<Found<Value> | null>((best, one) => (best !== null && best.end >= one.end ? best : one), null);
  const values: Value[] = [];
  for (let at = 0; at < words;) {
    const one = longestAt(at);
    if (one === null) return null;
    values.push(one.value);
    at = one.end;
  }
  return values;
}

/** The roles of phrases that hold all words of a part, the longest first; null where one word belongs to none. */
function rolesOf(words: ReadText, book: PhraseBook<Role>): Role[] | null {
  if (words.length <= SHORT_PART && saysUnwell(words, book)) return ['unwell'];
  const found = book.findAll(words).filter(({ value }) => value !== 'denying' && value !== 'wellness');
  return covering(words.length, found);
}

/** An answer stands at the beginning: so much of a message is looked through for it, in UTF-16 units. */
const LOOKED_AT = 400;

interface Part {
  words: ReadText;
  /** Where it ends in the message. */
  end: number;
}

/** The parts that a message begins with; one that is cut off is none. */
function partsOf(message: string): Part[] {
  const parts = [...message.slice(0, LOOKED_AT).matchAll(PARTS)].map(({ 0: part, index }) => ({
    words: read(part),
    end: index + part.length,
  }));
  return message.length > LOOKED_AT ? parts.slice(0, -1) : parts;
}

function answerIn(message: string, parts: readonly Part[], book: PhraseBook<Role>): CareAnswer | null {
  const isShort = message.length <= LOOKED_AT && parts.reduce((sum, { words }) => sum + words.length, 0) <= SHORT;
  if (isShort && parts.some(({ words }) => saysUnwell(words, book))) return { isWell: false, rest: '' };
  const roles = new Set<Role>();
  let taken = 0;
  for (const { words, end } of parts) {
    const said = rolesOf(words, book);
    if (said === null) break;
    for (const role of said) roles.add(role);
    taken = end;
  }
  const rest = message.slice(taken).trim();
  if (roles.has('unwell')) return { isWell: false, rest };
  if (roles.has('fine')) return { isWell: true, rest };
  // A “no” or a “yes” before something else may belong to that: “no, not on Sundays”.
  if (rest !== '') return null;
  if (roles.has('no')) return { isWell: true, rest };
  return roles.has('yes') ? { isWell: false, isYes: true, rest } : null;
}

/** The answer to whether all is well that a message begins with; null when it holds none. */
export function careAnswerIn(message: string): CareAnswer | null {
  const parts = partsOf(message);
  for (const book of books.values()) {
    const answer = answerIn(message, parts, book);
    if (answer) return answer;
  }
  return null;
}
