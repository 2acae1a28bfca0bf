import type { Calendar } from './figure.ts';
import type { FigureWriter } from './figure-writer.ts';
import { DAYS_A_WEEK, WEEKS_A_MONTH } from './months.ts';
import type { Slots } from './slots.ts';

/** A sum written out: lines of working, then sentences of meaning. */
export interface Written {
  working: string[];
  means: string[];
}

export const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);

export const nothing = (
  told: FigureWriter,
  name: Parameters<FigureWriter['say']>[0],
  working: string[] = [],
): Written => ({
  working,
  means: [told.say(name)],
});

/** One's own part of what several people get together. */
function partOf(all: number, people: number | undefined, told: FigureWriter): { net: number; line: string[] } {
  if (people === undefined || people === 0) return { net: all, line: [] };
  const net = all / people;
  return { net, line: [told.working(`${told.money(all)} ÷ ${told.number(people)}`, net, told.money(net))] };
}

/** What stays of a price, with the line that shows it; no line where nothing goes off. */
export function netOf(
  { costs = [], fee, people }: Slots,
  price: number,
  told: FigureWriter,
): { net: number; line: string[] } {
  const cut = fee === undefined ? 0 : (price * fee) / 100;
  const all = price - cut - sum(costs);
  const { net, line: parted } = partOf(all, people, told);
  if (costs.length === 0 && fee === undefined) return { net, line: parted };
  const off = [
    ...(fee === undefined ? [] : [`− ${told.percent(fee)} (${told.money(cut)})`]),
    ...costs.map((cost) => `− ${told.money(cost)}`),
  ];
  return { net, line: [told.working([told.money(price), ...off].join(' '), all, told.money(all)), ...parted] };
}

/** So many of one time in another, a month counted as four weeks. */
export function timesIn(per: Calendar, over: Slots['over']): number | null {
  if (!over) return null;
  const weeks: Record<Calendar, number> = {
    day: 1 / DAYS_A_WEEK,
    week: 1,
    month: WEEKS_A_MONTH,
    year: 12 * WEEKS_A_MONTH,
  };
  return (over.value * weeks[over.unit]) / weeks[per];
}
