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

/** The first “a week”, “par semaine”, “every Wednesday” outside the figures. */
export function everyIn(text: string, figures: readonly Figure[], words: CueWords): Calendar | null {
  const tokens = tokensIn(flat(text));
  const found = tokens.flatMap(({ word, from }, at): Calendar[] => {
    if (figures.some((one) => from >= one.from && from < one.to)) return [];
    if (isEachWeek(tokens, at, words)) return ['week'];
    const named = calendarOf(word, words);
    if (named === null || isEachWeek(tokens, at + 1, words)) return [];
    const led = words.per.has(tokens[at - 1]?.word ?? '') || spellings(word).length > 1;
    return led ? [named] : [];
  });
  return found[0] ?? null;
}
