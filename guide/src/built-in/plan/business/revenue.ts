import type { Words } from '../../../catalogue/load.ts';
import { fill } from '../../../text/fill.ts';
import { formatMoney } from '../../../text/money.ts';
import { readMoneyGoal } from '../../../understand/money-goal.ts';
import { figuresIn, figuresSum } from './figures.ts';
import { withoutYears } from './years.ts';

/** Assumptions, named beside the sum. */
const DAYS_A_WEEK = 5;
const WEEKS_A_MONTH = 4;
const MONTHS_A_YEAR = 12;

/** A revenue, or what is sold and for how much, as arithmetic by the week; null when it names no amount. */
export function revenueSum(line: string, words: Words): string | null {
  const { shared, language } = words;
  const figures = figuresIn(line, language);
  if (figures) return figuresSum(figures, words);
  const revenue = readMoneyGoal(withoutYears(line), '');
  if (!revenue) return null;
  const { amount, per, currency } = revenue;
  const money = (value: number) => formatMoney({ amount: value, currency }, language);
  const week = {
    day: amount * DAYS_A_WEEK,
    week: amount,
    month: amount / WEEKS_A_MONTH,
    year: amount / MONTHS_A_YEAR / WEEKS_A_MONTH,
  };
  return fill(shared.plan[`revenue_per_${per}`], {
    amount: money(amount),
    week: money(week[per]),
    month: money(amount * WEEKS_A_MONTH),
  });
}
