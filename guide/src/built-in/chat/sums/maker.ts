import type { Profile } from '@foothold/contract';
import { type Calendar, isCalendar } from './figure.ts';
import { isAmount, isCounted, type Pool } from './pool.ts';
import type { Part, Reading } from './reading.ts';
import type { Slots } from './slots.ts';

/** What a sum may take from outside the message. */
export interface SumContext {
  profile: Profile;
  /** Milliseconds since the epoch. */
  today: number;
}

/** Takes the figures of a message for one formula; null where it is not asked for. */
export type Maker = (pool: Pool, context: SumContext) => Slots | null;

/** Only what is there: an absent slot is no slot that is undefined. */
export function slotsOf(slots: { [Name in keyof Slots]: Slots[Name] | undefined }): Slots {
  return Object.fromEntries(Object.entries(slots).filter(([, value]) => value !== undefined));
}

/** The list, or undefined for none. */
export const nonEmpty = (list: readonly number[]) => (list.length > 0 ? list : undefined);

/** Whether a message asks for one of these. */
export function asks({ asks: asked }: Reading, ...wanted: readonly Parameters<typeof asked.has>[0][]): boolean {
  return wanted.some((one) => asked.has(one));
}

/** Every time that is said, of figures or of none. */
const timesOf = ({ apart, parts }: Reading): Calendar[] => [
  ...apart,
  ...parts.map(({ per }) => per).filter(isCalendar),
];

/** “A week” and “a month” are both said. */
export const isMixed = (reading: Reading): boolean => new Set(timesOf(reading)).size > 1;

/** One figure alone comes by a time: “6 cakes at 8, the stall costs 120 a year”, or a cost by the month. */
export function isTimeAlone(reading: Reading): boolean {
  const { parts } = reading;
  const [time, ...others] = timesOf(reading);
  const isCost = parts.some(({ per, role }) => per === time && (role === 'cost' || role === 'fixed'));
  const isSale = parts.some(({ times, things, per }) => per === null && (times || things));
  return parts.length > 1 && time !== undefined && others.length === 0 && (time === 'year' || (isCost && isSale));
}

/** The amounts that go out: named as costs, and all that nothing else is said of. */
export function costsOf(pool: Pool): readonly number[] | undefined {
  return nonEmpty(pool.all(goesOff).map(({ value }) => value));
}

/** The same beside several things: “14 each” goes off once for each. */
export function costsOfMany(pool: Pool): Pick<Slots, 'costs' | 'perOne'> {
  const all = pool.all(goesOff);
  const ofOne = all.filter(isOfOne).map(({ value }) => value);
  return slotsOf({
    costs: nonEmpty(all.filter((part) => !isOfOne(part)).map(({ value }) => value)),
    perOne: ofOne.length > 0 ? ofOne.reduce((sum, one) => sum + one, 0) : undefined,
  });
}

const isOfOne = ({ per, whole }: Part) => per === 'unit' && !whole;
/** What goes off: named as a cost, or an amount of which nothing else is said; “3 evenings” are none. */
const goesOff = (part: Part) =>
  isAmount(part) &&
  !(part.soMany && part.role === null) &&
  (part.role === 'cost' ||
    part.role === 'fixed' ||
    (part.role === null && part.weak !== 'price' && !(part.things && isWhole(part.value))));
const isWhole = (value: number) => Number.isInteger(value);

/** Takes the amount that only “for” or “at” tells of. */
export function weakly(pool: Pool, weak: Part['weak']): number | undefined {
  return pool.take((part) => isAmount(part) && !isCounted(part) && part.role === null && part.weak === weak)?.value;
}

/** What the goal is for. */
export function goalPerOf(pool: Pool): Calendar | 'once' {
  const per = pool.reading.parts.find(({ role }) => role === 'goal')?.per;
  return per === 'day' || per === 'week' || per === 'month' || per === 'year' ? per : (pool.reading.every ?? 'once');
}
