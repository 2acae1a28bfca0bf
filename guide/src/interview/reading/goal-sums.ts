import { type Goal, goalTypes, type Language } from '@foothold/contract';
import { isOpenType } from '../../understand/goal-type.ts';
import { namesPeriod, readMoneyGoal } from '../../understand/money-goal.ts';
import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { flat, placeOfWords } from './message.ts';
import { amountsIn, tokensIn } from './numbers.ts';

/** A sum that is written out, as figures: less is counted, and no income. */
const LEAST = 20;
/** A goal of more words says more than a sum. */
const MOST_OF_A_SUM = 4;
/** As many words may stand between a sum and how often it comes: a currency, “more”. */
const MOST_BETWEEN = 5;
const CLAUSE_END = /[,;.!?\n()]/u;

/** A goal with the sum that it writes out in figures, by which it is reckoned: “four hundred a month”. */
function inFigures(value: string, languages: readonly Language[]): string {
  const tokens = tokensIn(flat(value));
  const spelled = amountsIn(tokens, languages).filter(({ vague, article, value: amount, first, end }) => {
    const isWritten = tokens.slice(first, end).some(({ digits }) => !digits);
    return isWritten && !vague && !article && amount >= LEAST;
  });
  const figures = spelled.reduceRight((text, { value: amount, first, end }) => {
    const [from, to] = [tokens[first]?.from ?? 0, tokens[end - 1]?.to ?? 0];
    return `${text.slice(0, from)}${amount}${text.slice(to)}`;
  }, value);
  return readMoneyGoal(figures, goalTypes.en.earn) === null ? value : figures;
}

/** How far behind a sum its message says how often it comes; 0 where it does not. */
function periodBehind(behind: string): number {
  const [clause = ''] = behind.split(CLAUSE_END);
  for (const { 0: word, index } of [...clause.matchAll(/\S+/gu)].slice(0, MOST_BETWEEN)) {
    if (/\d/u.test(word)) return 0;
    if (namesPeriod(clause.slice(0, index + word.length))) return index + word.length;
  }
  return 0;
}

/** A goal that is a sum with how often it comes: “95 000” of “95 000 F CFA par mois”. */
function withPeriod(value: string, message: string): string {
  const isSum = /\d/u.test(value) && value.split(/\s+/u).length <= MOST_OF_A_SUM;
  const place = isSum && !namesPeriod(value) ? placeOfWords(value, flat(message)) : null;
  return place ? message.slice(place.from, place.to + periodBehind(message.slice(place.to))) : value;
}

function withSum(goal: Goal, message: string, { language, languages }: ReadingContext): Goal {
  const value = inFigures(withPeriod(goal.value, message), languages);
  if (value === goal.value) return goal;
  const isEarned = isOpenType(goal.goal_type) && readMoneyGoal(value, goalTypes.en.earn) !== null;
  return { goal_type: isEarned ? goalTypes[language].earn : goal.goal_type, value };
}

/** What was heard, with goals that are sums as those are reckoned: in figures, and with how often they come. */
export function goalSums(said: readonly Mention[], message: string, heard: ReadingContext): Mention[] {
  return said.map((one) => (one.field === 'goals' ? { ...one, value: withSum(one.value, message, heard) } : one));
}
