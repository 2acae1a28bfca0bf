import { onePagePdf } from '../resume/fixtures/pdf.ts';
import { docxOf, zipOf } from '../resume/fixtures/zip.ts';
import { Dice } from '../resume-fuzz/dice.ts';
import { casesOf, type HostileCase } from './hostile-case.ts';

/** The most that may be sent, 10 MiB. */
const MOST = 10 * 1024 * 1024;
const SEED = 4;
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

const pdf = () => Buffer.from(onePagePdf({ content: 'BT /F 12 Tf 72 720 Td (Nurse since 2019) Tj ET' }));
const docx = () => Buffer.from(docxOf('<w:p><w:r><w:t>Nurse since 2019</w:t></w:r></w:p>'));

/** 10 MiB of noise that begin as a file of some kind does. */
function noise(start: string | Buffer): Uint8Array {
  const dice = new Dice(SEED);
  const bytes = Buffer.alloc(MOST);
  for (let at = 0; at < MOST; at += 4) bytes.writeUInt32LE(dice.below(2 ** 32), at);
  bytes.set(Buffer.from(start), 0);
  return bytes;
}

/** A zip that starts with a PDF: its directory counts from the end, so both readers are content. */
const pdfThenZip = () => Buffer.concat([pdf(), docx()]);
const zipThenPdf = () => Buffer.concat([docx(), pdf()]);
const pdfInDocx = () => zipOf({ 'word/document.xml': pdf(), 'cv.pdf': pdf() });
const docxInPdf = () => Buffer.concat([Buffer.from('%PDF-1.7\n'), docx()]);
const program = () => Buffer.concat([Buffer.from('MZ\u0090\u0000', 'latin1'), Buffer.alloc(2_000, 0x90)]);
const programInPdf = () => Buffer.concat([program().subarray(0, 200), Buffer.from('%PDF-1.7\n'), program()]);
const page = (bait: string) =>
  Buffer.from(`<html><script src="${bait}/x.js"></script><body>Nurse since 2019</body></html>`);
const richText = () => Buffer.from('{\\rtf1\\ansi Nurse since 2019}');
const openDocument = () => zipOf({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<x/>' });
const javaProgram = () => zipOf({ 'META-INF/MANIFEST.MF': 'Main-Class: X', 'X.class': Buffer.from('cafebabe', 'hex') });

const named = (fileName: string, name: string, make: HostileCase['make'], expected: HostileCase['expected']) =>
  casesOf(fileName, { [name]: [make, expected] });

export const disguises = [
  ...named('cv.pdf', '10 MiB of noise called a PDF', () => noise('%PDF-1.7\n'), 'RESUME_DAMAGED'),
  ...named('cv.docx', '10 MiB of noise called a .docx', () => noise('PK\u0003\u0004'), 'RESUME_DAMAGED'),
  ...named('cv.doc', '10 MiB of noise called a .doc', () => noise(COMPOUND_FILE), 'RESUME_DAMAGED'),
  ...named(
    'cv.doc',
    '10 MiB of zeros called a .doc',
    () => Buffer.concat([COMPOUND_FILE, Buffer.alloc(MOST - 8)]),
    'RESUME_DAMAGED',
  ),
  ...named('cv.pdf', '10 MiB of noise', () => noise(''), 'RESUME_TYPE'),
  ...named('cv.pdf', 'a PDF that is also a zip', pdfThenZip, 'read'),
  ...named('cv.docx', 'a .docx that is also a PDF', pdfThenZip, 'RESUME_TYPE'),
  ...named('cv.pdf', 'a zip that is also a PDF', zipThenPdf, 'read'),
  ...named('cv.docx', 'a zip with a PDF behind it', zipThenPdf, 'RESUME_TYPE'),
  ...named('cv.docx', 'a .docx that holds a PDF', pdfInDocx, 'RESUME_DAMAGED'),
  ...named('cv.pdf', 'a .docx behind the first line of a PDF', docxInPdf, 'RESUME_DAMAGED'),
  ...named('cv.pdf', 'a program called a PDF', program, 'RESUME_TYPE'),
  ...named('cv.pdf', 'a program with the first line of a PDF', programInPdf, 'RESUME_DAMAGED'),
  ...named('cv.pdf.exe', 'a PDF called a program', pdf, 'RESUME_TYPE'),
  ...named('cv\u202Efdp.exe', 'a PDF whose name is written backwards', pdf, 'RESUME_TYPE'),
  ...named('cv', 'a PDF without an extension', pdf, 'RESUME_TYPE'),
  ...named('cv.doc', 'a web page called a .doc', page, 'RESUME_TYPE'),
  ...named('cv.doc', 'rich text called a .doc', richText, 'RESUME_TYPE'),
  ...named('cv.doc', 'a .docx called a .doc', docx, 'RESUME_TYPE'),
  ...named('cv.docx', 'an OpenDocument called a .docx', openDocument, 'RESUME_TYPE'),
  ...named('cv.docx', 'a Java program called a .docx', javaProgram, 'RESUME_TYPE'),
  ...named('cv.pdf', 'nothing', () => new Uint8Array(), 'RESUME_EMPTY'),
  ...named('cv.docx', 'a document of empty lines', () => docxOf('<w:p/>'.repeat(50)), 'RESUME_EMPTY'),
  ...named(
    'cv.docx',
    'a document of spaces nobody sees',
    () => docxOf('<w:p><w:r><w:t>\u200b\u00a0\u2060</w:t></w:r></w:p>'),
    'RESUME_EMPTY',
  ),
];
