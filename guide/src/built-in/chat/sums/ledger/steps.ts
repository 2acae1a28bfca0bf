import type { FigureWriter } from '../figure-writer.ts';
import type { Calendar } from '../figure.ts';
import { sum } from '../net.ts';
import type { Entry, EntryKind, Ledger } from './ledger.ts';

/** A result with the lines that lead to it. */
export interface Solved {
  working: readonly string[];
  value: number;
  unit: 'money' | 'count' | 'hours' | 'percent' | Calendar;
  /** Money of which something stays, before and after. */
  taken?: number;
}

export const of = (entries: readonly Entry[], ...kinds: readonly EntryKind[]) =>
  entries.filter(({ kind }) => kinds.includes(kind));
export const amountOf = ({ value, count }: Entry) => value * count;

export const isOut = ({ way }: Entry) => way === 'out';

/** How a figure is written as what it is. */
export function written(value: number, unit: Solved['unit'], told: FigureWriter): string {
  if (unit === 'money') return told.money(value);
  if (unit === 'hours') return told.time(value);
  if (unit === 'percent') return told.percent(value);
  return unit === 'count' ? told.number(Math.round(value * 100) / 100) : told.calendar(value, unit);
}

export function line(formula: string, { value, unit }: Pick<Solved, 'value' | 'unit'>, told: FigureWriter): string {
  return told.working(formula, value, written(value, unit, told));
}

export const termOf = ({ value, count }: Entry, told: FigureWriter) =>
  count === 1 ? told.money(value) : `${told.number(count)} × ${told.money(value)}`;

/** Amounts added up, as one line. */
export function added(entries: readonly Entry[], told: FigureWriter): { value: number; formula: string } {
  return { value: sum(entries.map(amountOf)), formula: entries.map((one) => termOf(one, told)).join(' + ') };
}

export type Solver = (ledger: Ledger, told: FigureWriter) => Solved | null;

export const shares = (one: Entry, other: Entry) => one.names.some((name) => other.names.includes(name));
