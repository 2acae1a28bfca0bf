import type { EventKind } from '@foothold/contract';

/** Counts rows that were written, by kind. */
export function countEvents(counts: Map<EventKind, number> | undefined, kinds: readonly EventKind[]): void {
  for (const kind of kinds) counts?.set(kind, (counts.get(kind) ?? 0) + 1);
}
