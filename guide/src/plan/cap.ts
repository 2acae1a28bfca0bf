import type { Profile } from '@foothold/contract';
import type { Words } from '../catalogue/load.ts';
import type { Phase } from '../catalogue/schema.ts';
import { currencyOf } from '../profile/currency.ts';
import { counted } from '../text/counted.ts';
import { fill } from '../text/fill.ts';
import { formatMoney, type Money } from '../text/money.ts';
import { FIRST_STEP_WEEKS } from './pace.ts';

/** Room above the planned minutes before one looks again. */
const ROOM = 1.5;
/** Nothing is bought before there is an offer that somebody understood. */
const free: ReadonlySet<Phase> = new Set<Phase>(['check', 'offer']);

function moneyCap(phase: Phase, profile: Profile, { shared, language }: Words): string {
  const budget = profile.resources.budget_per_month;
  if (free.has(phase) || budget === 0) return shared.plan.no_money;
  if (budget === null) return shared.plan.money_unknown;
  const currency = currencyOf(profile);
  return fill(shared.plan.money_of_month, { amount: formatMoney({ amount: budget, currency }, language) });
}

/** Whole hours, with room above the minutes; the first step never asks for more than two weeks of the person's hours. */
function hoursCap(phase: Phase, minutes: number, profile: Profile, { shared, language }: Words): string {
  const hours = profile.resources.hours_per_week;
  const roomy = Math.ceil((minutes * ROOM) / 60);
  const tight = phase === 'check' && hours !== null && hours > 0 && roomy > FIRST_STEP_WEEKS * hours;
  return counted(Math.max(1, tight ? Math.ceil(minutes / 60) : roomy), shared.counted.hours, language);
}

/** How much a step asks for. */
interface Effort {
  phase: Phase;
  minutes: number;
}

/** The most money and hours to put into a step before looking again, out of its minutes and the person's budget. */
export function capFor(phase: Phase, minutes: number, profile: Profile, words: Words): string {
  const hours = hoursCap(phase, minutes, profile, words);
  return fill(words.shared.plan.cap, { hours, money: moneyCap(phase, profile, words) });
}

/** A cap with the money that was named just now, or with none at all, for who wants it cheaper. */
export function capWithin(budget: Money | null, { phase, minutes }: Effort, profile: Profile, words: Words): string {
  const { shared, language } = words;
  const hours = hoursCap(phase, minutes, profile, words);
  const none = budget === null || free.has(phase);
  const money = none
    ? shared.plan.no_money
    : fill(shared.plan.money_of_month, { amount: formatMoney(budget, language) });
  return fill(shared.plan.cap, { hours, money });
}

/** The same cap for other minutes, its money as it was; unchanged when the guide did not write it. */
export function capForMinutes(cap: string, { phase, minutes }: Effort, profile: Profile, words: Words): string {
  const [before = '', between = '', after = ''] = words.shared.plan.cap.split(/\{\w+\}/u);
  const inner = cap.slice(before.length, cap.length - after.length);
  const at = inner.indexOf(between);
  if (!cap.startsWith(before) || !cap.endsWith(after) || at < 0) return cap;
  const money = inner.slice(at + between.length);
  return fill(words.shared.plan.cap, { hours: hoursCap(phase, minutes, profile, words), money });
}
