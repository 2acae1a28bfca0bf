import type { EventKind, Receipt } from '@foothold/contract';

const TOLD: ReadonlySet<EventKind> = new Set(['report', 'hours']);

/** The rows that a day counts for. */
export const COUNTED: ReadonlySet<EventKind> = new Set(['tick', 'result', ...TOLD]);

/** Rows as they are counted: however often a day was told of, it is told once. */
export function countedRows(events: readonly Receipt[]): Receipt[] {
  const told = new Set<string>();
  return events.filter(({ kind, date }) => {
    if (!TOLD.has(kind)) return COUNTED.has(kind);
    const isFirst = !told.has(date);
    told.add(date);
    return isFirst;
  });
}
