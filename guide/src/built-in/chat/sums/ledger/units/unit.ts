import type { Calendar } from '../../figure.ts';
import type { Entry } from '../ledger.ts';

/** What is measured; things by the stems of their names, none where that is left open (“each”). */
export interface Unit {
  kind: 'money' | 'hour' | Calendar | 'thing';
  names: readonly string[];
}

/** So much of one unit, or of it for each of another. */
export interface Quantity {
  value: number;
  over: Unit;
  under: Unit | null;
  /** The figure it is read from. */
  entry: Entry;
  /** A sum may do without it: “5 kilos” of “5 kilos make 110”. */
  isSpare: boolean;
}

export const money: Unit = { kind: 'money', names: [] };
export const hour: Unit = { kind: 'hour', names: [] };
export const timeUnit = (kind: Calendar | 'hour'): Unit => ({ kind, names: [] });
export const things = (names: readonly string[]): Unit => ({ kind: 'thing', names });

/** Two forms of a name share all but so many letters: “box”, “boxes”. */
const ENDING = 2;
const LEAST = 3;

function isSameName(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short.length >= LEAST && long.length - short.length <= ENDING && long.startsWith(short);
}

export const shareName = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) => others.some((other) => isSameName(one, other)));

/** Whether two units may be the same; what is left open may be anything that is counted. */
export function fits(one: Unit, other: Unit): boolean {
  if (one.kind !== other.kind) return false;
  const isOpen = one.names.length === 0 || other.names.length === 0;
  return one.kind !== 'thing' || isOpen || shareName(one.names, other.names);
}
