import { type Language, languages } from '@foothold/contract';
import type { Words } from '../../../catalogue/load.ts';
import { flat } from '../../../interview/reading/message.ts';
import { type Quantity, quantitiesIn } from '../../../interview/reading/quantities.ts';
import { type Period, periods } from '../../../interview/reading/units.ts';
import { formatNumber } from '../../../text/counted.ts';
import { fill } from '../../../text/fill.ts';
import { formatMoney, readMoney } from '../../../text/money.ts';
import { formsOf, tokensOf } from '../../../text/fold.ts';

/** What is sold in a time, and what one of it brings: “12 a week, 180 each”. */
export interface Figures {
  count: number;
  per: Exclude<Period, 'weekend' | 'year'>;
  price: { amount: number; currency: string | null };
  /** The words that name both. */
  said: string;
}

const counted = ['day', 'week', 'month'] as const satisfies Figures['per'][];
/** Words between a number and its period: “60 pairs of shoes a week”. */
const WORDS_BETWEEN = 5;

/** Assumptions, named beside the sum. */
const DAYS_A_WEEK = 5;
const WEEKS_A_MONTH = 4;

/** A number with the sign of its currency, where a quantity begins. */
const NUMBER = /^\D*[\d.,]*\d/u;

/** The period that a number is counted by, in the words behind it up to a comma or the next number. */
function periodBehind(text: string, { from }: Quantity): Figures['per'] | undefined {
  const rest =
    text
      .slice(from)
      .replace(NUMBER, '')
      .split(/[,;.!?\n\d]/u)[0] ?? '';
  const near = tokensOf(rest).slice(0, WORDS_BETWEEN);
  for (const { word } of near) {
    const period = counted.find((one) => formsOf(word).some((form) => periods[one].has(form)));
    if (period) return period;
  }
  return undefined;
}

/** The number of sales in a time and the price of one that a description names; null unless it names both. */
export function figuresIn(description: string, language: Language): Figures | null {
  const others = languages.filter((one) => one !== language);
  const all = quantitiesIn(flat(description), [language, ...others]);
  const sold = all
    .filter(({ kind }) => kind === 'number')
    .flatMap((one) => {
      const per = periodBehind(description, one);
      const written = /\d/u.test(description.slice(one.from, one.to));
      return per && written && one.written > 0 ? [{ count: one.written, per, from: one.from, to: one.to }] : [];
    });
  const each = all.find((one) => one.kind === 'money' && one.written > 0 && !periodBehind(description, one));
  const price = each && readMoney(description.slice(each.from, each.to));
  const [first] = sold;
  if (!first || !each || !price) return null;
  const said = description.slice(Math.min(first.from, each.from), Math.max(first.to, each.to));
  return { count: first.count, per: first.per, price, said };
}

/** “12 × 180 = 2,160 a week”, with what is assumed for a day or a month. */
export function figuresSum({ count, per, price }: Figures, { shared, language }: Words): string {
  const money = (amount: number) => formatMoney({ amount, currency: price.currency }, language);
  const total = count * price.amount;
  const week = { day: total * DAYS_A_WEEK, week: total, month: total / WEEKS_A_MONTH };
  return fill(shared.plan[`figures_per_${per}`], {
    count: formatNumber(count, language),
    price: money(price.amount),
    total: money(total),
    week: money(week[per]),
  });
}
