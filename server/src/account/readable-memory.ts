import type { MemoryKind } from '@foothold/contract';
import { inline } from './markdown-text.ts';
import type { ExportedRows } from './personal-data.ts';
import { rowsOf, type Words } from './readable-words.ts';

interface MemoryRow {
  kind: MemoryKind;
  text: string;
  until: string | null;
  created_at: string;
}

/** What the person had remembered, a line an entry, the oldest first. */
export function memoryPart(data: ExportedRows, { texts, format }: Words): string[] {
  const lines = rowsOf<MemoryRow>(data, 'memory')
    .toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1))
    .map(({ kind, text, until, created_at }) => {
      const end = until === null ? [] : [texts.memory.until.replace('{date}', format.date(until))];
      return `- ${[format.date(created_at), texts.memory[kind], inline(text), ...end].join(' · ')}`;
    });
  return lines.length > 0 ? [lines.join('\n')] : [];
}
