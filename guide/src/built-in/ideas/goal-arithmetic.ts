import type { Profile } from '@foothold/contract';
import type { Words } from '../../catalogue/load.ts';
import type { ArchetypeFacts } from '../../catalogue/schema.ts';
import { counted, formatNumber } from '../text/counted.ts';
import { fill } from '../text/fill.ts';
import { fold } from '../text/fold.ts';
import { formatMoney, type Money, readMoney } from '../text/money.ts';
import { quote } from '../text/quote.ts';

/** A goal in money, as an amount a month, with the person's own wording. */
export interface MoneyGoal {
  monthly: Money;
  text: string;
}

/** Counted as four, said so beside the sum: easier to follow than 4.33, and on the careful side. */
const WEEKS_A_MONTH = 4;

const YEARLY = /\b(?:year|yearly|annual|annually|an|annuel|ano|anual|al ano)\b|בשנה|לשנה|שנתי/u;
const WEEKLY = /\b(?:week|weekly|semaine|semana|semanal|semanales|semanais|hebdomadaire)\b|בשבוע|לשבוע|שבועי/u;
const DAILY = /\b(?:a day|per day|daily|par jour|al dia|por dia|diario)\b|ליום|ביום|יומי/u;

function monthlyShare(text: string): number {
  const folded = fold(text);
  if (YEARLY.test(folded)) return 1 / 12;
  if (WEEKLY.test(folded)) return WEEKS_A_MONTH;
  if (DAILY.test(folded)) return 5 * WEEKS_A_MONTH;
  return 1;
}

/** Units of time beside a number make it a span rather than an amount: “a job in 3 months”. */
const SPAN =
  /\d\s*(?:months?|weeks?|years?|hours?|days?|mois|semaines?|ans?|heures?|jours?|mes(?:es)?|semanas?|anos?|horas?|dias?|חודש|שבוע|שנ|שע|ימים|יום)/u;

/** The first goal that names an amount; null when none does. */
export function moneyGoalOf(profile: Profile): MoneyGoal | null {
  for (const goal of profile.goals) {
    const money = readMoney(goal.value);
    if (!money || money.amount <= 0 || SPAN.test(fold(goal.value))) continue;
    const share = monthlyShare(`${goal.value} ${goal.goal_type}`);
    return { monthly: { ...money, amount: money.amount * share }, text: goal.value };
  }
  return null;
}

/** A goal without an amount, or an amount without hours to reckon with; null when there is more to say. */
function withoutFormula(profile: Profile, unit: string, { shared, language }: Words): string | null {
  const goal = moneyGoalOf(profile);
  const hours = profile.resources.hours_per_week;
  if (goal && hours !== null && hours > 0) return null;
  if (goal) {
    const amount = formatMoney(goal.monthly, language);
    return fill(shared.idea.goal_without_hours, { goal: quote(goal.text, language), amount, unit });
  }
  const other = profile.goals[0];
  return other ? fill(shared.idea.goal_other, { goal: quote(other.value, language) }) : '';
}

/** The goal by the hour, with the formula shown: goal ÷ (hours × 4 weeks) = price of an hour. Empty without a goal. */
export function goalPerHour(profile: Profile, words: Words): string {
  const { shared, language } = words;
  const plain = withoutFormula(profile, counted(1, shared.units.hour, language), words);
  const goal = moneyGoalOf(profile);
  if (plain !== null || !goal) return plain ?? '';
  const hours = profile.resources.hours_per_week ?? 0;
  const monthHours = hours * WEEKS_A_MONTH;
  return fill(shared.idea.goal_per_hour, {
    goal: quote(goal.text, language),
    amount: formatMoney(goal.monthly, language),
    hours: counted(hours, shared.counted.hours, language),
    month_hours: counted(monthHours, shared.counted.hours, language),
    count: formatNumber(monthHours, language),
    price: formatMoney({ ...goal.monthly, amount: goal.monthly.amount / monthHours }, language),
  });
}

/**
 * What the goal means in work, with the formula shown: hours × 4 weeks ÷ hours a unit = units a month;
 * goal ÷ units = price of one. Every figure is the person's own or named as an assumption. Empty without a goal.
 */
export function goalSentence(profile: Profile, archetype: ArchetypeFacts, words: Words): string {
  const { shared, language } = words;
  const unit = shared.units[archetype.unit];
  const plain = withoutFormula(profile, counted(1, unit, language), words);
  const goal = moneyGoalOf(profile);
  if (plain !== null || !goal) return plain ?? '';
  const hours = profile.resources.hours_per_week ?? 0;
  const unitsAMonth = Math.floor((hours * WEEKS_A_MONTH) / archetype.hours_per_unit);
  if (archetype.unit === 'hour' || unitsAMonth < 2) return goalPerHour(profile, words);
  return fill(shared.idea.goal_with_hours, {
    goal: quote(goal.text, language),
    amount: formatMoney(goal.monthly, language),
    hours: counted(hours, shared.counted.hours, language),
    per_unit: counted(archetype.hours_per_unit, shared.counted.hours, language),
    units: counted(unitsAMonth, unit, language),
    unit: counted(1, unit, language),
    count: formatNumber(unitsAMonth, language),
    price: formatMoney({ ...goal.monthly, amount: goal.monthly.amount / unitsAMonth }, language),
  });
}
