import { HOURS_MAX } from '@foothold/contract';
import { formsOf } from '../../text/fold.ts';
import { little } from '../../work/small-words.ts';
import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { countedDays, halfDays, isOfTime, wholeDays } from './day-words.ts';
import { flat } from './message.ts';
import { type Amount, amountsIn, type Token, tokensIn } from './numbers.ts';
import { quantitiesIn, RANGE } from './quantities.ts';
import { periods } from './units.ts';

/**
 * What a time in a week holds, in hours, where nobody says: of people who do say, most have two in an evening or a morning
 * (decision 025). The interview tells that it was counted so.
 */
const HOURS = { part: 2, half: 3, whole: 6 } as const;

const isAny = ({ word }: Token, words: ReadonlySet<string>) => formsOf(word).some((form) => words.has(form));

/** What the words right behind a number count: “two evenings”, “3 half days”; null where they count anything else. */
function countedBy([first, second, third]: readonly Token[]): keyof typeof HOURS | null {
  if (!first || !second) return null;
  if (isAny(first, countedDays)) return isAny(first, wholeDays) ? 'whole' : 'part';
  const day = second.word === '-' ? third : second;
  return day && isAny(first, halfDays) && isAny(day, wholeDays) ? 'half' : null;
}

/** Whether only a word like “or” or “to” stands between two numbers. */
const isRange = ([word, ...more]: readonly Token[]) => word !== undefined && more.length === 0 && RANGE.has(word.word);

/** Whether words say no more than so many days and when; “3 days at the mill” are not those there are. */
function isOnlyTimes(tokens: readonly Token[], amounts: readonly Amount[]): boolean {
  const isCounted = (at: number) => amounts.some(({ first, end }) => first <= at && at < end);
  return tokens.every(
    (token, at) =>
      isCounted(at) ||
      !/\p{L}/u.test(token.word) ||
      isOfTime(token.word) ||
      isAny(token, periods.week) ||
      isAny(token, halfDays) ||
      isAny(token, little),
  );
}

/** The times that a message counts, and the hours of them all; null where it counts none. */
function sittingsIn(
  message: string,
  { languages }: ReadingContext,
): { counts: readonly number[]; hours: number } | null {
  const tokens = tokensIn(flat(message));
  // The last word has none behind it.
  const end: Token = { word: '', from: 0, to: 0, digits: false };
  const amounts = amountsIn(tokens, languages);
  // “4 days a month” are one a week.
  if (tokens.some((token) => isAny(token, periods.month))) return null;
  const isOnly = isOnlyTimes(tokens, amounts);
  const counted = amounts.flatMap(({ value, first, end: at }, index) => {
    const [before, next] = [amounts[index - 1], amounts[index + 1]];
    // “Two or three evenings” are two.
    if (before && isRange(tokens.slice(before.end, first))) return [];
    const behind = next && isRange(tokens.slice(at, next.first)) ? next.end : at;
    const by = countedBy([...tokens.slice(behind, behind + 3), end]);
    return by && (by === 'part' || isOnly) ? [{ value, hours: value * HOURS[by] }] : [];
  });
  if (counted.length === 0) return null;
  const counts = counted.map(({ value }) => value);
  return { counts, hours: counted.reduce((sum, { hours }) => sum + hours, 0) };
}

/**
 * What was heard, where evenings or days were counted and no hours told: “two evenings a week” was 2 hours. What only
 * counts them is read by that.
 */
export function inSittings<Hearing extends { said: Mention[]; unread: string[] }>(
  hearing: Hearing,
  message: string,
  heard: ReadingContext,
): Hearing {
  const isTimes = (text: string) => {
    const tokens = tokensIn(flat(text));
    return isOnlyTimes(tokens, amountsIn(tokens, heard.languages));
  };
  const readAs = (one: Mention, hours: number): Hearing => ({
    ...hearing,
    said: hearing.said.map((other) =>
      other === one ? { field: 'hours_per_week', value: Math.min(hours, HOURS_MAX), reading: 'sittings' } : other,
    ),
    unread: hearing.unread.filter((text) => !isTimes(text)),
  });
  if (quantitiesIn(flat(message), heard.languages).some(({ kind }) => kind === 'hours')) return hearing;
  const told = hearing.said.filter(({ field }) => field === 'hours_per_week');
  const [only] = told;
  if (!only) {
    // “Three mornings” that were heard as time there is, of which no grammar knew the hours.
    const note = hearing.said.find((one) => one.field === 'notes' && isTimes(one.value));
    const noted = note?.field === 'notes' ? sittingsIn(note.value, heard) : null;
    return note && noted ? readAs(note, noted.hours) : hearing;
  }
  const sittings = told.length > 1 ? null : sittingsIn(message, heard);
  if (!sittings) return hearing;
  // “Two afternoons and an evening”: the first was heard, or all of them.
  const all = sittings.counts.reduce((sum, one) => sum + one, 0);
  return only.value === all || only.value === sittings.counts[0] ? readAs(only, sittings.hours) : hearing;
}
