import { type Goal, goalTypes, type Language } from '@foothold/contract';
import { isMoneyWord } from '../../text/money.ts';
import { read } from '../../text/phrases.ts';
import { isOpenType } from '../../understand/goal-type.ts';
import { namesPeriod, readMoneyGoal } from '../../understand/money-goal.ts';
import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import type { GoalRole } from './goal-words/kinds.ts';
import { goalBooks } from './goal-words/words.ts';
import { flat, placeOfWords } from './message.ts';
import { amountsIn, goesOn, isOneNumber, tokensIn } from './numbers.ts';

/** A sum that is written out, as figures: less is counted, and no income. */
const LEAST = 20;
/** A goal of more words says more than a sum. */
const MOST_OF_A_SUM = 4;
/** As many words may stand between a sum and how often it comes: a currency, “more”. */
const MOST_BETWEEN = 5;
const CLAUSE_END = /[,;.!?\n()]/u;

/** Words that lead up to a sum; “between”, “or” and “half” do not. */
const LEADING: ReadonlySet<GoalRole> = new Set<GoalRole>(['want', 'reach', 'self', 'roughly']);

/** Whether nothing stands before a sum but what leads up to it. */
function isLedUpTo(before: string, languages: readonly Language[]): boolean {
  const words = read(before);
  const leads = languages.flatMap((language) => goalBooks[language].findAll(words));
  const isLead = (at: number) => leads.some(({ value, start, end }) => LEADING.has(value) && start <= at && at < end);
  return words.every((_, at) => isLead(at));
}

/** Whether a sum ends where its number does: behind it stand money and how often it comes, and no “and a half”. */
function endsThere(behind: string, languages: readonly Language[]): boolean {
  const [next = '', ...others] = behind.trim().split(/\s+/u);
  const rest = isMoneyWord(next) ? others.join(' ') : behind;
  if (rest.trim() === '') return true;
  const period = flat(rest.slice(0, periodBehind(rest, MOST_BETWEEN))).trim();
  return period !== '' && !period.split(/\s+/u).some((word) => goesOn(word, languages));
}

/**
 * A goal with the sum that it writes out in figures, by which it is reckoned: “four hundred a month”. Two numbers, a range or
 * a half stay as they were said: which of them somebody wants is not for us to say.
 */
function inFigures(value: string, message: string, languages: readonly Language[]): string {
  const tokens = tokensIn(flat(value));
  const numbers = amountsIn(tokens, languages);
  const [sum, ...more] = numbers.filter(({ article }) => !article);
  const isWritten = sum && tokens.slice(sum.first, sum.end).every(({ digits }) => !digits);
  if (!sum || !isWritten || more.length > 0 || sum.vague || sum.value < LEAST) return value;
  // “A hundred and fifty”: the article is of the number.
  const article = numbers.find(({ end }) => end === sum.first)?.first ?? sum.first;
  const [before, behind] = [value.slice(0, tokens[article]?.from), value.slice(tokens[sum.end - 1]?.to)];
  const isPlain = isOneNumber(tokens, sum, languages) && isLedUpTo(before, languages) && endsThere(behind, languages);
  if (!isPlain || isBehindNumber(value, message, languages)) return value;
  const figures = `${before}${sum.value}${behind}`;
  return readMoneyGoal(figures, goalTypes.en.earn) === null ? value : figures;
}

/** Whether a sum is the end of a range in its message: “between four and five hundred”. */
function isBehindNumber(value: string, message: string, languages: readonly Language[]): boolean {
  const folded = flat(message);
  const place = placeOfWords(flat(value), folded);
  const clause = place ? (folded.slice(0, place.from).split(CLAUSE_END).at(-1) ?? '') : '';
  return !place || amountsIn(tokensIn(clause), languages).some(({ article }) => !article);
}

/** How far behind a sum its message says how often it comes; 0 where it does not. */
function periodBehind(behind: string, most: number): number {
  const [clause = ''] = behind.split(CLAUSE_END);
  for (const { 0: word, index } of [...clause.matchAll(/\S+/gu)].slice(0, most)) {
    if (/\d/u.test(word)) return 0;
    if (namesPeriod(clause.slice(0, index + word.length))) return index + word.length;
  }
  return 0;
}

/** A goal that is a sum with how often it comes: “95 000” of “95 000 F CFA par mois”. */
function withPeriod(value: string, message: string): string {
  const isSum = /\d/u.test(value) && value.split(/\s+/u).length <= MOST_OF_A_SUM;
  const place = isSum && !namesPeriod(value) ? placeOfWords(value, flat(message)) : null;
  return place ? message.slice(place.from, place.to + periodBehind(message.slice(place.to), MOST_BETWEEN)) : value;
}

function withSum(goal: Goal, message: string, { language, languages }: ReadingContext): Goal {
  const value = inFigures(withPeriod(goal.value, message), message, languages);
  if (value === goal.value) return goal;
  const isEarned = isOpenType(goal.goal_type) && readMoneyGoal(value, goalTypes.en.earn) !== null;
  return { goal_type: isEarned ? goalTypes[language].earn : goal.goal_type, value };
}

/** What was heard, with goals that are sums as those are reckoned: in figures, and with how often they come. */
export function goalSums(said: readonly Mention[], message: string, heard: ReadingContext): Mention[] {
  return said.map((one) => (one.field === 'goals' ? { ...one, value: withSum(one.value, message, heard) } : one));
}
