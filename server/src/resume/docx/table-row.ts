/** Longest cell that still reads as part of one line, in UTF-16 units. */
const SHORT_CELL = 120;

/**
 * One table row as text. `cells` holds the paragraphs of each cell.
 * A row of short one-paragraph cells is a line with tabs (dates beside a job); a row of full cells is page layout,
 * so its columns follow one another.
 */
export function rowText(cells: readonly (readonly string[])[]): string {
  const filled = cells.filter((cell) => cell.length > 0);
  const isLine = filled.every(([first = '', ...rest]) => rest.length === 0 && isOneShortLine(first));
  return filled.map((cell) => cell.join('\n')).join(isLine ? '\t' : '\n');
}

function isOneShortLine(text: string): boolean {
  return text.length <= SHORT_CELL && !text.includes('\n');
}
