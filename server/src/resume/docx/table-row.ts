/** Longest cell that still reads as part of one line, in UTF-16 units. */
const SHORT_CELL = 120;
/** Longest text beside a job that is its dates, in UTF-16 units. */
const MAX_DATES = 40;
const YEAR = /\b(?:19|20)\d\d\b/u;

/**
 * One table row as text. `cells` holds the paragraphs of each cell.
 * A row of short one-paragraph cells is a line with tabs (dates beside a job); a row of full cells is page layout,
 * so its columns follow one another, apart from dates, which stand beside the first line of what they date. Full rows
 * are set apart from what stands above.
 */
export function rowText(cells: readonly (readonly string[])[]): string {
  const filled = cells.filter((cell) => cell.length > 0);
  const isLine = filled.every(([first = '', ...rest]) => rest.length === 0 && isOneShortLine(first));
  if (isLine) return filled.map((cell) => cell.join('\n')).join('\t');
  const [first = [], second = [], ...more] = filled;
  const [dates = ''] = first;
  const isDated = first.length === 1 && more.length === 0 && dates.length <= MAX_DATES && YEAR.test(dates);
  const isBeside = isDated && !dates.includes('\n') && second.length > 0;
  return `\n${filled.map((cell) => cell.join('\n')).join(isBeside ? '\t' : '\n')}`;
}

function isOneShortLine(text: string): boolean {
  return text.length <= SHORT_CELL && !text.includes('\n');
}
