import { isCalendar } from './figure.ts';
import { asks, isMixed, type Maker, slotsOf } from './maker.ts';
import { timesAMonth } from './months.ts';
import { isAmount, type Pool } from './pool.ts';
import type { Part } from './reading.ts';
import type { Slots } from './slots.ts';

/** More of anything than one person does in such a time is a sum of money. */
const MOST_TIMES = 100;

interface Often extends Pick<Slots, 'count' | 'countPer' | 'price'> {
  /** Of a week, where they are told. */
  days?: number | undefined;
}

const isSpan = (per: Part['per']): per is 'day' | 'week' | 'month' =>
  per === 'day' || per === 'week' || per === 'month';

/** “6 a week”: a plain number that comes with a time; a goal told as one is none. */
function isOften(part: Part): boolean {
  const { kind, per, role, told, value } = part;
  return kind === 'number' && isSpan(per) && value <= MOST_TIMES && !(told && (role === 'goal' || role === 'cost'));
}

/** “3 evenings a week, 2 hours each, at 18 an hour”: so many times so many hours, which are paid. */
function hoursOften(pool: Pool): Often | null {
  const { every, parts } = pool.reading;
  const often = parts.find((part) => isOften(part) || (every !== null && part.kind === 'number' && part.things));
  const length = parts.find(({ kind, per }) => kind === 'hours' && !isSpan(per));
  const paid = parts.find((part) => isAmount(part) && part.per === 'hour');
  const span = often && (isSpan(often.per) ? often.per : every);
  if (!often || !length || !paid || !span || parts.length !== 3) return null;
  pool.all((part) => part === often || part === length || part === paid);
  return { count: often.value * length.value, countPer: span, price: paid.value };
}

/** How often, and at what price: “6 a week at 8”, “50 per lesson, 3 lessons a week”, “15 an hour, 5 hours a week”. */
function oftenIn(pool: Pool): Often | null {
  const { every } = pool.reading;
  const hourly = hoursOften(pool);
  if (hourly) return hourly;
  const [item, ...others] = pool.items();
  if (item) {
    // “3 cakes at 25 a week”: the week belongs to the cakes.
    const { parts } = pool.reading;
    const at = parts.findIndex(({ times }) => times);
    const said =
      parts
        .slice(Math.max(at, 0), at < 0 ? undefined : at + 2)
        .map(({ per }) => per)
        .find(isSpan) ?? every;
    // “5 dogs at 9, 3 days a week”: each of them so often.
    const isOfWeek = ({ kind, unit, often }: Part) => often || (kind === 'span' && unit === 'day');
    const times = said === 'week' ? pool.take(isOfWeek) : undefined;
    // “3 times a week” may be all on one day.
    const days = times?.kind === 'span' ? times.value : undefined;
    return others.length === 0 && said !== null
      ? { count: item.count * (times?.value ?? 1), price: item.price, countPer: said, days }
      : null;
  }
  const times =
    pool.take(isOften) ??
    (every === null
      ? undefined
      : pool.take((part) => part.kind === 'number' && part.noun !== null && !part.per && part.value <= MOST_TIMES)) ??
    pool.take(({ kind, per }) => kind === 'hours' && per !== 'unit' && (per !== null || every !== null));
  if (!times) return null;
  const isHours = times.kind === 'hours';
  const isPrice = (part: Part) =>
    isAmount(part) && !isSpan(part.per) && part.role !== 'cost' && part.role !== 'fixed' && part.role !== 'people';
  const paid =
    pool.take((part) => isPrice(part) && (part.per === 'hour' || part.per === 'unit')) ??
    pool.take((part) => isPrice(part) && (part.role === 'price' || part.weak === 'price' || part.kind === 'money')) ??
    pool.take(isPrice);
  // Hours are paid by the hour, and what is counted is not.
  if (!paid || isHours !== (paid.per === 'hour')) return null;
  const per = times.per === 'hour' || times.per === 'unit' ? null : times.per;
  return slotsOf({ count: times.value, countPer: per ?? every ?? undefined, price: paid.value });
}

/** What comes in for so many a week at a price each, by the week and by the month. */
export const earned: Maker = (pool) => {
  const { reading } = pool;
  if (!asks(reading, 'much', 'left', 'total') || asks(reading, 'rate', 'price', 'margin', 'even', 'share')) return null;
  if (reading.noun !== null || reading.parts.length < 2) return null;
  const told = oftenIn(pool);
  if (!told?.count || told.countPer === undefined) return null;
  const { days, countPer, ...often } = told;
  // Where it is asked what is left, an amount beside the sale of which nothing is said goes out.
  const goesOut = ({ kind, role, weak }: Part) =>
    asks(reading, 'left') && kind === 'money' && role === null && weak === null;
  // “The stall costs 120 a year” of what is sold by the week: both are told by the month.
  const isRent = ({ role, per }: Part) => role === 'fixed' && isCalendar(per) && isMixed(reading);
  const costs = pool.all((part) => isAmount(part) && (part.role === 'cost' || isRent(part) || goesOut(part)));
  const ofOne = costs.filter(({ per }) => per === 'unit');
  const rhythm = { countPer, days, apart: reading.apart };
  // “8 for petrol, each day”: what was bought is named, and goes out by a time that is not its own.
  if (ofOne.some(({ whole }) => whole) && timesAMonth(null, rhythm) === null) return null;
  // “The screen costs me 7000, I take 10000, 12 a month”: what is told of no time may go out with each, or once.
  const isTimeless = !reading.apart.some((time) => time !== countPer);
  if (isTimeless && costs.some(({ role, per }) => role === 'cost' && per === null)) return null;
  const inAll: number[] = [];
  for (const { per, value } of costs.filter((part) => part.per !== 'unit')) {
    const times = timesAMonth(per, rhythm);
    if (times === null) return null;
    inAll.push(value * times);
  }
  // What is sold by the year is told by no month that something could go off.
  if (countPer === 'year' && inAll.length > 0) return null;
  return slotsOf({
    ...often,
    countPer,
    costs: ofOne.length > 0 ? ofOne.map(({ value }) => value) : undefined,
    spent: inAll.length > 0 ? inAll.reduce((all, one) => all + one, 0) : undefined,
    fee: pool.percent(),
  });
};
