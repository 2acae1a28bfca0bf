import { fragmentsOf } from '../../src/resume/pdf/fragments.ts';
import { pageText } from '../../src/resume/pdf/page-text.ts';

/** Width of an A4 page in points. */
const WIDTH = 595;
const HEIGHT = 10;

/** A text as pdf.js hands it over; a character is half its height wide. */
export const item = (str: string, x: number, y: number, height = HEIGHT) => ({
  str,
  transform: [height, 0, 0, height, x, y],
  width: str.length * height * 0.5,
  height,
});

/** What is read of a page with these texts, without its empty lines. */
export const linesOf = (items: ReturnType<typeof item>[]) =>
  pageText(fragmentsOf(items), WIDTH)
    .text.split('\n')
    .filter((line) => line !== '');
