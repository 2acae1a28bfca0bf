import type { FigureWriter } from '../figure-writer.ts';
import { sum } from '../net.ts';
import type { After, Entry } from './ledger.ts';
import { type Solved, type Solver, of, amountOf, isOut, written, line, termOf, added } from './steps.ts';
import { least } from './reach.ts';

/** Hours at what an hour of them brings. */
function paidFor(rate: Entry | undefined, hours: readonly Entry[], many: number): Entry[] {
  if (!rate) return [];
  const ofAll = ({ kind }: Entry) => (kind === 'lasts' ? many : 1);
  return hours.map((time) => ({ ...rate, kind: 'amount', count: time.value * ofAll(time) }));
}

/** Prices of one beside so many, and an hour's pay beside hours, as amounts; null where a figure finds no place. */
export function settled(entries: readonly Entry[]): Entry[] | null {
  const counts = of(entries, 'count');
  const eaches = of(entries, 'each');
  const [rate, ...rates] = of(entries, 'rate');
  const hours = of(entries, 'hours', 'lasts');
  const rest = entries.filter(({ kind }) => kind === 'amount');
  // “Minus half an hour”.
  if (hours.some(isOut)) return null;
  const placed = rest.length + counts.length + eaches.length + hours.length + (rate ? 1 : 0);
  if (placed < entries.length || rates.length > 0 || (rate === undefined) !== (hours.length === 0)) return null;
  const many = counts.length === 0 ? 1 : sum(counts.map(({ value }) => value));
  if (counts.length > 0 && eaches.length === 0 && !hours.some(({ kind }) => kind === 'lasts')) return null;
  // “22 miles there, 16 a gallon”: of different things there is no sum.
  if (counts.slice(1).some(({ noun }) => noun !== '')) return null;
  const sold = sum(rest.filter((one) => one.way !== 'out' && one.count > 1).map(({ count }) => count));
  // “3 mended at 25 each, parts 9 each, the bus 1400”: of which of them there are parts is not said.
  const isOfOthers = ({ names }: Entry) => !counts.some(({ noun }) => names.includes(noun));
  if (counts.length > 0 && sold > 0 && eaches.some(isOfOthers)) return null;
  const times = counts.length > 0 ? many : sold;
  // “I charge 400 a bench, paint 90, of 3 benches”: whether the paint is for each is not said.
  const isOfThem = ({ names }: Entry) => counts.some(({ noun }) => names.includes(noun));
  if (counts.length > 0 && eaches.length > 0 && rest.some((entry) => entry.way === null || isOfThem(entry)))
    return null;
  // Another price beside so many at one is of something else.
  if (counts.length === 0 && sold > 0 && eaches.some(({ way }) => way === 'in')) return null;
  // Of one alone: what is paid once does not go off the price of it.
  if (counts.length === 0 && sold === 0 && eaches.length > 0)
    return rest.some(({ way }) => way !== 'in')
      ? null
      : [...rest, ...paidFor(rate, hours, 1), ...eaches.map((each) => ({ ...each, kind: 'amount' as const }))];
  const paid = paidFor(rate, hours, many);
  const isBeside = counts.length === 0;
  const ofEach = eaches.map((one) => ({
    ...one,
    kind: 'amount' as const,
    count: times,
    way: isBeside ? ('out' as const) : one.way,
  }));
  return [...rest, ...paid, ...ofEach];
}

/** What comes in, what goes out, and the share that goes off. */
interface Flow {
  ins: Entry[];
  outs: Entry[];
  share: Entry | undefined;
  times: number;
}

export function flowOf(entries: readonly Entry[], isAllIn: boolean): Flow | null {
  const [share, ...shares] = of(entries, 'share');
  const [often, ...others] = of(entries, 'often');
  // A length of time does not say that all of it comes again, and finds no place.
  const money = settled(entries.filter((one) => one !== share && one !== often));
  if (!money || shares.length > 0 || others.length > 0) return null;
  const outs = money.filter(isOut);
  const known = money.filter((one) => one.way === 'in' || one.count > 1);
  const ins = known.filter((one) => !isOut(one));
  const open = money.filter((one) => !outs.includes(one) && !ins.includes(one));
  // “12 bundles at 4, dye 9, sold 7 baskets at 22”: what stands at a price ahead of what is said to be sold may be bought.
  const sold = money.findIndex(({ way, count }) => way === 'in' && count > 1);
  if (money.slice(0, Math.max(0, sold)).some(({ way, count }) => way === null && count > 1)) return null;
  // “4 hems at 9, a dress 30, and paid 5 for thread”: whether the dress is sold or bought is not said.
  const last = money.indexOf(outs.at(-1) as Entry);
  if (!isAllIn && ins.some(({ count }) => count > 1) && open.some((one) => money.indexOf(one) < last)) return null;
  if (ins.length === 0 && !isAllIn && share && open.length === 1)
    return { ins: open, outs, share, times: often?.value ?? 1 };
  return isAllIn
    ? { ins: [...ins, ...open], outs, share, times: often?.value ?? 1 }
    : { ins, outs: [...outs, ...open], share, times: often?.value ?? 1 };
}

export function parted(flow: Flow, told: FigureWriter): Solved | null {
  const { ins, outs, share, times } = flow;
  if (ins.length === 0) return null;
  const taken = added(ins, told);
  const cut = share ? (taken.value * share.value) / 100 : 0;
  const working =
    ins.length > 1 || ins.some(({ count }) => count !== 1)
      ? [line(taken.formula, { value: taken.value, unit: 'money' }, told)]
      : [];
  const net = taken.value - cut - sum(outs.map(amountOf));
  // More that goes out than comes in has to be told so.
  if (net <= 0 && (outs.some(({ way }) => way === null) || (ins.length === 1 && ins[0]?.count === 1))) return null;
  const off = [
    ...(share ? [`− ${told.percent(share.value)} (${told.money(cut)})`] : []),
    ...outs.map((one) => `− ${termOf(one, told)}`),
  ];
  if (off.length > 0)
    working.push(line([told.money(taken.value), ...off].join(' '), { value: net, unit: 'money' }, told));
  const value = net * times;
  if (times !== 1) working.push(line(`${told.number(times)} × ${told.money(net)}`, { value, unit: 'money' }, told));
  return working.length === 0
    ? null
    : { working, value, unit: 'money', ...(off.length > 0 ? { taken: taken.value * times } : {}) };
}

export const left: Solver = ({ entries, isLess }, told) => {
  const flow = flowOf(entries, false);
  // What is knocked off is none of the share that somebody takes.
  if (!flow || (flow.share && isLess && flow.outs.length > 0)) return null;
  return parted(flow, told);
};

const isBare = ({ count, isMoney, kind, way, names }: Entry) =>
  count === 1 && !isMoney && kind === 'amount' && (way === null || names.length === 0);

/** All that is told added up, where it all goes the same way; what is knocked off goes off. */
export const total: Solver = ({ entries, isLess }, told) => {
  const flow = flowOf(entries, true);
  if (!flow || (flow.share && !isLess)) return null;
  if (flow.ins.length > 0 && flow.outs.length > 0) return null;
  const all = flow.ins.length > 0 ? flow.ins : flow.outs;
  const isPlain = all.every(({ count, way }) => count === 1 && way === null) && !flow.share;
  // Beside so many at a price, a bare number may be anything: “a set of 4”.
  const isMixed = entries.some(({ kind, count }) => kind === 'amount' && count > 1) && all.some(isBare);
  if (isMixed || all.some(({ way }) => way === 'target' || way === 'saved' || way === 'yield')) return null;
  return isPlain ? null : parted({ ...flow, ins: all, outs: [] }, told);
};

/** Between several people. */
export const split: Solver = ({ entries }, told) => {
  const [people, ...others] = of(entries, 'people');
  if (!people || others.length > 0 || people.value < 2) return null;
  const flow = flowOf(
    entries.filter((entry) => entry !== people),
    entries.length === 2,
  );
  const net = flow && (parted(flow, told) ?? alone(flow));
  return net && further(net, { does: 'parted', value: people.value }, told);
};

/** A single amount is what it is. */
export function alone({ ins, outs, share, times }: Flow): Solved | null {
  const [only, ...others] = ins;
  const isAlone = only !== undefined && others.length === 0 && outs.length === 0 && !share && times === 1;
  return isAlone ? { working: [], value: amountOf(only), unit: 'money' } : null;
}

/** What is done with a result besides. */
export function further(solved: Solved, { does, value }: After, told: FigureWriter): Solved {
  const said = written(solved.value, solved.unit, told);
  const by = { unit: solved.unit, working: solved.working };
  const step = (formula: string, result: number): Solved => ({
    ...by,
    value: result,
    working: [...solved.working, line(formula, { value: result, unit: solved.unit }, told)],
  });
  if (does === 'times') return step(`${told.number(value)} × ${said}`, solved.value * value);
  if (does === 'off')
    return { ...step(`${said} − ${written(value, solved.unit, told)}`, solved.value - value), taken: solved.value };
  if (does === 'hourly') return step(`${said} ÷ ${told.time(value)}`, solved.value / value);
  if (does === 'parted') return step(`${said} ÷ ${told.number(value)}`, solved.value / value);
  const exact = value / solved.value;
  return {
    ...by,
    unit: 'count',
    value: least(exact),
    working: [...solved.working, told.working(`${told.money(value)} ÷ ${said}`, exact, told.number(exact))],
  };
}
