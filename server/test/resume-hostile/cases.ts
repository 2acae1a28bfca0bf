import { disguises } from './disguises.ts';
import { docCases } from './doc-cases.ts';
import { docxBombs } from './docx-bombs.ts';
import { docxXml } from './docx-xml.ts';
import type { HostileCase } from './hostile-case.ts';
import { pdfContent } from './pdf-content.ts';
import { pdfFonts } from './pdf-fonts.ts';
import { pdfOutside } from './pdf-outside.ts';
import { pdfStructure } from './pdf-structure.ts';

/** Every file made to hurt; the tests send them, and `bench/resume-hostile.ts` measures what they cost. */
export const hostileCases: readonly HostileCase[] = [
  ...docxBombs,
  ...docxXml,
  ...docCases,
  ...pdfStructure,
  ...pdfContent,
  ...pdfFonts,
  ...pdfOutside,
  ...disguises,
];
