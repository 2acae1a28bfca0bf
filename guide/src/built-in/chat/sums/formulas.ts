import type { Profile } from '@foothold/contract';
import { moneyGoalOf } from '../../ideas/goal-arithmetic.ts';
import { exactDateIn } from '../../understand/deadline.ts';
import type { Calendar } from './figures.ts';
import { WEEKS_A_MONTH } from './months.ts';
import { isAmount, Pool } from './pool.ts';
import type { Part, Reading } from './reading.ts';
import { type FormulaName, missingOf, type Slots } from './slots.ts';

/** A sum as understood, before it is made; something may still be missing. */
export interface Draft {
  formula: FormulaName;
  slots: Slots;
}

/** What a sum may take from outside the message. */
export interface Known {
  profile: Profile;
  /** Milliseconds since the epoch. */
  today: number;
}

type Maker = (pool: Pool, known: Known) => Slots | null;

/** Only what is there: an absent slot is no slot that is undefined. */
function slotsOf(slots: { [Name in keyof Slots]: Slots[Name] | undefined }): Slots {
  return Object.fromEntries(Object.entries(slots).filter(([, value]) => value !== undefined));
}

const nonEmpty = (list: readonly number[]) => (list.length > 0 ? list : undefined);

function asks({ asks: asked }: Reading, ...wanted: readonly Parameters<typeof asked.has>[0][]): boolean {
  return wanted.some((one) => asked.has(one));
}

/** The amounts that go out for one: named as costs, and all that nothing else is said of. */
function costsOf(pool: Pool): readonly number[] | undefined {
  return nonEmpty(
    pool
      .all((part) => isAmount(part) && (part.role === 'cost' || part.role === 'fixed' || part.role === null))
      .map(({ value }) => value),
  );
}

/** Takes the amount that only “for” or “at” tells of. */
function weakly(pool: Pool, weak: Part['weak']): number | undefined {
  return pool.take((part) => isAmount(part) && part.role === null && part.weak === weak)?.value;
}

function goalPerOf(pool: Pool): Calendar | 'once' {
  const per = pool.reading.parts.find(({ role }) => role === 'goal')?.per;
  return per === 'day' || per === 'week' || per === 'month' || per === 'year' ? per : 'once';
}

function unitsToGoal(pool: Pool, { profile }: Known): Slots | null {
  const { reading } = pool;
  if (!asks(reading, 'count') || (reading.time !== null && reading.time !== 'hour')) return null;
  const goalPer = goalPerOf(pool);
  const rate = pool.take((part) => isAmount(part) && part.per === 'hour')?.value;
  if ((reading.time === 'hour') !== (rate !== undefined)) return null;
  const cost = pool.money('cost');
  let price = rate ?? pool.money('price');
  let goal = pool.money('goal');
  if (price === undefined) price = weakly(pool, 'price');
  if (goal === undefined) goal = weakly(pool, 'goal') ?? (price === undefined ? undefined : weakly(pool, 'either'));
  if (price === undefined && goal !== undefined) price = weakly(pool, 'either');
  if (price === undefined && goal !== undefined) price = pool.loose();
  else if (goal === undefined && price !== undefined) goal = pool.loose();
  const { hours, each } = pool.hoursAndEach();
  if (hours || (price === undefined && (goal === undefined || reading.noun === null))) return null;
  const own = goal === undefined ? moneyGoalOf(profile) : null;
  return slotsOf({
    ...(rate === undefined ? { price } : { rate: price }),
    goal: goal ?? own?.goal.amount,
    goalPer: own ? own.goal.per : goalPer,
    costs: cost === undefined ? undefined : [cost],
    fee: pool.percent(),
    each: each?.value,
  });
}

const price: Maker = (pool) => {
  const { reading } = pool;
  if (!asks(reading, 'price', 'much', 'total') || asks(reading, 'rate', 'left') || reading.noun !== null) return null;
  const rate = pool.take((part) => isAmount(part) && part.per === 'hour')?.value;
  const time = pool.take(({ kind, per }) => kind === 'hours' && per !== 'week' && per !== 'month' && per !== 'day');
  if (!time || (rate === undefined && !(asks(reading, 'price') && time.role === 'each'))) return null;
  const costs = costsOf(pool);
  return slotsOf({ rate, hours: time.value, costs, fee: pool.percent() });
};

const left: Maker = (pool) => {
  const { reading } = pool;
  if (!asks(reading, 'left') || asks(reading, 'rate', 'long') || (asks(reading, 'count') && !asks(reading, 'much')))
    return null;
  const items = pool.items();
  let one = items.length > 0 ? undefined : pool.money('price');
  if (one === undefined && items.length === 0) one = weakly(pool, 'price') ?? weakly(pool, 'either');
  const fee = pool.percent();
  if (one === undefined && items.length === 0) {
    one = fee === undefined ? pool.money('goal') : (pool.money('goal') ?? pool.loose());
  }
  if (one === undefined && items.length === 0) return null;
  return slotsOf({ price: one, items: items.length > 0 ? items : undefined, costs: costsOf(pool), fee });
};

const margin: Maker = (pool) => {
  if (!asks(pool.reading, 'margin')) return null;
  const one = pool.money('price');
  return slotsOf({ price: one, costs: costsOf(pool), fee: pool.percent() });
};

const breakEven: Maker = (pool) => {
  if (!asks(pool.reading, 'even')) return null;
  const one = pool.money('price') ?? weakly(pool, 'price');
  const named = pool.money('fixed');
  const ofOne = pool.all((part) => isAmount(part) && part.role === 'cost').map(({ value }) => value);
  const fixed = named ?? pool.money('goal') ?? pool.loose();
  const costs = nonEmpty([...ofOne, ...(costsOf(pool) ?? [])]);
  const own = fixed === undefined && costs?.length === 1;
  return slotsOf({ price: one, fixed: own ? costs[0] : fixed, costs: own ? undefined : costs, fee: pool.percent() });
};

const share: Maker = (pool) => {
  const { reading } = pool;
  const of = reading.parts.some((part) => part.of);
  if (!of && !asks(reading, 'share')) return null;
  if (asks(reading, 'left', 'margin', 'less', 'more') || reading.noun !== null) return null;
  if (of && !asks(reading, 'share', 'much', 'total') && reading.wordCount > SHORT_WORDS) return null;
  const percent = pool.percent();
  const total = pool.take(isAmount)?.value;
  return percent === undefined ? null : slotsOf({ percent, total });
};

/** “30 % of 180” by itself asks for the sum; in a story it may not. */
const SHORT_WORDS = 8;

function changed(ask: 'less' | 'more'): Maker {
  return (pool) => {
    if (!asks(pool.reading, ask) || asks(pool.reading, 'left') || pool.reading.noun !== null) return null;
    const percent = pool.percent();
    const total = pool.take(isAmount)?.value;
    const wanted = asks(pool.reading, 'much', 'total', 'price') || pool.reading.wordCount <= SHORT_WORDS;
    return percent === undefined || total === undefined || !wanted ? null : slotsOf({ percent, total });
  };
}

const split: Maker = (pool) => {
  if (!asks(pool.reading, 'split') || !asks(pool.reading, 'much', 'split', 'one', 'total')) return null;
  const people = pool.take((part) => part.kind === 'number' && part.role === 'people');
  const total = pool.take((part) => isAmount(part) && part.role !== 'people');
  return people && total ? slotsOf({ people: people.value, total: total.value }) : null;
};

const rateEarned: Maker = (pool) => {
  const { reading } = pool;
  if (!asks(reading, 'rate') || reading.noun !== null) return null;
  const one = pool.take((part) => isAmount(part) && part.role === 'price' && part.per !== 'hour')?.value;
  const time = pool.take(({ kind }) => kind === 'hours');
  const known = one ?? pool.take((part) => isAmount(part) && part.role === 'goal' && part.per === null)?.value;
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

const until: Maker = (pool, { today }) => {
  const { reading } = pool;
  const spans = reading.time === 'week' || reading.time === 'month' || reading.time === 'day';
  if (!reading.until || !(spans || asks(reading, 'long'))) return null;
  const date = exactDateIn(reading.text, today);
  // The figures of a date are no others.
  const dated = pool.all(({ kind, value }) => kind === 'number' && Number.isInteger(value) && value <= 2_100);
  return date === null || dated.length > 3 ? null : { date };
};

const oneOfPack: Maker = (pool) => {
  if (!asks(pool.reading, 'one')) return null;
  const pack =
    pool.take((part) => part.kind === 'number' && part.role === 'pack') ??
    pool.take((part) => part.kind === 'number' && part.role === null && part.noun !== null);
  const total = pool.take(isAmount);
  return pack && total ? { pack: pack.value, total: total.value } : null;
};

const basket: Maker = (pool) => {
  if (!asks(pool.reading, 'much', 'total') && pool.reading.wordCount > SHORT_WORDS) return null;
  if (asks(pool.reading, 'left', 'price', 'rate') || pool.reading.noun !== null) return null;
  const items = pool.items();
  return items.length > 0 ? { items } : null;
};

/** In this order: the more particular question first. */
const makers: readonly (readonly [FormulaName, Maker])[] = [
  ['until', until],
  ['break-even', breakEven],
  ['margin', margin],
  ['split', split],
  ['less', changed('less')],
  ['more', changed('more')],
  ['share', share],
  ['rate-earned', rateEarned],
  ['rate-needed', rateNeeded],
  ['price', price],
  ['left', left],
  ['saving', saving],
  ['one-of-pack', oneOfPack],
  ['hours-for', hoursFor],
  ['fit', fit],
  ['units-to-goal', unitsToGoal],
  ['basket', basket],
];

/** The sum a message asks for, with every figure of it understood; null when it asks for none. */
export function draftOf(reading: Reading, known: Known): Draft | null {
  if (reading.ranged || (reading.parts.length === 0 && !reading.until)) return null;
  for (const [formula, make] of makers) {
    const pool = new Pool(reading);
    const slots = make(pool, known);
    if (!slots || !pool.isEmpty) continue;
    if (missingOf(formula, slots).length <= 1) return { formula, slots };
  }
  return null;
}
