import { isNegator } from '../../text/negation.ts';
import { read } from '../../text/phrases.ts';
import { namesPeriod } from '../../understand/money-goal.ts';
import { mayBeEnd, motivesIn, withoutIn } from '../../understand/purpose-words/words.ts';
import { LIMITING, type Mention } from '../fields.ts';
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

/** Whether a wish denies something: more than what it is to be done without, up to its end. */
function denies(wish: string, { language }: ReadingContext): boolean {
  const words = read(wish);
  const found = goalBooks[language].findAll(words).filter(({ value }) => value === 'without');
  const first = Math.min(...found.map(({ start }) => start));
  // That it is not for money denies nothing of it.
  const motives = motivesIn(words);
  const isAside = (at: number) => at >= first || motives.some(({ start, end }) => start <= at && at < end);
  return words.some((word, at) => isNegator(word) && !isAside(at));
}

/** Whether a wish says what may well be none: somebody who is feared, or what its teller can already. */
function mayBeElse(wish: string, said: readonly Mention[], { language }: ReadingContext): boolean {
  const found = goalBooks[language].findAll(read(wish));
  const isAble = found.some(({ value, start }) => value === 'able' && start === 0);
  return (
    mayBeEnd(wish) ||
    found.some(({ value }) => value === 'harm') ||
    (isAble && said.some(({ field }) => field === 'skills'))
  );
}

/** A wish in an answer, and what is said around it. */
interface WishTold {
  wish: string;
  before: string;
  rest: string;
}

/** What begins a part behind another: what joins it, and small words. */
function withoutJoin(part: string, heard: ReadingContext): string {
  const joined = ` ${flat(part)}`;
  const [match] = joined.matchAll(JOIN[heard.language]);
  const rest = match?.index === 0 ? part.slice(match[0].length - 1) : part;
  return rest.slice(behindSmallWords(rest, { languages: [heard.language] }));
}

/** The first part of an answer, and what stands behind what ends it. */
function firstPart(message: string): [string, string] {
  const end = PART.exec(message)?.index ?? message.length;
  return [message.slice(0, end), message.slice(end).replace(/^[,.;!\s]+/u, '')];
}

/** The wish that an answer begins with, or that stands behind its sum; null where there is none. */
function wishIn(message: string, isSum: (text: string) => boolean, heard: ReadingContext): WishTold | null {
  const [part, behind] = firstPart(message);
  const isWish = isWishShaped(part, heard);
  // A sum that is to be had without something is told in one part: who hears the “without” hears no sum.
  if (isWish && (!isSum(part) || withoutIn(part).length > 0)) return { wish: part.trim(), before: '', rest: behind };
  // A wish and a sum: “walk without a stick and 300 a month”.
  for (const match of isWish ? flat(part).matchAll(JOIN[heard.language]) : []) {
    const wish = part.slice(0, match.index);
    if (!isSum(wish)) return { wish: wish.trim(), before: '', rest: message.slice(match.index + match[0].length) };
  }
  if (!isSum(part)) return null;
  const [second, last] = firstPart(withoutJoin(behind, heard));
  const isSecond = isWishShaped(second, heard) && !isSum(second);
  return isSecond ? { wish: second.trim(), before: part, rest: last } : null;
}

/** Whether an answer, or the wish in it, was heard as something that it surely is. */
function isHeardElse({ wish, rest }: WishTold, said: readonly Mention[], heard: ReadingContext): boolean {
  const isElse = said.some((one) => !TAKEN_FOR.has(one.field) && one.field !== 'goals');
  // What is denied in it stays what it was heard as.
  const isRefusal = denies(wish, heard) && said.some(({ field }) => LIMITING.has(field));
  // Who did something for so long tells work.
  const isWork = said.some((one) => one.field === 'experience' && one.value.duration_months > 0);
  return isRefusal || isWork || mayBeElse(wish, said, heard) || (isElse && rest === '');
}

/**
 * What a short answer to the question for goals says that none was heard in, where it begins as wishes do: all of its first
 * part is the goal, whatever its words may tell elsewhere (“a night without pills” is no limit then, and “before I am 60”
 * no age). What stands behind it is read by itself, and so is a sum before it.
 */
export function withGoalAnswered<Heard extends Reading>(
  hearing: Heard,
  message: string,
  { heard, again }: { heard: ReadingContext; again: (rest: string) => readonly Mention[] },
): Heard {
  if (heard.asked !== 'goals' || wordsIn(message) > MOST_WORDS) return hearing;
  const { said } = hearing;
  // Beside an age, a number is one of money only by what it is counted by.
  const isAge = said.some(({ field }) => field === 'age');
  const isSum = (text: string) => hasSum(text, heard) && (!isAge || namesPeriod(text));
  const found = wishIn(message, isSum, heard);
  const goal = found && goalIn(found.wish, heard.language);
  if (!found || !goal) return hearing;
  const folded = flat(found.wish);
  const isWithin = (one: Mention) => folded.includes(flat(wordsOf(one)));
  // What is told as loved is that, also behind a verb that looks like one to be done: “jadore danser”.
  const isKnown = (one: Mention) =>
    one.field === 'goals'
      ? isWithin(one) || flat(one.value.value).includes(folded)
      : one.field === 'hobbies' && isWithin(one) && !folded.startsWith(flat(wordsOf(one)));
  const sums = found.before === '' ? [] : said.filter((one) => one.field === 'goals' && isSum(one.value.value));
  const isWhole = found.before === '' || sums.length > 0;
  if ((isWhole && said.some(isKnown)) || isHeardElse(found, said, heard)) return hearing;
  const before = isWhole ? sums : again(found.before);
  const behind = found.rest === '' ? [] : again(found.rest);
  return { ...hearing, said: [...before, { field: 'goals', value: goal }, ...behind], unread: [], complete: true };
}
