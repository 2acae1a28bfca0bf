import type { Profile } from '@foothold/contract';
import type { Words } from '../../catalogue/load.ts';
import type { Phase } from '../../catalogue/schema.ts';
import { counted } from '../text/counted.ts';
import { fill } from '../text/fill.ts';
import { formatMoney } from '../text/money.ts';
import { moneyGoalOf } from '../ideas/goal-arithmetic.ts';

/** Room above the planned minutes before one looks again. */
const ROOM = 1.5;
/** Nothing is bought before there is an offer that somebody understood. */
const free: ReadonlySet<Phase> = new Set<Phase>(['check', 'offer']);

function moneyCap(phase: Phase, profile: Profile, { shared, language }: Words): string {
  const budget = profile.resources.budget_per_month;
  if (free.has(phase) || budget === 0) return shared.plan.no_money;
  if (budget === null) return shared.plan.money_unknown;
  const currency = moneyGoalOf(profile)?.monthly.currency ?? null;
  return fill(shared.plan.money_of_month, { amount: formatMoney({ amount: budget, currency }, language) });
}

/** A cap with no money at all, for who wants it cheaper. */
export function capWithoutMoney(minutes: number, { shared, language }: Words): string {
  const hours = counted(Math.max(1, Math.ceil((minutes * ROOM) / 60)), shared.counted.hours, language);
  return fill(shared.plan.cap, { hours, money: shared.plan.no_money });
}

/** The most money and hours to put into a step before looking again, out of its minutes and the person's budget. */
export function capFor(phase: Phase, minutes: number, profile: Profile, words: Words): string {
  const { shared, language } = words;
  const hours = counted(Math.max(1, Math.ceil((minutes * ROOM) / 60)), shared.counted.hours, language);
  return fill(shared.plan.cap, { hours, money: moneyCap(phase, profile, words) });
}
