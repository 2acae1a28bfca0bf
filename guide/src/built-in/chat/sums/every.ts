import { flat } from '../../../interview/reading/message.ts';
import { type Token, tokensIn } from '../../../interview/reading/numbers.ts';
import { endsAt, isWeekday } from './asides.ts';
import { type CueWords, spellings } from './cues.ts';
import type { Calendar, Figure } from './figure.ts';
import { calendarOf } from './figures.ts';

/** “Every Wednesday”, “los miércoles”: a day of the week that comes again. */
function isEachWeek(tokens: readonly Token[], at: number, { eachDay, days }: CueWords): boolean {
  if (!isWeekday(tokens[at]?.word ?? '')) return false;
  // Hebrew says “day fourth”.
  const first = spellings(tokens[at - 1]?.word ?? '').some((form) => days.has(form)) ? at - 1 : at;
  return endsAt(tokens, first, eachDay) || (first < at && endsAt(tokens, at, eachDay));
}

/** Each “a week”, “par semaine”, “every Wednesday” outside the figures. */
export function everyIn(text: string, figures: readonly Figure[], words: CueWords): Calendar[] {
  const tokens = tokensIn(flat(text));
  return tokens.flatMap(({ word, from }, at): Calendar[] => {
    if (figures.some((one) => from >= one.from && from < one.to)) return [];
    if (isEachWeek(tokens, at, words)) return ['week'];
    const named = calendarOf(word, words);
    if (named === null || isEachWeek(tokens, at + 1, words)) return [];
    const led = words.per.has(tokens[at - 1]?.word ?? '') || spellings(word).length > 1;
    return led ? [named] : [];
  });
}

/** Each time that is named outside of the figures. */
export function timesNamed(text: string, figures: readonly Figure[], words: CueWords): Calendar[] {
  const outside = tokensIn(flat(text)).filter(({ from }) => !figures.some((one) => from >= one.from && from < one.to));
  return outside.flatMap(({ word }) => calendarOf(word, words) ?? []);
}

/** Times that what comes each day or week is asked for in. */
const LONGER: ReadonlySet<Calendar | null> = new Set<Calendar | null>(['month', 'year']);

/** “6 a week at 8, a month?”: the message ends on a longer time than the one that was told. */
export function asksByTime(text: string, figures: readonly Figure[], words: CueWords, every: Calendar | null): boolean {
  const isTold = [every, ...figures.map(({ per }) => per)].some((one) => one === 'week' || one === 'day');
  const tokens = tokensIn(flat(text)).filter(({ word }) => /\p{L}/u.test(word));
  const last = tokens.at(-1);
  if (!isTold || !last || figures.some(({ to }) => to > last.from)) return false;
  const isLed = words.per.has(tokens.at(-2)?.word ?? '') || spellings(last.word).length > 1;
  return isLed && LONGER.has(calendarOf(last.word, words));
}
