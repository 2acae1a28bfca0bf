import { findPrintedMonths } from '../../../resume/dates/duration.ts';
import type { Line } from '../lines.ts';
import type { Entry } from './entries.ts';
import { isOnlyDuration } from './dated-line.ts';
import { namesEmployer, namesRole } from '../../../resume/experience/evidence.ts';
import { isHeaderLine } from './header-line.ts';

/** Jobs of a section without a single date: each header line that names a role begins one. */
export function undatedEntries(lines: readonly Line[]): Entry[] {
  const entries: Entry[] = [];
  for (const line of lines) {
    const current = entries.at(-1);
    if (startsEntry(line)) entries.push(entryOf(line));
    else if (current && isEmployerBelow(current, line)) current.headers.push(line.cells);
    else if (current && current.months === 0 && isOnlyDuration(line.text)) {
      current.months = findPrintedMonths(line.text)?.months ?? 0;
    } else current?.body.push(line);
  }
  return entries;
}

/** The employer on the line under a role. */
function isEmployerBelow({ headers, body }: Entry, line: Line): boolean {
  const isNamed = namesEmployer(headers.flat().join(' '));
  return (
    headers.length === 1 &&
    body.length === 0 &&
    !isNamed &&
    !line.isApart &&
    isHeaderLine(line) &&
    namesEmployer(line.text)
  );
}

function startsEntry(line: Line): boolean {
  return (
    namesRole(line.text) && (isHeaderLine(line) || (line.bullet !== '' && findPrintedMonths(line.text) !== undefined))
  );
}

/** A printed length of time ("3 years") counts as the duration; without one it is 0, not said. */
function entryOf(line: Line): Entry {
  const printed = findPrintedMonths(line.text);
  if (!printed) return { headers: [line.cells], months: 0, dates: null, body: [] };
  const cells = [line.text.slice(0, printed.from), line.text.slice(printed.to)];
  return { headers: [cells.filter((cell) => cell.trim() !== '')], months: printed.months, dates: null, body: [] };
}
