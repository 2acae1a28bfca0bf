const SIZE = 12;
const LINE = 16;

/** A PDF of one page with these lines of plain ASCII text, as a person's own CV. */
export function plainPdf(lines: readonly string[]): Buffer {
  const shown = lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj 0 -${LINE} Td`).join('\n');
  const content = `BT /F1 ${SIZE} Tf 72 760 Td\n${shown}\nET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let file = '%PDF-1.4\n';
  const table = objects.map((body, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj${body}endobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const end = `xref\n0 6\n0000000000 65535 f \n${table.join('')}trailer<</Size 6/Root 1 0 R>>\n`;
  return Buffer.from(`${file}${end}startxref\n${file.length}\n%%EOF`);
}
