import { Buffer } from 'node:buffer';
import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { DocumentText } from './docx/document-text.ts';
import { ResumeFailure } from './resume-failure.ts';

const MAX_ENTRIES = 2_000;
/** Bytes of XML after unpacking; the sample CVs have at most 11,039. */
const MAX_XML = 20_000_000;
const BODY = 'word/document.xml';
const HEADER = /^word\/header\d*\.xml$/;

/**
 * The text of a Word 2007+ document: page headers first (names and addresses often stand there), then the body,
 * a paragraph a line.
 * @throws {ResumeFailure} RESUME_TYPE for a zip that is no Word document, RESUME_ENCRYPTED, RESUME_TOO_COMPLEX.
 * Damage shows as any other error.
 */
export async function docxText(file: Uint8Array): Promise<string> {
  const zip = await fromBufferPromise(Buffer.from(file.buffer, file.byteOffset, file.byteLength), {
    lazyEntries: true,
    validateEntrySizes: true,
  });
  const parts = await documentParts(zip);
  const text = new DocumentText();
  for (const part of parts) {
    text.startPart();
    await parseXml(await zip.openReadStreamPromise(part), text);
  }
  return text.toString();
}

async function documentParts(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > MAX_ENTRIES) throw new ResumeFailure('RESUME_TOO_COMPLEX', 'too many zip entries');
  const headers: Entry[] = [];
  let body: Entry | undefined;
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName === BODY) body = entry;
    else if (HEADER.test(entry.fileName)) headers.push(entry);
  }
  if (!body) throw new ResumeFailure('RESUME_TYPE', 'a zip without word/document.xml');
  const parts = [...headers, body];
  if (parts.some((part) => part.isEncrypted())) throw new ResumeFailure('RESUME_ENCRYPTED', 'encrypted zip entry');
  const size = parts.reduce((sum, part) => sum + part.uncompressedSize, 0);
  if (size > MAX_XML) throw new ResumeFailure('RESUME_TOO_COMPLEX', 'too large when unpacked');
  return parts;
}

/** Sizes in a zip can lie, so the bytes are counted again while they come. */
async function parseXml(stream: Readable, text: DocumentText): Promise<void> {
  const parser = new SaxesParser();
  text.listenTo(parser);
  const decoder = new TextDecoder();
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_XML) throw new ResumeFailure('RESUME_TOO_COMPLEX', 'too large when unpacked');
    parser.write(decoder.decode(chunk, { stream: true }));
  }
  parser.write(decoder.decode()).close();
}
