import { isNegator } from '../../../text/negation.ts';
import { read } from '../../../text/phrases.ts';
import { exactDateIn } from '../../../understand/deadline.ts';
import { earned } from './earned.ts';
import { isCalendar } from './figure.ts';
import { breakEven, unitsToGoal } from './many.ts';
import {
  asks,
  costsOf,
  costsOfMany,
  goalPerOf,
  isMixed,
  isTimeAlone,
  type Maker,
  slotsOf,
  type SumContext,
  weakly,
} from './maker.ts';
import { WEEKS_A_MONTH } from './months.ts';
import { isAmount, isCounted, Pool } from './pool.ts';
import type { Part, Reading } from './reading.ts';
import { type FormulaName, type Item, missingOf, type Slots } from './slots.ts';

/** A sum as understood, before it is made; something may still be missing. */
export interface Draft {
  formula: FormulaName;
  slots: Slots;
}

/** “It took 30 hours and 12 of cloth, I want 4 an hour”: a wish for the hour asks what to charge, where nothing else is asked. */
function wishesRate({ asks: asked, parts, wonders, text }: Reading): boolean {
  if ([...asked].some((one) => one !== 'rate') || wonders || read(text).some(isNegator)) return false;
  const [rate, ...rates] = parts.filter((part) => isAmount(part) && part.per === 'hour' && part.wished);
  // “I have 6 hours free” are no hours of a piece of work.
  const isFree = parts.some(({ kind, role }) => kind === 'hours' && role === 'hours');
  const others = parts.filter((part) => part !== rate && isAmount(part));
  // “But they offer 3”: an amount that nothing is said of went into nothing.
  const isSpent = ({ kind, ofWhat, role, per }: Part) =>
    per === null && (role === 'cost' || role === 'fixed' || (role === null && (kind === 'money' || ofWhat)));
  return rate !== undefined && rates.length === 0 && !isFree && others.every(isSpent);
}

const price: Maker = (pool) => {
  const { reading } = pool;
  const isAsked = asks(reading, 'price', 'much', 'total') && !asks(reading, 'rate', 'left');
  if ((!isAsked && !wishesRate(reading)) || reading.noun !== null) return null;
  const rate = pool.take((part) => isAmount(part) && part.per === 'hour')?.value;
  const time = pool.take(({ kind, per }) => kind === 'hours' && per !== 'week' && per !== 'month' && per !== 'day');
  const costs = costsOf(pool);
  // Hours beside what goes into a piece of work are those that it takes, however they are told.
  const isOfWork = asks(reading, 'price') && (time?.role === 'each' || costs !== undefined);
  if (!time || (rate === undefined && !isOfWork)) return null;
  return slotsOf({ rate, hours: time.value, costs, fee: pool.percent() });
};

const left: Maker = (pool) => {
  const { reading } = pool;
  if (!asks(reading, 'left') || asks(reading, 'rate', 'long') || (asks(reading, 'count') && !asks(reading, 'much')))
    return null;
  // “8 for petrol a day, I do 4 a day”: how many by a time is no cost of one.
  if (reading.parts.some(({ kind, per, role }) => kind === 'number' && per === 'day' && role === 'cost')) return null;
  // What is sold by the week and paid by the month is no sum of one time.
  if (isMixed(reading) || isTimeAlone(reading)) return null;
  const resold = pool.resold();
  if (resold)
    return slotsOf({ items: [resold.item], ...(resold.ofOne ? { perOne: resold.lot } : { costs: [resold.lot] }) });
  const paying = pool.paying();
  if (paying.length > 0) return slotsOf({ items: paying, ...costsOfMany(pool), fee: pool.percent() });
  if (!reading.parts.some(({ role, times }) => role === 'price' || times)) {
    const takings = pool.takings();
    if (takings) return slotsOf({ price: takings.taken, costs: takings.costs, fee: pool.percent() });
  }
  const whole = asks(reading, 'taken') ? pool.soldWhole() : null;
  if (whole) return slotsOf({ price: whole.taken, costs: whole.costs, fee: pool.percent() });
  const sold = pool.items();
  const items = sold.length > 0 ? sold : pool.itemApart();
  let one = items.length > 0 ? undefined : pool.money('price');
  if (one === undefined && items.length === 0) one = weakly(pool, 'price') ?? weakly(pool, 'either');
  // “8 at 25, and 3 were cancelled”: the 3 are no money.
  if (items.length > 0 && reading.parts.some(({ verbal, times }) => verbal && !times)) return null;
  const fee = pool.percent();
  if (one === undefined && items.length === 0) {
    one = fee === undefined ? pool.money('goal') : (pool.money('goal') ?? pool.loose());
  }
  if (one === undefined && items.length === 0) return null;
  const { costs, perOne } = items.length === 1 ? costsOfMany(pool) : { costs: costsOf(pool) };
  // “What did I make”, of what was sold and of no cost, asks what came in.
  if (asks(reading, 'taken') && items.length > 0 && costs === undefined && perOne === undefined && fee === undefined)
    return null;
  const spent = reading.parts.filter((part) => isAmount(part) && part.role !== 'price' && !part.things);
  const isOnce = spent.every(({ role, whole, per }) => (role === 'fixed' || whole) && per !== 'unit');
  // Whether it goes off once or for each, nothing beside it says.
  if (costs !== undefined && sold.length === 0 && items.length > 0 && !isOnce && !asks(reading, 'taken')) return null;
  // What is paid once does not go off the price of one: “the stall costs 35, I sell at 5”.
  if (one !== undefined && reading.parts.some(({ role }) => role === 'fixed')) return null;
  const isPrice = reading.parts.some(({ role }) => role === 'price') || items.length > 0;
  if (costs === undefined && perOne === undefined && fee === undefined && !isPrice) return null;
  return slotsOf({ price: one, items: items.length > 0 ? items : undefined, costs, perOne, fee });
};

/** What a sales tax adds to an amount, or makes of it: the rate is the person's to name, it differs from place to place. */
function taxed(isWithin: boolean): Maker {
  return (pool) => {
    const { reading } = pool;
    if (!asks(reading, 'tax', 'within') || asks(reading, 'within') !== isWithin || reading.noun !== null) return null;
    const percent = pool.percent();
    const total = pool.take(isAmount)?.value;
    return percent === undefined || total === undefined ? null : { percent, total };
  };
}

/** The price of which a share stays, from what one costs. */
const priceForMargin: Maker = (pool) => {
  const { reading } = pool;
  if (!asks(reading, 'margin') || reading.parts.some(({ role }) => role === 'price')) return null;
  const fee = pool.percent();
  const costs = fee === undefined ? undefined : costsOf(pool);
  return costs === undefined ? null : slotsOf({ costs, fee });
};

/** “What price leaves me 4”: from what goes off and what shall stay. */
const priceToKeep: Maker = (pool) => {
  if (!asks(pool.reading, 'price') || asks(pool.reading, 'rate')) return null;
  const kept = pool.money('keep');
  const fee = pool.percent();
  const costs = kept === undefined ? undefined : costsOf(pool);
  if (kept === undefined || (costs === undefined && fee === undefined)) return null;
  return slotsOf({ kept, costs, fee });
};

const margin: Maker = (pool) => {
  if (!asks(pool.reading, 'margin')) return null;
  const one = pool.money('price');
  const costs = costsOf(pool);
  // “What does a margin of 40 % mean” has no amount.
  return one === undefined && costs === undefined ? null : slotsOf({ price: one, costs, fee: pool.percent() });
};

const share: Maker = (pool) => {
  const { reading } = pool;
  const of = reading.parts.some((part) => part.of);
  if (!of && !asks(reading, 'share')) return null;
  if (asks(reading, 'left', 'margin', 'less', 'more') || reading.noun !== null) return null;
  if (of && !asks(reading, 'share', 'much', 'total') && reading.wordCount > SHORT_WORDS) return null;
  const percent = pool.percent();
  const total = pool.take(isAmount)?.value;
  return percent === undefined || total === undefined ? null : { percent, total };
};

/** “30 % of 180” by itself asks for the sum; in a story it may not. */
const SHORT_WORDS = 8;
const SHORT_CHANGE = 10;

function changed(ask: 'less' | 'more'): Maker {
  return (pool) => {
    if (!asks(pool.reading, ask) || asks(pool.reading, 'left') || pool.reading.noun !== null) return null;
    const percent = pool.percent();
    const total = pool.take(isAmount)?.value;
    const wanted = asks(pool.reading, 'much', 'total', 'price') || pool.reading.wordCount <= SHORT_CHANGE;
    return percent === undefined || total === undefined || !wanted ? null : slotsOf({ percent, total });
  };
}

const split: Maker = (pool) => {
  if (!asks(pool.reading, 'split', 'one')) return null;
  // “300 by 3 people”: the preposition may be that of a price.
  const isBy = ({ kind, weak, currency, per }: Part) =>
    asks(pool.reading, 'split') && kind === 'number' && weak === 'price' && currency === null && per === null;
  const people = pool.take((part) => part.kind === 'number' && part.role === 'people') ?? pool.take(isBy);
  const total = pool.take((part) => isAmount(part) && part.role !== 'people');
  return people && total ? slotsOf({ people: people.value, total: total.value }) : null;
};

/** What one of several brought, of a sum they brought together. */
const average: Maker = (pool) => {
  if (!asks(pool.reading, 'average') || asks(pool.reading, 'rate')) return null;
  // “1,260 in 3 months”.
  const people =
    pool.take(({ kind }) => kind === 'span') ??
    pool.take((part) => part.kind === 'number' && (part.role === 'people' || isCounted(part)));
  const total = pool.take((part) => isAmount(part) && part.role !== 'people');
  return people && total ? slotsOf({ people: people.value, total: total.value }) : null;
};

const rateEarned: Maker = (pool) => {
  const { reading } = pool;
  if (!asks(reading, 'rate') || reading.noun !== null) return null;
  const one = pool.take((part) => isAmount(part) && part.role === 'price' && part.per !== 'hour')?.value;
  const time = pool.take(({ kind }) => kind === 'hours');
  const known = one ?? pool.take((part) => isAmount(part) && part.role === 'goal' && part.per === null)?.value;
  if (reading.every !== null) return null;
  const paid = known ?? pool.loose();
  if (paid === undefined || !time) return null;
  return slotsOf({ price: paid, hours: time.value, costs: costsOf(pool), fee: pool.percent() });
};

const rateNeeded: Maker = (pool, { profile }) => {
  const { reading } = pool;
  if (!asks(reading, 'rate', 'price') || reading.noun !== null) return null;
  const goalPer = goalPerOf(pool);
  const goal = pool.money('goal');
  const time = pool.take(({ kind, role }) => kind === 'hours' && role !== 'each');
  if (goal === undefined || (!time && !asks(reading, 'rate'))) return null;
  const hours = time?.value ?? profile.resources.hours_per_week ?? undefined;
  const aWeek = time?.per === 'month' ? time.value / WEEKS_A_MONTH : time?.per === 'day' ? time.value * DAYS : hours;
  return slotsOf({ goal, goalPer: goalPer === 'once' ? 'month' : goalPer, hours: aWeek });
};

/** Hours a day are hours of each day. */
const DAYS = 7;

const fit: Maker = (pool, { profile }) => {
  const { reading } = pool;
  if (!asks(reading, 'count', 'fit') || reading.time !== null || pool.reading.parts.some(isAmount)) return null;
  const { hours, each } = pool.hoursAndEach();
  if (hours && each) return { hours: hours.value, each: each.value };
  const [only] = [each ?? hours];
  const own = profile.resources.hours_per_week;
  if (!only || only.role !== 'each' || !own) return null;
  return { hours: own, each: only.value };
};

const hoursFor: Maker = (pool) => {
  const { reading } = pool;
  if (!(reading.time === 'hour' || asks(reading, 'long')) || asks(reading, 'left')) return null;
  const count = pool.take((part) => part.kind === 'number' && part.per === null && !part.of);
  const time = pool.take(({ kind }) => kind === 'hours');
  return count && time && (time.role === 'each' || count.noun) ? { count: count.value, each: time.value } : null;
};

const saving: Maker = (pool) => {
  const { reading } = pool;
  const spans = reading.time === 'week' || reading.time === 'month' || reading.time === 'day';
  if (!spans && !asks(reading, 'long')) return null;
  // “60 pills, 20 a day” speaks of no saving.
  if (!reading.parts.some(({ role, told }) => role === 'save' || (role === 'goal' && told))) return null;
  const { every } = reading;
  const isPut = (part: Part) => isAmount(part) && (part.role === 'save' || part.role === 'goal');
  const put =
    pool.take((part) => isPut(part) && part.per !== null) ??
    (every === null ? undefined : pool.take((part) => isPut(part) && part.role === 'save'));
  const total = pool.take(isAmount)?.value;
  const savedPer = put?.per ?? every;
  if (!put || total === undefined || savedPer === null || savedPer === 'hour' || savedPer === 'unit') return null;
  return { total, saved: put.value, savedPer };
};

/** “20 shelves and I build 2 a month, how many months?” */
const runs: Maker = (pool) => {
  const { reading } = pool;
  if (reading.time === 'hour' || !asks(reading, 'count', 'long')) return null;
  const each = pool.take(({ kind, per, value }) => kind === 'number' && isCalendar(per) && Number.isInteger(value));
  const all = pool.take((part) => part.things && part.per === null && Number.isInteger(part.value));
  if (!each || !all || !isCalendar(each.per) || reading.inTimes.some((time) => time !== each.per)) return null;
  return { count: all.value, saved: each.value, savedPer: each.per };
};

/** “How much a week for 1,200 in 7 months”: what has to be put by, or come in, each time. */
const pace: Maker = (pool) => {
  const { reading } = pool;
  if (!asks(reading, 'much', 'share') || asks(reading, 'left', 'rate', 'price', 'average')) return null;
  const span = pool.take(({ kind, unit }) => kind === 'span' && unit !== null);
  const isReached = ({ role, weak }: Part) =>
    role === 'goal' || role === 'save' || weak === 'goal' || weak === 'either';
  const total = pool.take((part) => isAmount(part) && part.per === null && isReached(part))?.value;
  if (!span?.unit || total === undefined) return null;
  const savedPer = reading.every ?? (span.unit === 'year' ? 'month' : span.unit);
  return { total, savedPer, over: { value: span.value, unit: span.unit } };
};

const until: Maker = (pool, { today }) => {
  const { reading } = pool;
  const spans = reading.time === 'week' || reading.time === 'month' || reading.time === 'day';
  if (!(spans || asks(reading, 'long'))) return null;
  const date = reading.until.flatMap((words) => exactDateIn(words, today) ?? [])[0] ?? null;
  // Of an amount beside the date something else is asked: “how many weeks for 1,200 by June”.
  if (reading.parts.some((part) => part.role !== null && isAmount(part))) return null;
  // The figures of a date are no others.
  const dated = pool.all(({ kind, value }) => kind === 'number' && Number.isInteger(value) && value <= 2_100);
  return date === null || dated.length > 3 ? null : { date };
};

const oneOfPack: Maker = (pool) => {
  const packed = pool.reading.parts.some(({ role }) => role === 'pack');
  if (!asks(pool.reading, 'one') && !(packed && asks(pool.reading, 'much'))) return null;
  const pack =
    pool.take((part) => part.things && part.role === 'pack') ??
    // “A bag is 18 and makes 12 mugs”: what is counted is parted, whatever it comes in.
    pool.take((part) => part.things && part.role !== 'people' && Number.isInteger(part.value)) ??
    pool.take((part) => part.kind === 'number' && part.role === 'pack') ??
    pool.take((part) => part.kind === 'number' && (part.role === null || part.role === 'cost') && part.noun !== null);
  // “12 hens, 5 eggs each”: neither is what the others cost.
  const total = pool.take((part) => isAmount(part) && (part.kind === 'money' || part.noun === null));
  return pack && total ? { pack: pack.value, total: total.value } : null;
};

/** “3 hours at 24”, “8 hours, 21 each”: hours that are paid; null for anything beside them. */
function paidHours(pool: Pool): readonly Item[] | null {
  const time = pool.take(({ kind, per, role }) => kind === 'hours' && per === null && role !== 'each');
  const paid = pool.take(
    (part) => isAmount(part) && (part.per === 'hour' || part.per === 'unit' || part.weak === 'price'),
  );
  return time && paid && paid.role !== 'cost' ? [{ count: time.value, price: paid.value }] : null;
}

const isTraded = ({ parts }: Reading) =>
  parts.some(({ times, bought }) => times && bought) && parts.some(({ times, bought }) => times && !bought);

const basket: Maker = (pool) => {
  const { reading } = pool;
  if (!asks(reading, 'much', 'total', 'left') && reading.wordCount > SHORT_WORDS) return null;
  const ofEach = reading.noun === null && asks(reading, 'much', 'total') ? pool.ofEach() : null;
  if (ofEach) return { items: ofEach };
  // “20 at 2.50 with 10 % off, what do I charge in all?”
  const isInAll = asks(reading, 'total', 'less') && reading.parts.some(({ times }) => times);
  if (asks(reading, 'rate') || (asks(reading, 'price') && !isInAll) || reading.noun !== null) return null;
  const items = asks(reading, 'left') && !asks(reading, 'taken') ? [] : pool.items();
  // “Bought 20 at 4, sold 12 at 9”: what is bought and what is sold are not added.
  if (isTraded(reading) || asks(reading, 'average')) return null;
  if (items.length > 0) {
    // “3 soaps at 6 and a bag at 4”: what has only a price is one.
    const lone = pool.all((part) => isAmount(part) && part.weak === 'price' && part.per === null);
    const all = [...items, ...lone.map(({ value }) => ({ count: 1, price: value }))];
    return slotsOf({ items: all, percent: pool.percent() });
  }
  const paid = paidHours(pool);
  return paid && { items: paid };
};

/** In this order: the more particular question first. */
const makers: readonly (readonly [FormulaName, Maker])[] = [
  ['until', until],
  ['pace', pace],
  ['tax-taken', taxed(true)],
  ['tax-added', taxed(false)],
  ['break-even', breakEven],
  ['price-for-margin', priceForMargin],
  ['price-to-keep', priceToKeep],
  ['margin', margin],
  ['average', average],
  ['split', split],
  ['less', changed('less')],
  ['more', changed('more')],
  ['share', share],
  ['rate-earned', rateEarned],
  ['rate-needed', rateNeeded],
  ['price', price],
  ['earned', earned],
  ['left', left],
  ['saving', saving],
  ['runs', runs],
  ['one-of-pack', oneOfPack],
  ['hours-for', hoursFor],
  ['fit', fit],
  ['units-to-goal', unitsToGoal],
  ['basket', basket],
];

/** The sum a message asks for, with every figure of it understood; null when it asks for none. */
export function draftOf(reading: Reading, context: SumContext): Draft | null {
  if (reading.asksShare || reading.ranged || (reading.parts.length === 0 && reading.until.length === 0)) return null;
  for (const [formula, make] of makers) {
    const pool = new Pool(reading);
    const slots = make(pool, context);
    if (!slots || !pool.isEmpty) continue;
    if (missingOf(formula, slots).length <= 1) return { formula, slots };
  }
  return null;
}
