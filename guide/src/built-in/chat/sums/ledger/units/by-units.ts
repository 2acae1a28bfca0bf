import type { FigureWriter } from '../../figure-writer.ts';
import type { Entry, Ledger } from '../ledger.ts';
import { line, type Solved, type Solver } from '../steps.ts';
import { type Reading, readingsOf } from './readings.ts';
import { type Term, termWritten, waysTo } from './terms.ts';
import { fits, hour, money, type Quantity, shareName, things, timeUnit, type Unit } from './unit.ts';

/** More figures than are told in one sum. */
const MOST_FIGURES = 8;
const least = (exact: number) => Math.ceil(exact - 1e-9);
const most = (exact: number) => Math.floor(exact + 1e-9);

type Reckoner = (reading: Reading, ledger: Ledger, told: FigureWriter) => Solved[];

const isMoney = ({ over }: Quantity) => over.kind === 'money';
const isLump = ({ under }: Quantity) => under === null;
const wayOf = ({ entry }: Quantity) => entry.way;

/** What is asked for one of: “per candle”, else anything there is one of. */
const oneOf = ({ ofOne, things: noun }: Ledger): Unit => things(ofOne.length > 0 ? ofOne : noun);

/** The units that an amount may be asked by, the likelier first. */
function undersOf({ entries, question, ofOne, per }: Ledger): (Unit | null)[] {
  if (question === 'rate') return [hour];
  if (question === 'pace') return per ? [timeUnit(per)] : [];
  const named = entries.some((entry) => shareName([...entry.things, ...entry.per, ...entry.ofOne], ofOne));
  // “Each trip”, of which no figure tells, is all of it.
  if (question === 'one') return [named ? things(ofOne) : ofOne.length > 0 ? null : things([])];
  if (named) return [things(ofOne), null];
  const isComing = entries.some(({ kind, unit }) => kind !== 'span' && unit !== null);
  return per && isComing ? [timeUnit(per), null] : [null];
}

/** Questions for what stays of it, where one amount goes off another. */
const isOfNet = ({ question }: Ledger) => question === 'left' || question === 'rate';

/** An amount with its sign. */
interface Signed {
  one: Quantity;
  isMinus: boolean;
}

const isPriced = (one: Quantity) => !isLump(one) || one.entry.count > 1;

/** The amounts of which something stays: what is named behind all that came in went out, where nothing else says so. */
function netted(amounts: readonly Quantity[]): Signed[] | null {
  const told = amounts.findIndex((one) => wayOf(one) === 'in');
  // One thing has one price: what else comes for each of it goes out.
  const isPrice = (one: Quantity) => isPriced(one) && (one.entry.count > 1 || told < 0 || amounts.indexOf(one) < told);
  const isIn = (one: Quantity) => wayOf(one) === 'in' || (wayOf(one) === null && isPrice(one));
  const [lastIn, lastOut] = [amounts.findLastIndex(isIn), amounts.findLastIndex((one) => wayOf(one) === 'out')];
  const isKnown = (one: Quantity, at: number) =>
    isIn(one) || wayOf(one) === 'out' || (wayOf(one) === null && (isPriced(one) || (at > lastIn && at > lastOut)));
  if (lastIn < 0 || !amounts.every(isKnown)) return null;
  return amounts.map((one) => ({ one, isMinus: !isIn(one) }));
}

/** Amounts that all go the same way. */
function added(amounts: readonly Quantity[], { question }: Ledger): Signed[] | null {
  const isOf = (...ways: Entry['way'][]) => amounts.some((one) => ways.includes(wayOf(one)));
  if (isOf('saved', 'yield') || (isOf('out') && isOf('in'))) return null;
  if (question === 'total' && isOf('target')) return null;
  // Of several amounts one may be there already.
  if (question === 'pace' && amounts.length > 1 && amounts.some(isLump)) return null;
  const isSold = question === 'charge' && amounts.some((one) => wayOf(one) === 'in' && isLump(one));
  return isSold ? null : amounts.map((one) => ({ one, isMinus: false }));
}

/** A number of which nothing says that it is money: beside so many at a price it may be anything. */
const isBare = ({ entry }: Quantity) =>
  entry.kind === 'amount' && entry.count === 1 && !entry.isMoney && (entry.way === null || entry.names.length === 0);

/** The amounts of a sum with their signs; null where one of them goes nobody knows which way. */
function signed(quantities: readonly Quantity[], ledger: Ledger): Signed[] | null {
  const amounts = quantities.filter(isMoney);
  if (isOfNet(ledger)) return netted(amounts);
  return amounts.some(isPriced) && amounts.some(isBare) ? null : added(amounts, ledger);
}

/** “400 a bench, paint 90, of 3 benches”: whether the paint is for each is not said. */
function isDoubtful(quantities: readonly Quantity[]): boolean {
  const isCounted = quantities.some(({ over, under, isSpare }) => over.kind === 'thing' && under === null && !isSpare);
  const isPriced = quantities.some((one) => isMoney(one) && one.under?.kind === 'thing');
  return isCounted && isPriced && quantities.some((one) => isMoney(one) && isLump(one) && wayOf(one) === null);
}

interface SignedTerm {
  term: Term;
  isMinus: boolean;
}

/** Another price beside so many at one is of something else; what goes out for each is not. */
const isOwn = ({ term: { from, route }, isMinus }: SignedTerm): boolean =>
  isMinus || from.entry.isOfEach || route.steps.every(({ by }) => by.entry.count === 1);

interface Sum {
  terms: readonly SignedTerm[];
  share: Entry | undefined;
  isLess: boolean;
  unit: Unit;
}

/** An amount written out: what comes in, the share that goes off, what goes out. */
function summed({ terms, share, isLess }: Sum, told: FigureWriter): Solved | null {
  const ins = terms.filter(({ isMinus }) => !isMinus);
  const outs = terms.filter(({ isMinus }) => isMinus);
  const add = (some: typeof terms) => some.reduce((all, { term }) => all + term.route.value, 0);
  const write = ({ term }: (typeof terms)[number]) => termWritten(term, told);
  const taken = add(ins);
  const cut = share ? (taken * share.value) / 100 : 0;
  const value = taken - cut - add(outs);
  // Less than nothing is told otherwise, or was read wrongly.
  if (value <= 0) return null;
  const isPlain = ins.length === 1 && ins[0]?.term.route.steps.length === 0 && ins[0].term.from.entry.count === 1;
  const working = isPlain ? [] : [line(ins.map(write).join(' + '), { value: taken, unit: 'money' }, told)];
  const off = [
    ...(share ? [`− ${told.percent(share.value)} (${told.money(cut)})`] : []),
    ...outs.map((one) => `− ${write(one)}`),
  ];
  if (off.length > 0) working.push(line([told.money(taken), ...off].join(' '), { value, unit: 'money' }, told));
  if (working.length === 0) return null;
  const isKept = off.length > 0 && !isLess;
  return { working, value, unit: 'money', ...(isKept ? { taken } : {}) };
}

function amountsBy(quantities: readonly Quantity[], under: Unit | null, ledger: Ledger, told: FigureWriter): Solved[] {
  const amounts = signed(quantities, ledger);
  if (!amounts || isDoubtful(quantities)) return [];
  const [share, ...shares] = ledger.entries.filter(({ kind }) => kind === 'share');
  if (shares.length > 0) return [];
  const sources = amounts.map(({ one }) => one);
  return waysTo(sources, quantities, money, under).flatMap((terms) => {
    const all = terms.map((term, at) => ({ term, isMinus: amounts[at]?.isMinus === true }));
    if (!all.every(isOwn)) return [];
    return summed({ terms: all, share, isLess: ledger.isLess, unit: money }, told) ?? [];
  });
}

/** What is left, comes to, costs, has to be charged. */
const amount: Reckoner = ({ quantities }, ledger, told) => {
  const shares = ledger.entries.filter(({ kind }) => kind === 'share');
  // A share goes off what is left, or is knocked off the whole.
  if (shares.length > 0 && ledger.question !== 'left' && !ledger.isLess) return [];
  for (const under of undersOf(ledger)) {
    const found = amountsBy(quantities, under, ledger, told);
    if (found.length > 0) return found;
  }
  return [];
};

/** The amount that is to be reached: what is wanted, what comes again, what is paid once. */
function goalOf(quantities: readonly Quantity[]): Quantity | undefined {
  const amounts = quantities.filter(isMoney);
  const isLarge = (one: Quantity) => amounts.every((other) => other === one || other.value < one.value);
  return (
    amounts.find((one) => wayOf(one) === 'target') ??
    amounts.find(({ under }) => under !== null && under.kind !== 'thing' && under.kind !== 'hour') ??
    amounts.find((one) => isLump(one) && isLarge(one))
  );
}

const exactly = (quotient: string, value: number, told: FigureWriter) =>
  told.working(quotient, value, told.number(value));

/** How many reach an amount, at what each of them leaves. */
function toGoal(quantities: readonly Quantity[], ledger: Ledger, told: FigureWriter): Solved[] {
  const goal = goalOf(quantities);
  const rest = quantities.filter((one) => one !== goal);
  if (!goal || goal.entry.count > 1) return [];
  const isSure = wayOf(goal) === 'target' || !isLump(goal) || rest.every((one) => !isMoney(one) || !isLump(one));
  if (!isSure) return [];
  const asked = { ...ledger, question: 'left' as const };
  const unit = oneOf(ledger);
  const amounts = signed(rest, asked);
  if (!amounts) return [];
  return waysTo(
    amounts.map(({ one }) => one),
    rest,
    money,
    unit,
  ).flatMap((terms) => {
    const all = terms.map((term, at) => ({ term, isMinus: amounts[at]?.isMinus === true }));
    const net = all.reduce((sum, { term, isMinus }) => sum + (isMinus ? -1 : 1) * term.route.value, 0);
    const exact = goal.value / net;
    if (net <= 0 || exact < 1) return [];
    const solved = summed({ terms: all, share: undefined, isLess: false, unit }, told);
    const quotient = exactly(`${told.money(goal.value)} ÷ ${told.money(net)}`, exact, told);
    return { working: [...(solved?.working ?? []), quotient], value: least(exact), unit: 'count' as const };
  });
}

/** One figure carried over into what is asked for by all the others. */
function carried(quantities: readonly Quantity[], over: Unit, under: Unit | null): Term[] {
  const found = quantities.flatMap((one) => waysTo([one], quantities, over, under).flat());
  // “6 hours ÷ 1 hour each”: one figure is the stuff, the others say how it is used.
  return found.filter(({ route }) => route.steps.length > 0);
}

const many: Reckoner = ({ quantities }, ledger, told) => {
  const reached = toGoal(quantities, ledger, told);
  if (reached.length > 0 || ledger.things.length === 0) return reached;
  const under = ledger.per ? timeUnit(ledger.per) : null;
  const target = things(ledger.things);
  const isNamed = quantities.some(({ over, under: base }) =>
    [over, base].some((unit) => unit?.kind === 'thing' && fits(unit, target)),
  );
  if (!isNamed) return [];
  return carried(quantities, target, under).map((term) => {
    const exact = term.route.value;
    // Of what there is so many are made; of what is bought too little is not enough.
    const isMade = term.from.over.kind === 'hour' || term.from.over.kind === 'money';
    const isBought = term.route.steps.some(({ by, isParted }) => isParted && wayOf(by) === 'yield');
    const working = [exactly(termWritten(term, told), exact, told)];
    return { working, value: isMade ? most(exact) : isBought ? least(exact) : exact, unit: 'count' as const };
  });
};

/** How long it takes, in the time that was asked for or that it comes by. */
const long: Reckoner = ({ quantities }, ledger, told) => {
  const unit = ledger.time ?? ledger.per ?? 'hour';
  const saved = quantities.filter((one) => wayOf(one) === 'saved' && isLump(one));
  const rest = quantities.filter((one) => !saved.includes(one));
  if (saved.length > 0) return [];
  return carried(rest, timeUnit(unit), null).map((term) => {
    const exact = term.route.value;
    if (unit === 'hour')
      return {
        working: [line(termWritten(term, told), { value: exact, unit: 'hours' }, told)],
        value: exact,
        unit: 'hours' as const,
      };
    return { working: [exactly(termWritten(term, told), exact, told)], value: least(exact), unit };
  });
};

const reckoners: Partial<Record<Ledger['question'], Reckoner>> = {
  left: amount,
  total: amount,
  one: amount,
  charge: amount,
  rate: amount,
  pace: amount,
  many,
  long,
};

const isSame = (one: Solved, other: Solved) => one.unit === other.unit && Math.abs(one.value - other.value) < 1e-6;

/**
 * A sum by the units of its figures alone: each is carried over into what is asked for, every one has a place, and all ways
 * to do so come to the same; null where they do not.
 */
export const byUnits: Solver = (ledger, told) => {
  const reckoner = reckoners[ledger.question];
  if (!reckoner || ledger.entries.length > MOST_FIGURES) return null;
  const plain = { ...ledger, entries: ledger.entries.filter(({ kind }) => kind !== 'share') };
  const readings = readingsOf(plain);
  for (const rank of new Set(readings.map(({ unlikely }) => unlikely))) {
    const found = readings
      .filter(({ unlikely }) => unlikely === rank)
      .flatMap((reading) => reckoner(reading, ledger, told));
    const [first] = found;
    if (first) return found.every((one) => isSame(one, first)) ? first : null;
  }
  return null;
};
