import { goalTypes, purposeOfType } from '@foothold/contract';
import { isNegator } from '../../text/negation.ts';
import { type Found, read, type ReadText } from '../../text/phrases.ts';
import type { PurposeWord } from '../../understand/purpose-words/kinds.ts';
import { readMoneyGoal } from '../../understand/money-goal.ts';
import { isOpenType } from '../../understand/goal-type.ts';
import { unpaidPurpose } from '../../understand/purpose.ts';
import { motivesIn, purposeWordsIn, unpaidIn } from '../../understand/purpose-words/words.ts';
import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { flat, PIECE, placeOfWords, type Stretch, stretchesOf } from './message.ts';
import { NOTHING, speaksOfEarning } from './number-mentions.ts';

/** How far behind a wish people say that it is not for money, in characters; their sentence ends it before. */
const BEHIND = 60;
/** How far before it or behind it a part that says only this may stand, whatever sentence it is in. */
const BESIDE = 80;
const PART = /[^,.;!?\n]+/gu;
/** Longer messages are no answers. In words. */
const MOST_OF_AN_ANSWER = 16;
const SENTENCE_END = /[.!?\n]/u;
/** Words that may stand beside “not for money” without a limit being told. */
const MOST_BESIDE = 2;

/** Goals whose purpose was not chosen: money is taken for one where nothing else was said. */
const isUnchosen = (type: string) => isOpenType(type) || purposeOfType(type) === 'earn';

/** A part of a message that says that something is unpaid, or that it is not for money. */
interface Denial extends Stretch {
  value: PurposeWord;
  /** Whether it says this and hardly more: elsewhere it may be said of something else. */
  isAlone: boolean;
}

/** Whether a message takes back that something is not for money, around where it says so: “but I will have to charge”. */
function isTakenBack({ from, to }: Stretch, folded: string): boolean {
  const before =
    folded
      .slice(Math.max(0, from - BESIDE), from)
      .split(SENTENCE_END)
      .at(-1) ?? '';
  return purposeWordsIn(before + folded.slice(from, to + BESIDE)).has('charging');
}

function denialsIn(folded: string): Denial[] {
  return stretchesOf(PART, folded).flatMap(({ from, to }) => {
    const words = read(folded.slice(from, to));
    const [first] = unpaidIn(words);
    if (!first || (first.value === 'denied' && isTakenBack({ from, to }, folded))) return [];
    const isAlone = first.value === 'denied' && saysOnly(words, first);
    return [{ from: isAlone ? from : from + (words[first.start]?.from ?? 0), to, value: first.value, isAlone }];
  });
}

/** A goal where its words stand in a message. */
interface Placed extends Stretch {
  one: Mention;
  /** Whether it is money that comes again, of which nobody says that it is not for money. */
  isSum: boolean;
}

/** A bare number in more words than these counts people: “12 families a month eat together”. */
const MOST_OF_A_SUM = 5;

function isSumOf(value: string): boolean {
  if (readMoneyGoal(value, goalTypes.en.impact) !== null) return true;
  const isShort = value.split(/\s+/u).length <= MOST_OF_A_SUM;
  return (isShort || speaksOfEarning(flat(value))) && readMoneyGoal(value, goalTypes.en.earn) !== null;
}

function goalsPlaced(said: readonly Mention[], folded: string): Placed[] {
  return said.flatMap((one) => {
    const place = one.field === 'goals' ? placeOfWords(flat(one.value.value), folded) : null;
    return place && one.field === 'goals' ? [{ ...place, one, isSum: isSumOf(one.value.value) }] : [];
  });
}

/** How far a denial stands from a goal, in characters; null where it can’t be said of it. */
function distance(denial: Denial, goal: Placed, folded: string): number | null {
  const isBehind = denial.from >= goal.to;
  if (!isBehind && denial.to > goal.from) return null;
  const between = isBehind ? folded.slice(goal.to, denial.from) : folded.slice(denial.to, goal.from);
  const isNear = isBehind && between.length <= BEHIND && !SENTENCE_END.test(between);
  return isNear || (denial.isAlone && between.length <= BESIDE) ? between.length : null;
}

/** The goal that a denial is said of: the nearest, with no sum in between. */
function ownerOf(denial: Denial, goals: readonly Placed[], folded: string): Placed | undefined {
  const isInside = ({ from, to }: Placed) => from <= denial.from && denial.to <= to;
  if (goals.some(isInside)) return undefined;
  const isBetween = (sum: Placed, goal: Placed) =>
    sum.isSum && Math.min(goal.to, denial.to) <= sum.from && sum.to <= Math.max(goal.from, denial.from);
  // A number beside what is given for nothing counts people.
  const mayBe = (goal: Placed) => !goal.isSum || denial.value === 'unpaid';
  const near = goals.flatMap((goal) => {
    const far = mayBe(goal) && !goals.some((sum) => isBetween(sum, goal)) ? distance(denial, goal, folded) : null;
    return far === null ? [] : [{ goal, far }];
  });
  return near.toSorted((one, other) => one.far - other.far)[0]?.goal;
}

/** Whether a message says that there is no money, and not only that something is not for money: “it is not a question of money”. */
function isLacking(folded: string): boolean {
  const denials = denialsIn(folded);
  const rest = denials.reduceRight((text, { from, to }) => text.slice(0, from) + text.slice(to), folded);
  return denials.length === 0 || NOTHING.test(rest);
}

/** With what wishes are for where their teller says beside them that no money is asked; that itself is no limit. */
export function withUnpaid(said: readonly Mention[], message: string, heard: ReadingContext): Mention[] {
  const folded = flat(message);
  const goals = goalsPlaced(said, folded);
  const owned = denialsIn(folded).flatMap((denial) => {
    const goal = ownerOf(denial, goals, folded);
    return goal ? [{ denial, goal }] : [];
  });
  const isLimit = (one: Mention) => one.field !== 'limits' || !saysOnlyUnpaid(one.value);
  const isHad = (one: Mention) => one.field !== 'budget_per_month' || one.value > 0 || isLacking(folded);
  return said
    .filter((one) => isLimit(one) && isHad(one))
    .map((one) => {
      const own = owned.find(({ goal }) => goal.one === one);
      if (!own || one.field !== 'goals' || !isUnchosen(one.value.goal_type)) return one;
      const value = flat(one.value.value);
      // Who denies it means lace by “renda”; a sum with its currency is one, whatever is given.
      const isPaid = speaksOfEarning(value) && own.denial.value !== 'denied';
      if (isPaid || readMoneyGoal(value, goalTypes.en.impact) !== null) return one;
      const told = folded.slice(own.goal.from, Math.max(own.goal.to, own.denial.to));
      const purpose = own.denial.value === 'unpaid' ? 'impact' : unpaidPurpose(told);
      return { ...one, value: { ...one.value, goal_type: goalTypes[heard.language][purpose] } };
    });
}

/** Whether words speak of work without pay. */
export function speaksOfUnpaid(text: string): boolean {
  return unpaidIn(read(text)).length > 0;
}

const saysOnly = (words: ReadText, { start, end, value }: Found<PurposeWord>) =>
  start <= (value === 'unpaid' ? 1 : MOST_BESIDE) && words.length - (end - start) <= MOST_BESIDE;

/** Whether words say for what money something is done or that none is asked, and hardly more: that keeps nobody from anything. */
export function saysOnlyUnpaid(text: string): boolean {
  const words = read(text);
  return motivesIn(words).some((one) => saysOnly(words, one));
}

/** Whether words deny that something is done for money, or for it alone, and say hardly more. */
function saysOnlyDenied(text: string): boolean {
  const words = read(text);
  return words.some(isNegator) && motivesIn(words).some((one) => one.value !== 'unpaid' && saysOnly(words, one));
}

/**
 * A message without the parts that only say that it is not for money: who reads it would take the “not” for a limit, or all
 * of it for two answers. As it is where nothing else is said.
 */
export function withoutDenial(message: string): string {
  // A story is read by what stands beside what, and loses by what is left out.
  if (message.split(/\s+/u).length > MOST_OF_AN_ANSWER) return message;
  const parts = [...message.matchAll(PIECE)].map(([part]) => part);
  const kept = parts.filter((part) => !saysOnlyDenied(part));
  if (kept.length === parts.length || kept.length === 0) return message;
  return kept
    .join('')
    .replace(/[,;\s]+$/u, '')
    .trim();
}
