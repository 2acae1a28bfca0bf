import type { EventKind } from '@foothold/contract';
import { inline } from './markdown-text.ts';
import type { ExportedRows } from './personal-data.ts';
import { rowsOf, type Words } from './readable-words.ts';

interface EventRow {
  id: string;
  kind: EventKind;
  local_day: string;
  undoes: string | null;
  data: Record<string, unknown>;
}

/** Everything that was logged, a line a row, by day. What was taken back says so. */
export function logPart(data: ExportedRows, { texts, format }: Words): string[] {
  const rows = rowsOf<EventRow>(data, 'event').toSorted((one, other) => (one.local_day < other.local_day ? -1 : 1));
  const undone = new Set(rows.map(({ undoes }) => undoes));
  const lines = rows
    .filter(({ undoes }) => undoes === null)
    .map(({ id, kind, local_day: day, data: told }) => {
      const said = Object.values(told).filter((value) => typeof value === 'string' || typeof value === 'number');
      const parts = [format.date(day), texts.rhythm[kind], ...said.map((value) => inline(String(value)))];
      return `- ${[...parts, ...(undone.has(id) ? [texts.rhythm.undone] : [])].join(' · ')}`;
    });
  return lines.length > 0 ? [lines.join('\n')] : [];
}
