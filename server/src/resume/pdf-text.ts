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
import { ResumeFailure } from './resume-failure.ts';
import { holdsText, TextSink } from './text-sink.ts';

/** Every complete PDF ends with this mark; without it and without text the rest of the file is missing. */
const END_MARK = '%%EOF';

/**
 * The text of a PDF in reading order. Nothing is drawn, no font is loaded and no script of the file is run.
 * @throws {ResumeFailure} RESUME_ENCRYPTED (a password is needed to open it), RESUME_DAMAGED, RESUME_SCANNED
 * (pages without a single character), RESUME_TOO_COMPLEX.
 */
export async function pdfText(file: Uint8Array): Promise<string> {
  const isWhole = Buffer.from(file.buffer, file.byteOffset, file.byteLength).includes(END_MARK);
  const document = await open(file);
  if (document.numPages > limits.pages) throw new ResumeFailure('RESUME_TOO_COMPLEX', 'too many pages');
  if (document.numPages === 0) throw new ResumeFailure('RESUME_EMPTY', 'no pages');
  const text = new TextSink();
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const content = await page.getTextContent();
    const [left = 0, , right = 0] = page.view;
    text.add(`${pageText(fragmentsOf(content.items), right - left)}\n`);
    page.cleanup();
  }
  const result = text.toString();
  if (!holdsText(result)) {
    throw isWhole ? new ResumeFailure('RESUME_SCANNED', 'no text') : new ResumeFailure('RESUME_DAMAGED', 'cut short');
  }
  return result;
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
