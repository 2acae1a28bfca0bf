import type { FigureWriter } from '../../figure-writer.ts';
import { termOf } from '../steps.ts';
import { type Route, routesTo } from './routes.ts';
import type { Quantity, Unit } from './unit.ts';

/** One figure of a sum with the way it was carried over into the unit that is asked for. */
export interface Term {
  from: Quantity;
  route: Route;
}

/** More ways to take it than a sum with one meaning has. */
const MOST_WAYS = 64;

const entriesOf = ({ from, route }: Term) => [from.entry, ...route.steps.map(({ by }) => by.entry)];

/** Whether every figure has its place in some terms. */
function isWhole(terms: readonly Term[], quantities: readonly Quantity[]): boolean {
  const used = new Set(terms.flatMap(entriesOf));
  return quantities.every(({ entry, isSpare }) => isSpare || used.has(entry));
}

/** Every way to carry some figures over into a unit so that none of the others is left without a place. */
export function waysTo(
  sources: readonly Quantity[],
  quantities: readonly Quantity[],
  over: Unit,
  under: Unit | null,
): Term[][] {
  const others = quantities.filter((one) => !sources.includes(one));
  let ways: Term[][] = sources.length > 0 ? [[]] : [];
  for (const from of sources) {
    const routes = routesTo(from, others, over, under);
    ways = ways.flatMap((terms) => routes.map((route) => [...terms, { from, route }]));
    if (ways.length > MOST_WAYS) return [];
  }
  return ways.filter((terms) => isWhole(terms, quantities));
}

/** A quantity written as what it is. */
export function writtenAs({ value, over, entry }: Quantity, told: FigureWriter): string {
  if (over.kind === 'money') return entry.count === 1 ? told.money(value) : termOf(entry, told);
  return over.kind === 'hour' ? told.time(value) : told.number(Math.round(value * 100) / 100);
}

/** “4 × 15 ÷ 30”. */
export function termWritten({ from, route }: Term, told: FigureWriter): string {
  const steps = route.steps.map(({ by, isParted }) => `${isParted ? '÷' : '×'} ${writtenAs(by, told)}`);
  return [writtenAs(from, told), ...steps].join(' ');
}
