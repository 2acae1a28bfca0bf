import type { Line } from '../lines.ts';

/** Lists that wrap: a line that ends with a comma, or a line that goes on in lower case, is one with the next. */
export function joinWrapped(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && goesOn(last, line)) joined[joined.length - 1] = join(last, line);
    else joined.push(line);
  }
  return joined;
}

function goesOn(last: Line, line: Line): boolean {
  if (line.bullet !== '' || line.isApart || line.cells.length > 1 || last.cells.length > 1) return false;
  return /[,،]$/.test(last.text) || (/[,،;]/.test(last.text) && /^\p{Ll}/u.test(line.text));
}

function join(last: Line, line: Line): Line {
  const text = `${last.text} ${line.text}`;
  return { ...last, text, cells: [text] };
}
