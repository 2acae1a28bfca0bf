import { deflateSync } from 'node:zlib';
import { onePagePdf, pdfOf, streamOf } from '../resume/fixtures/pdf.ts';
import { casesOf } from './hostile-case.ts';
import { packedLarge } from './large.ts';

const FORMS = '/Font<</F 3 0 R>>/XObject<</X 6 0 R>>';
const FORM = '/Type/XObject/Subtype/Form/BBox[0 0 9 9]';
const text = (shown: string) => `BT /F 12 Tf 72 720 Td ${shown} ET\n`;

/** One page whose content is packed by `filter`. */
const packed = (bytes: Buffer, filter: string) => () => pdfOf([bytes], '', `/Filter${filter}`);
const flateBomb = () => packed(packedLarge(' '), '/FlateDecode')();
const flateInFlate = () => packed(deflateSync(packedLarge(' ')), '[/FlateDecode/FlateDecode]')();
const manyFilters = () => packed(Buffer.from('>'), `[${'/ASCIIHexDecode'.repeat(200_000)}]`)();
/** Each two bytes are 128 spaces. */
const runLengthBomb = () => packed(Buffer.alloc(9_000_000, '\u0081 ', 'latin1'), '/RunLengthDecode')();
const zeroBomb = () => packed(Buffer.alloc(9_000_000, 'z'), '/ASCII85Decode')();
const hugeColumns = () =>
  pdfOf([deflateSync(Buffer.alloc(100))], '', '/Filter/FlateDecode/DecodeParms<</Predictor 15/Columns 2000000000>>');
const hugeColors = () =>
  pdfOf(
    [deflateSync(Buffer.alloc(100))],
    '',
    '/Filter/FlateDecode/DecodeParms<</Predictor 2/Columns 30000/Colors 30000/BitsPerComponent 16>>',
  );

const operators = () => onePagePdf({ content: '0 w '.repeat(2_000_000) });
const statesSaved = () => onePagePdf({ content: 'q '.repeat(2_000_000) });
const unknownOperators = () => onePagePdf({ content: 'xyzzy '.repeat(1_500_000) });
const manyNumbers = () => onePagePdf({ content: '1 '.repeat(4_000_000) });
const deepContent = () => onePagePdf({ content: '['.repeat(4_000_000) });
const manyPieces = () => onePagePdf({ content: `BT /F 1 Tf ${'1 0 0 1 9 9 Tm (ab)Tj\n'.repeat(350_000)} ET` });
const scatteredPieces = () => {
  const piece = (index: number) =>
    `1 0 0 1 ${(index * 7919) % 595} ${(index * 104_729) % 842}.${index % 10} Tm (ab)Tj\n`;
  return onePagePdf({
    content: `BT /F 1 Tf ${Array.from({ length: 150_000 }, (_, index) => piece(index)).join('')} ET`,
  });
};
const piecesInOneLine = () => {
  const piece = (index: number) => `1 0 0 1 ${index * 20} 500 Tm (ab)Tj\n`;
  return onePagePdf({
    content: `BT /F 9 Tf ${Array.from({ length: 120_000 }, (_, index) => piece(index)).join('')} ET`,
  });
};
const longString = () => onePagePdf({ content: text(`(${'word '.repeat(200_000)}) Tj`) });
const hugeSpacing = () => onePagePdf({ content: text(`[${'(a) -1e308 '.repeat(300_000)}] TJ`) });
const marksNested = () =>
  onePagePdf({ content: `${'/Span<</ActualText(x)>>BDC '.repeat(300_000)}${text('(Nurse) Tj')}` });

const formLoop = () =>
  onePagePdf({ resources: FORMS, content: '/X Do' }, [streamOf('/X Do', `${FORM}/Resources<</XObject<</X 6 0 R>>>>`)]);
const formsOfForms = () => {
  const next = (number: number) => `${FORM}/Resources<</Font<</F 3 0 R>>/XObject<</X ${number} 0 R>>>>`;
  const forms = Array.from({ length: 40 }, (_, index) => streamOf('/X Do '.repeat(10), next(index + 7)));
  return onePagePdf({ resources: FORMS, content: '/X Do' }, [...forms, streamOf(text('(lol) Tj'), next(46))]);
};
const imageOf =
  (filter: string, entries = '') =>
  () =>
    onePagePdf({ resources: FORMS, content: '/X Do' }, [
      streamOf(
        Buffer.alloc(50, 'x'),
        `/Type/XObject/Subtype/Image/Width 2000000000/Height 2000000000/ColorSpace/DeviceRGB/BitsPerComponent 16/Filter/${filter}${entries}`,
      ),
    ]);
const inlineImage = () =>
  onePagePdf({ content: `BI /W 2000000000 /H 2000000000 /BPC 16 /CS /RGB ID ${'x'.repeat(9_000_000)} EI` });
const inlineImages = () => onePagePdf({ content: 'BI /W 1 /H 1 /BPC 8 /CS /G ID x EI\n'.repeat(200_000) });

export const pdfContent = casesOf('cv.pdf', {
  'a flate bomb of 600 MB': [flateBomb, 'RESUME_TOO_COMPLEX'],
  'a flate bomb inside a flate bomb': [flateInFlate, 'filling'],
  '200,000 filters on one stream': [manyFilters, 'RESUME_DAMAGED'],
  'a run length bomb': [runLengthBomb, 'filling'],
  'a bomb of zeros': [zeroBomb, 'RESUME_EMPTY'],
  'rows of two thousand million columns': [hugeColumns, 'RESUME_EMPTY'],
  'rows of 900 million colours': [hugeColors, 'filling'],
  'two million operators': [operators, 'RESUME_EMPTY'],
  'two million saved states': [statesSaved, 'endless'],
  '1.5 million operators nobody knows': [unknownOperators, 'RESUME_EMPTY'],
  'four million numbers': [manyNumbers, 'RESUME_EMPTY'],
  'content four million deep': [deepContent, 'RESUME_EMPTY'],
  '700,000 letters in one place': [manyPieces, 'RESUME_TOO_COMPLEX'],
  '150,000 words all over a page': [scatteredPieces, 'endless'],
  '120,000 words in one line': [piecesInOneLine, 'read'],
  'a string of 1 MB': [longString, 'read'],
  'spaces as wide as numbers go': [hugeSpacing, 'read'],
  '300,000 marks that stay open': [marksNested, 'read'],
  'a form that draws itself': [formLoop, 'RESUME_EMPTY'],
  'forty forms that draw ten each': [formsOfForms, 'endless'],
  'a JBIG2 picture without end': [imageOf('JBIG2Decode'), 'RESUME_SCANNED'],
  'a JPX picture without end': [imageOf('JPXDecode'), 'RESUME_SCANNED'],
  'a JPEG picture without end': [imageOf('DCTDecode'), 'RESUME_SCANNED'],
  'a fax picture without end': [
    imageOf('CCITTFaxDecode', '/DecodeParms<</K -1/Columns 2000000000/Rows 2000000000>>'),
    'RESUME_SCANNED',
  ],
  'an inline picture without end': [inlineImage, 'RESUME_EMPTY'],
  '200,000 inline pictures': [inlineImages, 'RESUME_EMPTY'],
});
