import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { extractText } from './extract.ts';
import { pdfOf } from '../../test/resume/fixtures/pdf.ts';
import { docxOf, zipOf } from '../../test/resume/fixtures/zip.ts';

const fixture = (name: string) => readFile(new URL(`../../test/resume/fixtures/${name}`, import.meta.url));
const failing = (file: Uint8Array, name: string) =>
  extractText(file, name).then(
    () => 'read',
    (error: { code?: string }) => error.code,
  );

describe('the text of a CV', () => {
  it.each([
    ['en-docx-01.docx', ['BlackRock\tNov. 2017 - Present\nAssociate Software Developer', 'Address: 58 Elm Avenue']],
    ['en-doc-01.doc', ['TURING INC. (Part-time)\nPython Developer | Remote, Palo Alto, CA, USA | Dec 2022']],
    [
      'en-pdf-02.pdf',
      ['Georgia Institute of Technology\tAtlanta, GA\nMaster of Science in Computer Science; GPA: 4.00\tAug 2012'],
    ],
    ['he-docx-01.docx', ['מאי 2022 – אוגוסט 2022: מתמחה במחקר, NVIDIA Research', 'שפות תכנות: Python, C++']],
    [
      'he-pdf-01.pdf',
      ['Creative Solutions Inc.\tינואר 2019 – היום\nמפתח אתרים בכיר', 'תחביבים\nטיולים, שחמט, נגינה בגיטרה'],
    ],
  ])('%s', async (name, expected) => {
    const text = await extractText(await fixture(name), name);
    for (const part of expected) expect(text).toContain(part);
  });

  it('of a table: short cells beside one another, full cells below one another', async () => {
    const cell = (...texts: string[]) =>
      `<w:tc>${texts.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('')}</w:tc>`;
    const rows = `<w:tr>${cell('2019 - 2021')}${cell('Nurse')}</w:tr><w:tr>${cell('Skills', 'First aid')}${cell('Work', 'Cook')}</w:tr>`;
    await expect(extractText(docxOf(`<w:tbl>${rows}</w:tbl>`), 'cv.docx')).resolves.toBe(
      '2019 - 2021\tNurse\n\nSkills\nFirst aid\nWork\nCook\n',
    );
  });

  it('of a table: dates beside a full cell stand on its first line; a heading is set apart', async () => {
    const paragraph = (text: string, style = '') =>
      `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t>${text}</w:t></w:r></w:p>`;
    const row = `<w:tr><w:tc>${paragraph('2010 - 2012')}</w:tc><w:tc>${paragraph('Nurse')}${paragraph('Acme')}</w:tc></w:tr>`;
    const body = `${paragraph('Ann')}${paragraph('Work', 'Heading1')}<w:tbl>${row}</w:tbl>`;
    await expect(extractText(docxOf(body), 'cv.docx')).resolves.toBe('Ann\n\nWork\n\n2010 - 2012\tNurse\nAcme\n');
  });

  it('of a PDF page with two columns: one after the other', async () => {
    const column = (x: number, words: readonly string[]) =>
      words.map((word, row) => `BT /F 10 Tf ${x} ${780 - x / 50 - 16 * row} Td (${word}) Tj ET`).join('\n');
    const left = ['Skills', 'cooking', 'baking', 'driving', 'cleaning', 'sewing'];
    const right = [
      'Work',
      'Cook at the Red Lion since 2019',
      'Made soups',
      'Ran a kitchen',
      'Bought food',
      'Trained staff',
    ];
    const text = await extractText(pdfOf([`${column(50, left)}\n${column(300, right)}`]), 'cv.pdf');
    expect(text.trim()).toBe(`${left.join('\n')}\n\f${right.join('\n')}`);
  });
});

/** More of them, and those made to hurt, are in `test/resume-hostile`. */
describe('a file that is no readable CV', () => {
  it('is empty', async () => {
    expect(await failing(new Uint8Array(), 'cv.pdf')).toBe('RESUME_EMPTY');
    expect(await failing(docxOf('<w:p/>'), 'cv.docx')).toBe('RESUME_EMPTY');
  });

  it('is a scan: pictures without text', async () => {
    const picture = '/Picture<</Subtype /Image>>';
    expect(await failing(pdfOf(['0 0 100 100 re f'], picture), 'cv.pdf')).toBe('RESUME_SCANNED');
  });

  it('has blank pages', async () => {
    expect(await failing(pdfOf(['0 0 100 100 re f']), 'cv.pdf')).toBe('RESUME_EMPTY');
  });

  it.each(['en-pdf-02.pdf', 'en-docx-01.docx', 'en-doc-01.doc'])('is cut short: %s', async (name) => {
    const file = await fixture(name);
    expect(await failing(file.subarray(0, file.length / 2), name)).toBe('RESUME_DAMAGED');
  });

  it('is another kind of file in a zip', async () => {
    expect(await failing(zipOf({ 'xl/workbook.xml': '<workbook/>' }), 'cv.docx')).toBe('RESUME_TYPE');
  });

  it('has too many pages', async () => {
    expect(await failing(pdfOf(Array.from({ length: 51 }, () => 'BT ET')), 'cv.pdf')).toBe('RESUME_TOO_COMPLEX');
  });

  it('has broken XML, or a doctype', async () => {
    expect(await failing(docxOf('<w:p>'), 'cv.docx')).toBe('RESUME_DAMAGED');
    const doctype = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">]><w:document xmlns:w="w"/>';
    expect(await failing(zipOf({ 'word/document.xml': doctype }), 'cv.docx')).toBe('RESUME_DAMAGED');
  });
});
