import { goalTypes, purposeOfType } from '@foothold/contract';
import { read } from '../../text/phrases.ts';
import { unpaidIn } from '../../understand/purpose-words/words.ts';
import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { flat } from './message.ts';
import { speaksOfEarning } from './number-mentions.ts';
import { quantitiesIn } from './quantities.ts';

/** How far behind a wish people say that it is not for money, in characters; their sentence ends it before. */
const BEHIND = 60;
const SENTENCE_END = /[.!?\n]/u;
/** Words that may stand beside “not for money” without a limit being told. */
const MOST_BESIDE = 2;

/** With wishes for others where their teller says behind them that no money is asked; that itself is no limit. */
export function withUnpaid(said: readonly Mention[], message: string, heard: ReadingContext): Mention[] {
  const folded = flat(message);
  const isLimit = (one: Mention) => one.field !== 'limits' || !saysOnlyUnpaid(one.value);
  return said.filter(isLimit).map((one) => {
    if (one.field !== 'goals' || purposeOfType(one.value.goal_type) !== 'earn') return one;
    const value = flat(one.value.value);
    const at = folded.indexOf(value);
    if (at < 0 || speaksOfEarning(value) || quantitiesIn(value, heard.languages).length > 0) return one;
    const behind = folded.slice(at + value.length, at + value.length + BEHIND).split(SENTENCE_END)[0] ?? '';
    const isUnpaid = unpaidIn(read(behind)).length > 0;
    return isUnpaid ? { ...one, value: { ...one.value, goal_type: goalTypes[heard.language].impact } } : one;
  });
}

/** Whether words speak of work without pay. */
export function speaksOfUnpaid(text: string): boolean {
  return unpaidIn(read(text)).length > 0;
}

/** Whether words say that no money is asked for something, and hardly more: that keeps nobody from anything. */
export function saysOnlyUnpaid(text: string): boolean {
  const words = read(text);
  return unpaidIn(words).some(({ start, end }) => start <= 1 && words.length - (end - start) <= MOST_BESIDE);
}
