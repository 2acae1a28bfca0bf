import type { Words } from '../../../catalogue/load.ts';
import { fill } from '../../../text/fill.ts';
import { formatMoney } from '../../../text/money.ts';
import { readMoneyGoal } from '../../../understand/money-goal.ts';

/** Assumptions, named beside the sum. */
const DAYS_A_WEEK = 5;
const WEEKS_A_MONTH = 4;
const MONTHS_A_YEAR = 12;

/** A revenue as arithmetic with its formula: what it is by the week; null when it names no amount. */
export function revenueSum(line: string, { shared, language }: Words): string | null {
  const revenue = readMoneyGoal(line, '');
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
