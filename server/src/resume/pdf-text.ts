import {
  getDocument,
  InvalidPDFException,
  PasswordException,
  VerbosityLevel,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { limits } from './limits.ts';
import { fragmentsOf } from './pdf/fragments.ts';
import { pageText } from './pdf/page-text.ts';
import { withoutRunningLines } from './pdf/running-lines.ts';
import { ResumeFailure } from './resume-failure.ts';
import { holdsText, TextSink } from './text-sink.ts';

/** A picture is a stream of its own, and what describes a stream is never compressed. */
const PICTURE = /\/Subtype\s*\/Image\b/;

/** Every complete PDF ends with this mark; without it and without text the rest of the file is missing. */
const END_MARK = '%%EOF';

/**
 * The text of a PDF in reading order. Nothing is drawn, no font is loaded and no script of the file is run.
 * @throws {ResumeFailure} RESUME_ENCRYPTED (a password is needed to open it), RESUME_DAMAGED, RESUME_SCANNED
 * (pictures and not a single character), RESUME_EMPTY (neither), RESUME_TOO_COMPLEX.
 */
export async function pdfText(file: Uint8Array): Promise<string> {
  const document = await open(file);
  if (document.numPages > limits.pages) throw new ResumeFailure('RESUME_TOO_COMPLEX', 'too many pages');
  if (document.numPages === 0) throw new ResumeFailure('RESUME_EMPTY', 'no pages');
  const pages: string[] = [];
  const text = new TextSink();
  let formEdge: number | undefined;
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const content = await page.getTextContent();
    const [left = 0, , right = 0] = page.view;
    const read = pageText(fragmentsOf(content.items), right - left, formEdge);
    formEdge ??= read.edge;
    text.add(`${read.text}\n`);
    pages.push(read.text);
    page.cleanup();
  }
  const result = withoutRunningLines(pages)
    .map((page) => `${page}\n`)
    .join('');
  if (!holdsText(result)) throw whyNoText(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
  return result;
}

function whyNoText(file: Buffer): ResumeFailure {
  if (!file.includes(END_MARK)) return new ResumeFailure('RESUME_DAMAGED', 'cut short');
  if (PICTURE.test(file.toString('latin1'))) return new ResumeFailure('RESUME_SCANNED', 'only pictures');
  return new ResumeFailure('RESUME_EMPTY', 'no text');
}

async function open(file: Uint8Array): Promise<PDFDocumentProxy> {
  try {
    return await getDocument({
      data: new Uint8Array(file),
      disableFontFace: true,
      useSystemFonts: false,
      useWasm: false,
      verbosity: VerbosityLevel.ERRORS,
    }).promise;
  } catch (error) {
    if (error instanceof PasswordException) throw new ResumeFailure('RESUME_ENCRYPTED', 'password');
    // locked in another way than by a password; pdf.js has no error of its own for it
    if (error instanceof Error && /encryption/.test(error.message)) {
      throw new ResumeFailure('RESUME_ENCRYPTED', 'another lock');
    }
    if (error instanceof InvalidPDFException) throw new ResumeFailure('RESUME_DAMAGED', error.message);
    throw error;
  }
}
