import { deflateSync } from 'node:zlib';
import { onePagePdf, pdfFrom, pdfOf, streamOf } from '../resume/fixtures/pdf.ts';
import { casesOf } from './hostile-case.ts';
import { packedLarge } from './large.ts';

const READABLE = 'BT /F 12 Tf 72 720 Td (Nurse at City Hospital since 2019) Tj ET';
const PAGES = '<</Type/Catalog/Pages 2 0 R>>';

const manyPages = () => pdfOf(Array.from({ length: 5_000 }, () => READABLE));
const manyPagesSaid = () =>
  pdfFrom([PAGES, '<</Type/Pages/Count 2000000000/Kids[3 0 R]>>', '<</Type/Page/Parent 2 0 R>>']);
const fewerPagesSaid = () =>
  pdfFrom([PAGES, `<</Type/Pages/Count 1/Kids[${'3 0 R '.repeat(200_000)}]>>`, '<</Type/Page/Parent 2 0 R>>']);
const pageTreeLoop = () => pdfFrom([PAGES, '<</Type/Pages/Count 5/Kids[2 0 R 2 0 R]/Parent 2 0 R>>']);
const parentLoop = () =>
  pdfFrom([
    PAGES,
    '<</Type/Pages/Count 1/Kids[3 0 R]/Parent 4 0 R>>',
    '<</Type/Page/Parent 4 0 R>>',
    '<</Parent 2 0 R>>',
  ]);

/** Ten thousand levels, one inside the other, before the first page. */
function deepPageTree(): Uint8Array {
  const levels = Array.from({ length: 10_000 }, (_, index) => `<</Type/Pages/Count 1/Kids[${index + 3} 0 R]>>`);
  return pdfFrom([PAGES, ...levels, '<</Type/Page/MediaBox[0 0 595 842]>>']);
}

const noCatalogue = () => pdfFrom(['5 0 R', '<<>>']);
const catalogueLoop = () => pdfFrom(['2 0 R', '3 0 R', '1 0 R']);
const lengthLoop = () =>
  onePagePdf({ resources: '/Font<</F 3 0 R>>/XObject<</X 6 0 R>>', content: '/X Do' }, [
    '<</Type/XObject/Subtype/Form/Length 6 0 R>>\nstream\nq Q\nendstream',
  ]);

/** `tail` in the place of the table of objects, which `startxref` then points to. */
function withTable(tail: (at: number) => string | Buffer): Uint8Array {
  const whole = Buffer.from(pdfOf([READABLE]));
  const at = whole.lastIndexOf('xref\n0');
  const head = whole.subarray(0, at);
  return Buffer.concat([head, Buffer.from(tail(at)), Buffer.from(`\nstartxref\n${at}\n%%EOF\n`)]);
}

const prevLoop = () => {
  const whole = Buffer.from(pdfOf([READABLE])).toString('latin1');
  const at = whole.lastIndexOf('xref\n0');
  return Buffer.from(whole.replace('/Root 1 0 R', `/Root 1 0 R/Prev ${at}/XRefStm ${at}`), 'latin1');
};
const hugeTable = () =>
  withTable(() => 'xref\n0 4000000000\n0000000000 65535 f \ntrailer\n<</Size 4000000000/Root 1 0 R>>');
/** Two hundred million entries of three zero bytes each. */
const hugeTableStream = () =>
  withTable(() =>
    Buffer.concat([
      Buffer.from('9 0 obj\n'),
      streamOf(packedLarge('\0'), `/Type/XRef/Size 200000000/W[1 1 1]/Filter/FlateDecode/Root 1 0 R`),
      Buffer.from('\nendobj'),
    ]),
  );
const tableStreamLoop = () =>
  withTable((at) =>
    Buffer.concat([
      Buffer.from('9 0 obj\n'),
      streamOf('', `/Type/XRef/Size 1/Index[0 0]/W[1 1 1]/Prev ${at}/Root 1 0 R`),
      Buffer.from('\nendobj'),
    ]),
  );
const manySections = () => withTable(() => `xref\n${'0 0\n'.repeat(2_000_000)}trailer\n<</Size 1/Root 1 0 R>>`);

/** An object stream that says it holds a thousand million objects, in a file whose table is gone. */
function hugeObjectStream(): Uint8Array {
  const table = Buffer.alloc(20 * 5);
  for (let number = 1; number < 20; number += 1) table.set([2, 0, 30, 0, number], number * 5);
  const xref = streamOf(table, '/Type/XRef/Size 20/W[1 2 2]/Root 1 0 R');
  const objects = streamOf(
    deflateSync('1 0 '.repeat(2_000_000)),
    '/Type/ObjStm/N 1000000000/First 8000000/Filter/FlateDecode',
  );
  table.set([1, 0, 15, 0, 0], 19 * 5);
  const head = Buffer.concat([Buffer.from('%PDF-1.7\n30 0 obj\n'), objects, Buffer.from('\nendobj\n')]);
  const end = Buffer.from(`\nendobj\nstartxref\n${head.length}\n%%EOF\n`);
  return Buffer.concat([head, Buffer.from('31 0 obj\n'), xref, end]);
}

/** An object stream that is inside itself. */
function objectStreamLoop(): Uint8Array {
  const table = Buffer.from([0, 0, 0, 2, 2, 0, 2, 2, 0]);
  const xref = streamOf(table, '/Type/XRef/Size 3/W[1 1 1]/Root 1 0 R');
  const head = Buffer.from('%PDF-1.7\n');
  return Buffer.concat([
    head,
    Buffer.from('5 0 obj\n'),
    xref,
    Buffer.from(`\nendobj\nstartxref\n${head.length}\n%%EOF`),
  ]);
}

const deepArrays = () => onePagePdf({ page: `/X ${'['.repeat(3_000_000)}` });
const deepDictionaries = () => onePagePdf({ page: `/X ${'<</A'.repeat(2_000_000)}` });
const repeated = (text: string) => () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(8_000_000, text)]);

export const pdfStructure = casesOf('cv.pdf', {
  '5,000 pages': [manyPages, 'RESUME_TOO_COMPLEX'],
  'a page said to be two thousand million': [manyPagesSaid, 'RESUME_EMPTY'],
  '200,000 pages said to be one': [fewerPagesSaid, 'RESUME_EMPTY'],
  'a page tree that is its own child': [pageTreeLoop, 'RESUME_DAMAGED'],
  'a page that inherits in a circle': [parentLoop, 'RESUME_EMPTY'],
  'a page tree ten thousand deep': [deepPageTree, 'RESUME_EMPTY'],
  'a catalogue that is not there': [noCatalogue, 'RESUME_DAMAGED'],
  'a catalogue that refers to itself': [catalogueLoop, 'RESUME_DAMAGED'],
  'a stream whose length is itself': [lengthLoop, 'RESUME_EMPTY'],
  'a table of objects before itself': [prevLoop, 'read'],
  'a table of four thousand million objects': [hugeTable, 'read'],
  'a table stream of two hundred million objects': [hugeTableStream, 'filling'],
  'a table stream before itself': [tableStreamLoop, 'read'],
  'a table of two million sections': [manySections, 'read'],
  'an object stream of a thousand million objects': [hugeObjectStream, 'RESUME_DAMAGED'],
  'an object stream inside itself': [objectStreamLoop, 'RESUME_DAMAGED'],
  'arrays three million deep': [deepArrays, 'RESUME_DAMAGED'],
  'dictionaries two million deep': [deepDictionaries, 'RESUME_DAMAGED'],
  'objects that never end': [repeated('1 0 obj '), 'RESUME_TOO_COMPLEX'],
  'trailers without end': [repeated('trailer<<'), 'RESUME_DAMAGED'],
  'strings that never end': [repeated('1 0 obj (('), 'filling'],
  'streams that never end': [repeated('1 0 obj<</Length 9>>stream\n'), 'RESUME_DAMAGED'],
});
