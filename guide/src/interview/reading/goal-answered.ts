import { isNegator } from '../../text/negation.ts';
import { read } from '../../text/phrases.ts';
import { namesPeriod } from '../../understand/money-goal.ts';
import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { goalBooks } from './goal-words/words.ts';
import { goalIn } from './items.ts';
import { flat } from './message.ts';
import type { Reading } from './read-message.ts';
import { wordsOf } from './refusals.ts';
import { behindSmallWords, DOING, hasSum, JOIN } from './wishes-apart.ts';

/** Longer messages are stories, and a longer part of one is no wish. In words. */
const MOST_WORDS = 24;
const MOST_OF_A_WISH = 16;
/** Up to where the first thing goes that an answer says. */
const PART = /[,.;!\n](?!\d)/u;
/** What an answer to the question for goals may have been taken for, though it is one. */
const TAKEN_FOR: ReadonlySet<Mention['field']> = new Set([
  'notes',
  'skills',
  'hobbies',
  'experience',
  'education',
  'limits',
  'dislikes',
  'age',
  'location',
]);

const REFUSING: ReadonlySet<Mention['field']> = new Set(['limits', 'dislikes']);

const wordsIn = (text: string) => text.split(/\s+/u).filter((word) => word !== '').length;

/**
 * Whether a part begins as wishes do: with what is to be done, or with what is to be. Behind “I” it is told of what is,
 * unless somebody wants it.
 */
function isWishShaped(part: string, { language }: ReadingContext): boolean {
  const book = goalBooks[language];
  const found = book.findAll(read(part));
  const isToBe = found.some(({ value, start }) => value === 'that' && start === 0);
  const isWanted = found.some(({ value }) => value === 'want');
  const rest = isWanted ? part.slice(behindSmallWords(part, { languages: [language] })) : part;
  const words = read(rest);
  const isDeed = book.findAll(words).some(({ value, start }) => value === 'deed' && start === 0);
  const isDoing = language === 'en' ? isDeed : DOING[language].test(`${flat(rest)} `);
  return (isToBe || isDoing) && words.length > 1 && words.length <= MOST_OF_A_WISH;
}

/** Whether a wish denies something, be it only something that it is to be done without. */
function denies(wish: string, { language }: ReadingContext): boolean {
  const words = read(wish);
  const found = goalBooks[language].findAll(words).filter(({ value }) => value === 'without');
  return words.some((word, at) => isNegator(word) && !found.some(({ start }) => start === at));
}

/** The wish that an answer begins with, and what is said behind it; null where it begins with none. */
function wishBefore(message: string, isSum: (text: string) => boolean, heard: ReadingContext) {
  const end = PART.exec(message)?.index ?? message.length;
  const [part, behind] = [message.slice(0, end), message.slice(end).replace(/^[,.;!\s]+/u, '')];
  if (!isWishShaped(part, heard)) return null;
  if (!isSum(part)) return { wish: part.trim(), rest: behind };
  // A wish and a sum: “walk without a stick and 300 a month”. Where the sum comes first it was heard with what follows.
  for (const match of flat(part).matchAll(JOIN[heard.language])) {
    const wish = part.slice(0, match.index);
    if (!isSum(wish)) return { wish: wish.trim(), rest: message.slice(match.index + match[0].length) };
  }
  return null;
}

/**
 * What a short answer to the question for goals says that none was heard in, where it begins as wishes do: all of its first
 * part is the goal, whatever its words may tell elsewhere (“a night without pills” is no limit then, and “before I am 60”
 * no age). What stands behind it is read by itself.
 */
export function withGoalAnswered<Heard extends Reading>(
  hearing: Heard,
  message: string,
  { heard, again }: { heard: ReadingContext; again: (rest: string) => readonly Mention[] },
): Heard {
  if (heard.asked !== 'goals' || wordsIn(message) > MOST_WORDS) return hearing;
  // Beside an age, a number is one of money only by what it is counted by.
  const isAge = hearing.said.some(({ field }) => field === 'age');
  const isSum = (text: string) => hasSum(text, heard) && (!isAge || namesPeriod(text));
  const found = wishBefore(message, isSum, heard);
  const goal = found && goalIn(found.wish, heard.language);
  if (!found || !goal) return hearing;
  const folded = flat(found.wish);
  const isWithin = (one: Mention) => folded.includes(flat(wordsOf(one)));
  // What is told as loved is that, also behind a verb that looks like one to be done: “jadore danser”.
  const isKnown = hearing.said.some(
    (one) =>
      isWithin(one) && (one.field === 'goals' || (one.field === 'hobbies' && !folded.startsWith(flat(wordsOf(one))))),
  );
  const isElse = hearing.said.some((one) => !TAKEN_FOR.has(one.field) && one.field !== 'goals');
  // What is denied in it stays what it was heard as.
  const isRefusal = denies(found.wish, heard) && hearing.said.some(({ field }) => REFUSING.has(field));
  if (isKnown || isRefusal || (isElse && found.rest === '')) return hearing;
  const behind = found.rest === '' ? [] : again(found.rest);
  return { ...hearing, said: [{ field: 'goals', value: goal }, ...behind], unread: [], complete: true };
}
