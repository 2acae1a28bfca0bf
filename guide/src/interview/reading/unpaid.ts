import { goalTypes, purposeOfType } from '@foothold/contract';
import { type Found, read, type ReadText } from '../../text/phrases.ts';
import type { PurposeWord } from '../../understand/purpose-words/kinds.ts';
import { readMoneyGoal } from '../../understand/money-goal.ts';
import { isOpenType } from '../../understand/goal-type.ts';
import { saysForWhom } from '../../understand/purpose.ts';
import { unpaidIn } from '../../understand/purpose-words/words.ts';
import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { flat, PIECE } from './message.ts';
import { speaksOfEarning } from './number-mentions.ts';

/** How far behind a wish people say that it is not for money, in characters; their sentence ends it before. */
const BEHIND = 60;
/** How far before it or behind it a part that says only this may stand, whatever sentence it is in. */
const BESIDE = 80;
const PART_END = /[,.;!?\n]/u;
/** Longer messages are no answers. In words. */
const MOST_OF_AN_ANSWER = 16;
const SENTENCE_END = /[.!?\n]/u;
/** Words that may stand beside “not for money” without a limit being told. */
const MOST_BESIDE = 2;

/** Goals whose purpose was not chosen: money is taken for one where nothing else was said. */
const isUnchosen = (type: string) => isOpenType(type) || purposeOfType(type) === 'earn';

/** With what wishes are for where their teller says beside them that no money is asked; that itself is no limit. */
export function withUnpaid(said: readonly Mention[], message: string, heard: ReadingContext): Mention[] {
  const folded = flat(message);
  const isLimit = (one: Mention) => one.field !== 'limits' || !saysOnlyUnpaid(one.value);
  return said.filter(isLimit).map((one) => {
    if (one.field !== 'goals' || !isUnchosen(one.value.goal_type)) return one;
    const value = flat(one.value.value);
    const at = folded.indexOf(value);
    // A number without a currency counts people here, and no money.
    if (at < 0 || readMoneyGoal(value, goalTypes.en.impact) !== null) return one;
    const end = at + value.length;
    const behind = folded.slice(end, end + BEHIND).split(SENTENCE_END)[0] ?? '';
    const [first] = unpaidIn(read(behind));
    // Elsewhere it may be said of something else, unless a part says this and nothing besides.
    const around = [folded.slice(Math.max(0, at - BESIDE), at), folded.slice(end, end + BESIDE)];
    if (!first && !around.some((text) => text.split(PART_END).some(saysOnlyDenied))) return one;
    // Who denies it means lace by “renda”.
    if (speaksOfEarning(value) && first?.value !== 'denied') return one;
    const purpose = first?.value === 'unpaid' || saysForWhom(`${value} ${behind}`) ? 'impact' : 'personal';
    return { ...one, value: { ...one.value, goal_type: goalTypes[heard.language][purpose] } };
  });
}

/** Whether words speak of work without pay. */
export function speaksOfUnpaid(text: string): boolean {
  return unpaidIn(read(text)).length > 0;
}

const saysOnly = (words: ReadText, { start, end, value }: Found<PurposeWord>) =>
  start <= (value === 'denied' ? MOST_BESIDE : 1) && words.length - (end - start) <= MOST_BESIDE;

/** Whether words say that no money is asked for something, and hardly more: that keeps nobody from anything. */
export function saysOnlyUnpaid(text: string): boolean {
  const words = read(text);
  return unpaidIn(words).some((one) => saysOnly(words, one));
}

/** Whether words say that something is not done for money, and hardly more. */
function saysOnlyDenied(text: string): boolean {
  const words = read(text);
  return unpaidIn(words).some((one) => one.value === 'denied' && saysOnly(words, one));
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
