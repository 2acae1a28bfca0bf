import { findPrintedMonths, type Month } from '../../../resume/dates/duration.ts';
import type { Line } from '../lines.ts';
import { datedLine, isOnlyDuration, type DatedLine } from './dated-line.ts';
import { namesEmployer, namesRole } from '../../../resume/experience/evidence.ts';
import { headerLinesBelow } from './header-below.ts';
import { isHeaderLine, isHeaderText } from './header-line.ts';
import type { JobDates } from './job-dates.ts';

/** One job as printed: the lines that name it, and the lines that tell of it. `headers` in reading order; `dates` null without. */
export type Entry = { headers: string[][]; months: number; dates: JobDates | null; body: Line[] };

type Anchor = { index: number; line: Line; dated: DatedLine };
type HeaderShape = { bullet: string; hasGapBelow: boolean };

/** Title, company and one line more: no header has more lines above its dates. */
const MAX_ABOVE = 3;

/** The jobs of a section, one for each line with dates. */
export function datedEntries(lines: readonly Line[], now: Month): Entry[] {
  const anchors = anchorsOf(lines, now);
  const first = anchors[0];
  if (!first) return [];
  const pattern = patternAbove(lines, first);
  const starts = anchors.map((anchor, order) => startOf(lines, anchor, anchors[order - 1]?.index ?? -1, pattern));
  return anchors.map((anchor, order) => {
    const start = starts[order] ?? anchor.index;
    const end = starts[order + 1] ?? lines.length;
    return entryOf(anchor, lines.slice(start, anchor.index), lines.slice(anchor.index + 1, end));
  });
}

/** The sums of lengths taken out: "6 years 3 months" says nothing new where other lines of its block have dates. */
export function withoutSums(lines: readonly Line[], now: Month): Line[] {
  const blocks: Line[][] = [];
  for (const line of lines) {
    const block = line.isApart ? undefined : blocks.at(-1);
    if (block) block.push(line);
    else blocks.push([line]);
  }
  return blocks.flatMap((block) => {
    const isLength = (line: Line) => isOnlyDuration(line.text);
    if (!block.some(isLength)) return block;
    const hasDates = block.some((line) => !isLength(line) && datedLine(line, now) !== undefined);
    return block.filter((line, index) => !isLength(line) || (index > 0 && !hasDates));
  });
}

function lengthAlone({ text }: Line): DatedLine | undefined {
  const printed = isOnlyDuration(text) ? findPrintedMonths(text) : undefined;
  return printed && { months: printed.months, dates: null, cells: [], isBare: true, tail: '' };
}

function entryOf({ line, dated }: Anchor, above: readonly Line[], below: readonly Line[]): Entry {
  const { months, dates } = dated;
  const headers = above.map(({ cells }) => cells);
  if (isDatedItem(line, above)) return { headers, months, dates, body: [besideDates(line, dated.cells), ...below] };
  if (!dated.isBare) headers.push(dated.cells);
  const tail = dated.tail === '' ? [] : [{ ...line, text: dated.tail, cells: [dated.tail] }];
  const more = tail.length > 0 ? 0 : headerLinesBelow(below, headers);
  headers.push(...below.slice(0, more).map(({ cells }) => cells));
  const body = [...tail, ...below.slice(more)];
  const [next, ...others] = body;
  const told = next && !headers.flat().some(namesRole) ? roleAndDuties(next) : undefined;
  if (!next || !told) return { headers, months, dates, body };
  const [role, duties] = told;
  return {
    headers: [...headers, [role]],
    months,
    dates,
    body: [{ ...next, text: duties, cells: [duties] }, ...others],
  };
}

/** "Owner: buying, prices, till": under dates and an employer, the role and what it was about. */
function roleAndDuties({ text, cells }: Line): [role: string, duties: string] | undefined {
  const [, role = '', duties = ''] = /^([^:：]{3,40}?)\s*[:：]\s+(\S.*)$/u.exec(text) ?? [];
  return cells.length === 1 && namesRole(role) && !namesEmployer(role) ? [role, duties] : undefined;
}

/** A list item without its dates; with them where they stand amid its words, which would join otherwise. */
function besideDates(line: Line, cells: string[]): Line {
  return line.text.includes(cells.join(' ')) ? { ...line, cells } : line;
}

function anchorsOf(lines: readonly Line[], now: Month): Anchor[] {
  return lines.flatMap((line, index) => {
    const dated = datedLine(line, now) ?? lengthAlone(line);
    return dated ? [{ index, line, dated }] : [];
  });
}

/** What the header lines above the first dates look like, nearest first: later entries are built alike. */
function patternAbove(lines: readonly Line[], first: Anchor): HeaderShape[] {
  const pattern: HeaderShape[] = [];
  for (let index = first.index - 1; index >= 0 && pattern.length < MAX_ABOVE; index--) {
    const line = lines[index];
    if (!line || !isHeaderText(line)) break;
    pattern.push({ bullet: line.bullet, hasGapBelow: lines[index + 1]?.isApart ?? false });
    if (line.isApart) break;
  }
  return pattern;
}

/** Index of the first header line of an entry; lines up to `previous` belong to the entry before. */
function startOf(lines: readonly Line[], anchor: Anchor, previous: number, pattern: readonly HeaderShape[]): number {
  const block = blockStart(lines, anchor.index, previous);
  if (block !== undefined) return block;
  let start = anchor.index;
  for (const { bullet, hasGapBelow } of pattern) {
    const line = lines[start - 1];
    const isTaken = start - 1 <= previous || !line || line.bullet !== bullet || !isHeaderText(line);
    if (isTaken || (lines[start]?.isApart && !hasGapBelow)) break;
    start--;
  }
  const top = pattern.at(-1);
  const bulleted = lines[start - 1];
  // an employer with a bullet above each role, whether the dates stand beside the role or under it
  if (
    top &&
    top.bullet !== '' &&
    bulleted &&
    start === anchor.index &&
    start - 1 > previous &&
    !lines[start]?.isApart
  ) {
    if (bulleted.bullet === top.bullet && anchor.line.bullet === '' && isHeaderText(bulleted)) return start - 1;
  }
  return start === anchor.index && anchor.dated.isBare ? namedStart(lines, anchor.index, previous) : start;
}

/** Header lines between an empty line and the dates belong to the dates, however many entries before had. */
function blockStart(lines: readonly Line[], anchor: number, previous: number): number | undefined {
  for (let index = anchor - 1; index > previous && index >= anchor - MAX_ABOVE; index--) {
    const line = lines[index];
    if (!line || !isHeaderLine(line) || lines[index + 1]?.isApart) return undefined;
    if (line.isApart) return index;
  }
  return undefined;
}

/** Dates alone on a line: up to two lines above that name a role or an employer. */
function namedStart(lines: readonly Line[], anchor: number, previous: number): number {
  let start = anchor;
  while (start - 1 > previous && start > anchor - 2) {
    const line = lines[start - 1];
    if (!line || lines[start]?.isApart || !isHeaderLine(line)) break;
    if (!namesRole(line.text) && !namesEmployer(line.text)) break;
    start--;
  }
  return start;
}

/** A template that prints the dates beside the first list item, under a header line. */
function isDatedItem(line: Line, above: readonly Line[]): boolean {
  return line.bullet !== '' && above.length > 0 && above.every((other) => other.bullet === '');
}
