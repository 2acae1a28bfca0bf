import type { ExtractJob, ExtractOutcome } from './extract-message.ts';
import type { ResumeKind } from './kind.ts';
import { ResumeFailure } from './resume-failure.ts';
import { holdsText } from './text-sink.ts';

type Reader = (file: Uint8Array) => Promise<string> | string;

/** Loaded on demand: pdf.js alone takes longer to load than a .docx takes to read. */
const readers: Record<ResumeKind, () => Promise<Reader>> = {
  pdf: async () => (await import('./pdf-text.ts')).pdfText,
  doc: async () => (await import('./doc-text.ts')).docText,
  docx: async () => (await import('./docx-text.ts')).docxText,
};

/** Reads a CV in this very thread: a hostile file can keep it busy for ever. The server goes through `extractText`. */
export async function readFile({ kind, file }: ExtractJob): Promise<ExtractOutcome> {
  const read = await readers[kind]();
  try {
    const text = (await read(file)).toWellFormed();
    return holdsText(text) ? { text } : { failure: 'RESUME_EMPTY', detail: 'no text' };
  } catch (error) {
    if (error instanceof ResumeFailure) return { failure: error.code, detail: error.message };
    // the libraries and our own .doc reader say "damaged" with errors of many kinds
    return { failure: 'RESUME_DAMAGED', detail: error instanceof Error ? error.message : 'unknown' };
  }
}
