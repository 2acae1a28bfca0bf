import type { SaxesParser, SaxesTagPlain } from 'saxes';
import { ResumeFailure } from '../resume-failure.ts';
import { TextSink } from '../text-sink.ts';
import { rowText } from './table-row.ts';

const MAX_DEPTH = 256;
/** Deleted or moved-away text, the second copy of a text box, and field codes such as PAGE. */
const SKIPPED = new Set(['w:del', 'w:moveFrom', 'mc:Fallback', 'w:instrText']);

type Row = { cells: string[][] };

/** Turns the events of a WordprocessingML part into lines: paragraphs, and table rows as `rowText` lays them out. */
export class DocumentText {
  readonly #sink = new TextSink();
  readonly #rows: Row[] = [];
  #paragraph = '';
  #bullet = '';
  #isHeading = false;
  #depth = 0;
  #skipped = 0;
  #runs = 0;

  /** Forgets where a part before this one ended. */
  startPart(): void {
    this.#rows.length = 0;
    this.#paragraph = this.#bullet = '';
    this.#isHeading = false;
    this.#depth = this.#skipped = this.#runs = 0;
  }

  listenTo(parser: SaxesParser): void {
    parser.on('doctype', () => {
      throw new ResumeFailure('RESUME_DAMAGED', 'a doctype has no place in a Word document');
    });
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('opentag', (tag) => this.#open(tag));
    parser.on('closetag', (tag) => this.#close(tag.name));
    parser.on('text', (text) => {
      if (this.#runs > 0 && this.#skipped === 0) this.#write(text);
    });
  }

  toString(): string {
    return this.#sink.toString();
  }

  #open(tag: SaxesTagPlain): void {
    if (++this.#depth > MAX_DEPTH) throw new ResumeFailure('RESUME_TOO_COMPLEX', 'XML nested too deep');
    if (SKIPPED.has(tag.name)) this.#skipped++;
    if (tag.name === 'w:t') this.#runs++;
    if (this.#skipped > 0) return;
    if (tag.name === 'w:tr') this.#rows.push({ cells: [] });
    else if (tag.name === 'w:tc') this.#rows.at(-1)?.cells.push([]);
    else if (tag.name === 'w:p') this.#endParagraph();
    else if (isListMark(tag)) this.#bullet = '• ';
    else if (isHeading(tag)) this.#isHeading = true;
    else if (tag.name === 'w:noBreakHyphen') this.#write('\u2011');
    else if (tag.name === 'w:br' || tag.name === 'w:cr') this.#write('\n');
    // a w:tab inside w:pPr/w:tabs is a stop, not a character; only stops have a position
    else if (tag.name === 'w:tab' && tag.attributes['w:pos'] === undefined) this.#write('\t');
  }

  #close(name: string): void {
    this.#depth--;
    if (SKIPPED.has(name)) this.#skipped--;
    if (name === 'w:t') this.#runs--;
    if (this.#skipped > 0) return;
    if (name === 'w:p') this.#closeParagraph();
    if (name === 'w:tr') {
      const row = this.#rows.pop();
      if (row) this.#line(rowText(row.cells));
    }
  }

  #write(text: string): void {
    this.#paragraph += text;
  }

  /** A text box opens paragraphs inside a paragraph; what came before it is a line of its own. */
  #endParagraph(): void {
    const text = this.#paragraph;
    const bullet = this.#bullet;
    // a heading is set apart by its style, where a text has only empty lines
    const above = this.#isHeading && this.#rows.length === 0 ? '\n' : '';
    this.#paragraph = this.#bullet = '';
    this.#isHeading = false;
    if (text.trim() !== '') this.#line(above + bullet + text);
  }

  /** Empty paragraphs stay as empty lines outside tables: people set their jobs apart with them. */
  #closeParagraph(): void {
    const isEmpty = this.#paragraph.trim() === '';
    this.#endParagraph();
    if (isEmpty && this.#rows.length === 0) this.#line('');
  }

  #line(text: string): void {
    const cell = this.#rows.at(-1)?.cells.at(-1);
    if (cell) cell.push(text);
    else this.#sink.add(`${text}\n`);
  }
}

/** "Heading1", and its names in the languages Word is used in. */
function isHeading(tag: SaxesTagPlain): boolean {
  return tag.name === 'w:pStyle' && /^(?:heading|titre|t[ií]tulo|כותרת)\s?\d?$/iu.test(tag.attributes['w:val'] ?? '');
}

/** Word draws list marks itself; the text has none, so a reader needs them put back. numId 0 means "no list". */
function isListMark(tag: SaxesTagPlain): boolean {
  const value = tag.attributes['w:val'] ?? '';
  return tag.name === 'w:numId' ? value !== '0' : tag.name === 'w:pStyle' && value.startsWith('ListBullet');
}
