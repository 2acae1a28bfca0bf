import { deflateSync } from 'node:zlib';
import { onePagePdf, streamOf } from '../resume/fixtures/pdf.ts';
import { casesOf } from './hostile-case.ts';
import { packedLarge } from './large.ts';

const SHOWN = 'BT /G 12 Tf 72 720 Td (Nurse) Tj ET';
const SIMPLE = '/Type/Font/Subtype/TrueType/BaseFont/Odd';
const DESCRIPTOR =
  '<</Type/FontDescriptor/FontName/Odd/Flags 4/FontBBox[0 0 9 9]/ItalicAngle 0/Ascent 9/Descent 0/StemV 9';

/** A page that shows a word in the font of object 6. */
const inFont = (font: string, ...more: (string | Buffer)[]) =>
  onePagePdf({ resources: '/Font<</G 6 0 R>>', content: SHOWN }, [font, ...more]);
/** A font of many characters, whose one descendant is object 7. */
const composite = (descendant: string, encoding = '/Identity-H', ...more: (string | Buffer)[]) =>
  inFont(
    `<</Type/Font/Subtype/Type0/BaseFont/Odd/Encoding${encoding}/DescendantFonts[7 0 R]>>`,
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/Odd/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>${descendant}>>`,
    ...more,
  );
const characterMap = (body: string) =>
  streamOf(
    deflateSync(
      `/CIDInit /ProcSet findresource begin 12 dict begin begincmap 1 begincodespacerange <00> <ffffffff> endcodespacerange\n${body}\nendcmap end end`,
    ),
    '/Type/CMap/CMapName/Odd/Filter/FlateDecode',
  );

const hugeWidths = () => composite('/W[0 4000000000 500]/DW2[880 -1000]/W2[0 4000000000 1 2 3]');
const hugeRange = () => inFont(`<<${SIMPLE}/FirstChar 0/LastChar 4000000000/Widths[${'500 '.repeat(1_000_000)}]>>`);
const hugeDifferences = () => inFont(`<<${SIMPLE}/Encoding<</Differences[4000000000/a 0 ${'/b'.repeat(60_000)}]>>>>`);
const hugeUnicode = () =>
  inFont(`<<${SIMPLE}/ToUnicode 7 0 R>>`, characterMap('1 beginbfrange <00000000> <ffffffff> <0041> endbfrange'));
const manyUnicode = () =>
  inFont(`<<${SIMPLE}/ToUnicode 7 0 R>>`, characterMap('beginbfchar <41> <00410042> endbfchar '.repeat(400_000)));
const hugeCharacters = () =>
  composite('', ' 8 0 R', characterMap('1 begincidrange <00000000> <ffffffff> 0 endcidrange'));
const characterMapLoop = () =>
  composite('', ' 8 0 R', streamOf('/Odd usecmap begincmap endcmap', '/Type/CMap/CMapName/Odd/UseCMap 8 0 R'));
const hugeGlyphMap = () =>
  composite('/CIDToGIDMap 8 0 R', '/Identity-H', streamOf(packedLarge('\0'), '/Filter/FlateDecode'));

/** A font file of `length` bytes that starts as a font of its kind does and is 0xff from there on. */
const brokenFile = (start: string, length: number, entry: string) => () =>
  inFont(
    `<<${SIMPLE}/FirstChar 0/LastChar 1/Widths[1 1]/FontDescriptor 7 0 R>>`,
    `${DESCRIPTOR}/${entry} 8 0 R>>`,
    streamOf(
      Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(length, 0xff)]),
      entry === 'FontFile3' ? '/Subtype/Type1C' : '',
    ),
  );
const TRUE_TYPE = '\u0000\u0001\u0000\u0000\u00ff\u00ff\u0000\u0000\u0000\u0000\u0000\u0000';
const COMPACT = '\u0001\u0000\u0004\u0004\u00ff\u00ff\u0004';

const glyphLoop = () =>
  inFont(
    '<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[1 0 0 1 0 0]/CharProcs<</N 7 0 R>>/FirstChar 78/LastChar 78/Widths[9]/Encoding<</Differences[78/N]>>/Resources<</Font<</G 6 0 R>>>>>>',
    streamOf(`9 0 d0 ${SHOWN}`),
  );
const hugeGlyph = () =>
  inFont(
    '<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[1e308 0 0 1e308 0 0]/CharProcs<</N 7 0 R>>/FirstChar 78/LastChar 78/Widths[1e308]/Encoding<</Differences[78/N]>>>>',
    streamOf(packedLarge(' '), '/Filter/FlateDecode'),
  );
const descendantLoop = () =>
  inFont('<</Type/Font/Subtype/Type0/BaseFont/Odd/Encoding/Identity-H/DescendantFonts[6 0 R]>>');
const manyFonts = () => {
  const fonts = Array.from({ length: 30_000 }, (_, index) => `/G${index} <<${SIMPLE}/Name/N${index}>>`);
  const shown = Array.from({ length: 30_000 }, (_, index) => `/G${index} 9 Tf (a) Tj`);
  return onePagePdf({ resources: `/Font<<${fonts.join('')}>>`, content: `BT ${shown.join(' ')} ET` });
};

export const pdfFonts = casesOf('cv.pdf', {
  'widths of four thousand million letters': [hugeWidths, 'filling'],
  'a font of four thousand million letters': [hugeRange, 'read'],
  'an encoding with far numbers': [hugeDifferences, 'read'],
  'a map of four thousand million letters': [hugeUnicode, 'read'],
  'a map of 400,000 sections': [manyUnicode, 'read'],
  'a map of four thousand million characters': [hugeCharacters, 'read'],
  'a map that uses itself': [characterMapLoop, 'RESUME_EMPTY'],
  'a map of glyphs of 600 MB': [hugeGlyphMap, 'filling'],
  'a TrueType file that lies': [brokenFile(TRUE_TYPE, 9_000_000, 'FontFile2'), 'read'],
  'a compact font file that lies': [brokenFile(COMPACT, 9_000_000, 'FontFile3'), 'read'],
  'a Type 1 file that never ends': [brokenFile('%!PS-AdobeFont-1.0: Odd\neexec ', 9_000_000, 'FontFile'), 'read'],
  'a letter that is drawn with itself': [glyphLoop, 'read'],
  'a letter that unpacks to 600 MB': [hugeGlyph, 'filling'],
  'a font that is its own part': [descendantLoop, 'read'],
  '30,000 fonts': [manyFonts, 'RESUME_TOO_COMPLEX'],
});
