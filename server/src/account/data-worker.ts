import { move, transferableSymbol, valueSymbol } from 'piscina';
import type { DataJob, DataJobResults } from './data-job.ts';
import type { ExportedRows } from './personal-data.ts';
import { readImport } from './read-import.ts';
import { readableExport } from './readable.ts';

/** Handed over, not copied. */
function handOver(bytes: Uint8Array<ArrayBuffer>): Uint8Array {
  return move({
    get [transferableSymbol]() {
      return bytes.buffer;
    },
    get [valueSymbol]() {
      return bytes;
    },
  }) as Uint8Array;
}

/** What the thread of imports and exports runs, a job at a time. */
export function work(job: DataJob): DataJobResults[DataJob['kind']] {
  if (job.kind === 'import') return readImport(job);
  const { account, at, language } = job;
  const data = JSON.parse(new TextDecoder().decode(job.bytes)) as ExportedRows;
  const markdown = readableExport({ account, data, at: new Date(at) }, language);
  return handOver(new TextEncoder().encode(JSON.stringify({ markdown })));
}
