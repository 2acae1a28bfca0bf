import { assumptionsOf, type Numbers, reckon } from '@foothold/contract';
import type { Words } from '../catalogue/load.ts';
import { counted, formatNumber } from '../text/counted.ts';
import { fill } from '../text/fill.ts';
import { formatMoney } from '../text/money.ts';
import { quote } from '../text/quote.ts';

/** An idea's numbers as arithmetic with its formula, the person's own assumptions included; empty when nothing follows. */
export function goalSum(numbers: Numbers | null, { shared, language }: Words): string {
  const reckoned = numbers && reckon(numbers);
  if (!numbers || !reckoned) return '';
  const assumptions = assumptionsOf(numbers);
  const unit = shared.units[numbers.unit];
  const money = (amount: number) => formatMoney({ amount, currency: numbers.goal.currency }, language);
  return fill(shared.plan[reckoned.from === 'price' ? 'sum_from_price' : 'sum_from_hours'], {
    goal: quote(numbers.goal.text, language),
    amount: money(reckoned.monthlyTotal),
    hours: counted(Math.round(reckoned.hoursPerWeek * 10) / 10, shared.counted.hours, language),
    weeks: counted(assumptions.weeks_per_month, shared.counted.weeks, language),
    per_unit: counted(assumptions.hours_per_unit, shared.counted.hours, language),
    units: counted(reckoned.unitsPerMonth, unit, language),
    unit: counted(1, unit, language),
    count: formatNumber(reckoned.unitsPerMonth, language),
    price: money(reckoned.unitPrice),
    income: money(reckoned.monthlyIncome),
  });
}
