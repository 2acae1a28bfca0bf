import { parentPort } from 'node:worker_threads';
import type { ExtractJob, ExtractOutcome } from './extract-message.ts';
import type { ResumeKind } from './kind.ts';
import { ResumeFailure } from './resume-failure.ts';

type Reader = (file: Uint8Array) => Promise<string> | string;

/** Loaded on demand: pdf.js alone takes longer to load than a .docx takes to read. */
const readers: Record<ResumeKind, () => Promise<Reader>> = {
  pdf: async () => (await import('./pdf-text.ts')).pdfText,
  doc: async () => (await import('./doc-text.ts')).docText,
  docx: async () => (await import('./docx-text.ts')).docxText,
};

parentPort?.once('message', (job: ExtractJob) => void extract(job));

async function extract({ kind, file }: ExtractJob): Promise<void> {
  const read = await readers[kind]();
  parentPort?.postMessage(await outcomeOf(read, file));
}

async function outcomeOf(read: Reader, file: Uint8Array): Promise<ExtractOutcome> {
  try {
    const text = (await read(file)).toWellFormed();
    return text.trim() === '' ? { failure: 'RESUME_EMPTY', detail: 'no text' } : { text };
  } catch (error) {
    if (error instanceof ResumeFailure) return { failure: error.code, detail: error.message };
    // the libraries and our own .doc reader say "damaged" with errors of many kinds
    return { failure: 'RESUME_DAMAGED', detail: error instanceof Error ? error.message : 'unknown' };
  }
}
