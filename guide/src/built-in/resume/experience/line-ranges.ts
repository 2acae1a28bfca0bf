import { findDateRange, type DateRange } from '../../../resume/dates/date-range.ts';
import { findPrintedMonths, monthsOf, type Month } from '../../../resume/dates/duration.ts';
import type { Line } from '../lines.ts';

/** Seasons one line adds up. */
const MAX_RANGES = 6;
const AND_MORE = /^\s*(?:,|;|&|\+|(?:,\s*)?(?:and|et|y|e)(?=\s)|\s+ו-?)\s*/u;

/** A table has the beginning and the end in cells of their own; side by side they are a range. */
export function withRangesJoined(line: Line): Line {
  for (let index = 0; index + 1 < line.cells.length; index++) {
    const [first = '', second = ''] = line.cells.slice(index, index + 2);
    const range = findDateRange(first)?.end === null ? findDateRange(`${first} – ${second}`) : undefined;
    const rest = range && `${first} – ${second}`.slice(range.to);
    if (range?.end && range.from === 0 && rest?.trim() === '')
      return { ...line, cells: line.cells.toSpliced(index, 2, `${first} – ${second}`) };
  }
  return line;
}

/** A length printed beside a single date says more than the date: "2004: cashier, 8 months". */
export function monthsIn(text: string, range: DateRange): number | undefined {
  return range.end === null ? findPrintedMonths(text)?.months : undefined;
}

/** "Winter 2018/19 and winter 2019/20", "étés 2019, 2020 et 2021": seasons of one job, their months added up. */
export function withMoreRanges(cell: string, first: DateRange, now: Month): { range: DateRange; months: number } {
  let range = first;
  let months = monthsOf(first, now);
  for (let count = 0; count < MAX_RANGES; count++) {
    const more = AND_MORE.exec(cell.slice(range.to));
    if (!more) break;
    const rest = cell.slice(range.to + more[0].length);
    const next = findDateRange(rest);
    if (!next || next.from > 0) break;
    months +=
      next.end === null && next.start.month === null ? monthsOf({ ...first, end: null }, now) : monthsOf(next, now);
    range = { ...range, end: next.end ?? next.start, to: range.to + more[0].length + next.to };
  }
  return { range, months };
}
