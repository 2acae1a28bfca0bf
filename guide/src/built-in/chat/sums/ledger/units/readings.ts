import type { Entry, Ledger } from '../ledger.ts';
import { hour, money, type Quantity, shareName, things, timeUnit, type Unit } from './unit.ts';

/** What one figure may be, with how unlikely that is. */
interface Option {
  quantities: readonly Quantity[];
  unlikely: number;
}

/** What a whole sum may be made of. */
export interface Reading {
  quantities: readonly Quantity[];
  unlikely: number;
}

/** More readings than a sum with one meaning has. */
const MOST_READINGS = 32;
const DOZEN = 12;

const priceNames = (names: readonly string[]) => names.filter((name) => name !== '=dozen');

/** So much for one: of a dozen, a twelfth of it for each. */
function ofEach(value: number, over: Unit, names: readonly string[], known: readonly string[]) {
  const isDozen = names.includes('=dozen') && !known.includes('=dozen');
  return { value: isDozen ? value / DOZEN : value, over, under: things(isDozen ? priceNames(names) : names) };
}

/** A number that may count things: a whole one of which nothing is said, that it is money or what it was paid for. */
const mayCount = ({ value, isMoney, way, names }: Entry) =>
  !isMoney && Number.isInteger(value) && value > 1 && way === null && names.length === 0;

function optionsOfAmount(entry: Entry, known: readonly string[]): Option[] {
  const { value, count, isMoney, per, ofOne, way, unit } = entry;
  const built = (quantity: Pick<Quantity, 'value' | 'over' | 'under'>): Quantity => ({
    ...quantity,
    entry,
    isSpare: false,
  });
  const lump = built({ value: value * count, over: money, under: unit ? timeUnit(unit) : null });
  if (count > 1) {
    const many = { ...built({ value: count, over: things(entry.things), under: null }), isSpare: true };
    return [{ quantities: [lump, many], unlikely: 0 }];
  }
  const isEach = entry.kind === 'each';
  if (isEach || per.length > 0) {
    const each = built(ofEach(value, money, per, known));
    const made = built(ofEach(value, things([]), per, known));
    const isOpen = !isMoney && way === null;
    return [{ quantities: [each], unlikely: 0 }, ...(isOpen ? [{ quantities: [made], unlikely: isEach ? 1 : 0 }] : [])];
  }
  const isOfOne = ofOne.length > 0 && shareName(ofOne, known);
  return [
    { quantities: [lump], unlikely: 0 },
    ...(isOfOne ? [{ quantities: [built(ofEach(value, money, ofOne, known))], unlikely: 0 }] : []),
    ...(mayCount(entry) ? [{ quantities: [built({ value, over: things([]), under: null })], unlikely: 1 }] : []),
  ];
}

/** So many that come of so much: “5 kilos make 110”, “a kilo makes 35”, “9 kilometres per litre”. */
function optionsOfYield(entry: Entry, base: Entry | undefined): Option[] {
  const made: Quantity = { value: entry.value, over: things(entry.things), under: null, entry, isSpare: false };
  const own = entry.names.filter((name) => !entry.things.includes(name));
  const [names = []] = [entry.per, entry.ofOne, base ? [] : own].filter((some) => some.length > 0);
  if (names.length > 0 && entry.per.length > 0)
    return [{ quantities: [{ ...made, under: things(names) }], unlikely: 0 }];
  const value = base && names.length === 0 ? entry.value / base.value : entry.value;
  const under = names.length > 0 ? names : base?.things;
  return [
    { quantities: [made], unlikely: 0 },
    ...(under ? [{ quantities: [{ ...made, value, under: things(under) }], unlikely: 0 }] : []),
  ];
}

function optionsOfCount(entry: Entry, before: Entry | undefined, after: Entry | undefined): Option[] {
  const isAlone = (one: Entry | undefined) => one?.ofOne.length === 0 && one.per.length === 0;
  const isBase = after?.way === 'yield' && isAlone(after) && !shareName(after.things, entry.things);
  const whole: Quantity = { value: entry.value, over: things(entry.things), under: null, entry, isSpare: isBase };
  const isOfBase = before?.kind === 'count' && !shareName(before.things, entry.things);
  if (entry.way === 'yield') return optionsOfYield(entry, isOfBase ? before : undefined);
  if (entry.unit) return [{ quantities: [{ ...whole, under: timeUnit(entry.unit) }], unlikely: 0 }];
  if (entry.per.length > 0 || entry.isOfEach)
    return [{ quantities: [{ ...whole, under: things(entry.per) }], unlikely: 0 }];
  return [{ quantities: [whole], unlikely: 0 }];
}

function optionsOfHours(entry: Entry, known: readonly string[]): Option[] {
  const { value, unit, per, ofOne, kind } = entry;
  const built = (under: Unit | null): Option => ({
    quantities: [{ value, over: hour, under, entry, isSpare: false }],
    unlikely: 0,
  });
  if (unit) return [built(timeUnit(unit))];
  if (per.length > 0 || kind === 'lasts') return [built(things(per.length > 0 ? per : ofOne))];
  const isOfOne = ofOne.length > 0 && shareName(ofOne, known);
  return isOfOne ? [built(null), built(things(ofOne))] : [built(null)];
}

function optionsOf(entry: Entry, at: number, { entries }: Ledger, known: readonly string[]): Option[] {
  const { kind, value, unit, over } = entry;
  const one = (quantity: Pick<Quantity, 'over' | 'under'>, unlikely = 0): Option => ({
    quantities: [{ value, ...quantity, entry, isSpare: false }],
    unlikely,
  });
  if (kind === 'amount' || kind === 'each') return optionsOfAmount(entry, known);
  if (kind === 'rate') return [one({ over: money, under: hour })];
  if (kind === 'periodic' && unit) {
    const made = one({ over: things(entry.things), under: timeUnit(unit) }, 1);
    return [one({ over: money, under: timeUnit(unit) }), ...(entry.isMoney ? [] : [made])];
  }
  if (kind === 'count') return optionsOfCount(entry, entries[at - 1], entries[at + 1]);
  if (kind === 'people') return [one({ over: things(entry.things), under: null })];
  if (kind === 'hours' || kind === 'lasts') return optionsOfHours(entry, known);
  if (kind === 'span' && unit) return [one({ over: timeUnit(unit), under: null })];
  if (kind === 'often' && unit) return [one({ over: over ? timeUnit(over) : things([]), under: timeUnit(unit) })];
  return [];
}

/** All that the figures of a sum may be, the likelier first; none where one of them can be nothing, or there are too many. */
export function readingsOf(ledger: Ledger): Reading[] {
  const counted = ledger.entries.flatMap(({ things: names }) => names);
  const known = [...counted, ...ledger.asked, ...ledger.things];
  let all: Reading[] = [{ quantities: [], unlikely: 0 }];
  for (const [at, entry] of ledger.entries.entries()) {
    const options = optionsOf(entry, at, ledger, known);
    all = all.flatMap((reading) =>
      options.map(({ quantities, unlikely }) => ({
        quantities: [...reading.quantities, ...quantities],
        unlikely: reading.unlikely + unlikely,
      })),
    );
    if (all.length > MOST_READINGS) return [];
  }
  return all.toSorted((one, other) => one.unlikely - other.unlikely);
}
