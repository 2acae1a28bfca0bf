import { type GoalPeriod, MONEY_MAX, type Numbers, type Profile, reckon } from '@foothold/contract';
import type { Words } from '../catalogue/load.ts';
import type { ArchetypeFacts } from '../catalogue/schema.ts';
import { currencyOf } from '../profile/currency.ts';
import { counted, formatNumber } from '../text/counted.ts';
import { fill } from '../text/fill.ts';
import { formatMoney, type Money } from '../text/money.ts';
import { quote } from '../text/quote.ts';
import { readMoneyGoal } from '../understand/money-goal.ts';

/** What one unit is and how long it takes: an archetype's own figures, or the assumption below. */
export type WorkPiece = Pick<ArchetypeFacts, 'unit' | 'hours_per_unit'>;

/**
 * One small job done by hand, when nothing in the catalogue is near: half a day with the way there and the talk before
 * it. An assumption, said so beside the sum, for the person to change.
 */
export const UNKNOWN_WORK: WorkPiece = { unit: 'job', hours_per_unit: 3 };

/** Counted as four: easier to follow than 4.33, and on the careful side. */
const WEEKS_A_MONTH = 4;
/** A working week. */
const DAYS_A_WEEK = 5;

const timesAMonth: Record<GoalPeriod, number> = {
  day: DAYS_A_WEEK * WEEKS_A_MONTH,
  week: WEEKS_A_MONTH,
  month: 1,
  year: 1 / 12,
};

/** A goal in money, beside what it is by the month. */
interface MoneyGoal {
  goal: Numbers['goal'];
  monthly: Money;
}

/** The first goal that names money for a day, week, month or year; null when none does. */
export function moneyGoalOf(profile: Profile): MoneyGoal | null {
  for (const { value, goal_type } of profile.goals) {
    const money = readMoneyGoal(value, goal_type);
    if (!money || money.amount > MONEY_MAX) continue;
    const currency = money.currency ?? currencyOf(profile);
    const monthly = { amount: money.amount * timesAMonth[money.per], currency };
    return { goal: { text: value, ...money, currency }, monthly };
  }
  return null;
}

/** The money goal beside what this work takes, for the person to reckon with; null without a goal in money. */
export function numbersFor(profile: Profile, { unit, hours_per_unit }: WorkPiece): Numbers | null {
  const named = moneyGoalOf(profile);
  if (!named) return null;
  return {
    goal: named.goal,
    hours_per_week: profile.resources.hours_per_week || null,
    unit,
    assumed: {
      weeks_per_month: WEEKS_A_MONTH,
      days_per_week: DAYS_A_WEEK,
      hours_per_unit,
      unit_price: null,
      costs_per_month: null,
    },
    own: {},
  };
}

/** A wish that is not money a month, to come back to; empty when the first goal is arithmetic or there is none. */
export function otherGoalSentence(profile: Profile, { shared, language }: Words): string {
  const [first] = profile.goals;
  if (!first || moneyGoalOf(profile)) return '';
  return fill(shared.idea.goal_other, { goal: quote(first.value, language) });
}

/**
 * What a money goal means in this work, with the formula shown and every assumption named as one: hours × weeks ÷
 * hours a unit = units a month; those × a price that people would name = the goal or a
 * little more. Without a money goal, the wish in the person's words.
 */
export function goalSentence(profile: Profile, work: WorkPiece, words: Words): string {
  const numbers = numbersFor(profile, work);
  if (!numbers) return otherGoalSentence(profile, words);
  const { shared, language } = words;
  const { goal, assumed, hours_per_week: hours } = numbers;
  const unit = shared.units[work.unit];
  const reckoned = reckon(numbers);
  const money = (amount: number) => formatMoney({ amount, currency: goal.currency }, language);
  const common = { goal: quote(goal.text, language), unit: counted(1, unit, language) };
  if (!reckoned || hours === null) {
    const amount = money(goal.amount * timesAMonth[goal.per]);
    return fill(shared.idea.goal_without_hours, { ...common, amount });
  }
  return fill(shared.idea.goal_with_hours, {
    ...common,
    amount: money(reckoned.monthlyTotal),
    hours: counted(hours, shared.counted.hours, language),
    per_unit: counted(assumed.hours_per_unit, shared.counted.hours, language),
    units: counted(reckoned.unitsPerMonth, unit, language),
    count: formatNumber(reckoned.unitsPerMonth, language),
    price: money(reckoned.unitPrice),
    income: money(reckoned.monthlyIncome),
  });
}
