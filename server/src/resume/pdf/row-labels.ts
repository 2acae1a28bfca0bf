import type { Fragment } from './fragment.ts';
import type { Row } from './rows.ts';

/** Points by which baselines of one printed line may differ. */
const ALIGNED_WITHIN = 1;
/** Text heights by which they may where a date is set in a smaller font, level with the tops of a title's letters. */
const DATE_ALIGNED = 0.32;
/** Labels beside text stand on its lines nearly always; rows of a column do so only by chance. */
const ALIGNED_SHARE = 0.75;
/** UTF-16 units: rows shorter than this on average are labels. */
const LABEL_LENGTH = 18;
/** Text heights from one line of a label to the next. */
export const NEXT_LINE = 1.5;
/** Text heights to the nearest line of the other side, from which on a line stands alone. */
const STANDS_ALONE = 1.25;
/** 2019, 03/19, Sept. 21, '18. */
const YEAR = /\b(?:19|20)\d\d\b|\b\d{1,2}[./]\d\d\b|\p{L}{3,}\.? ['’]?\d\d\b/u;
/** "2017 –", "2018 até à": the end of the range is yet to come. */
export const ENDS_OPEN =
  /(?:[-–—]|(?:^|\s)(?:to|until|till|à|au|jusqu['’]à|jusqu['’]au|a|al|hasta|até|até à|até ao|ao|a la|hasta la))\s*$/iu;
const YEAR_SHARE = 0.3;
/** Dates that wrap make labels of several lines; there most labels hold a year, and there are several of them. */
const WRAPPED_YEAR_SHARE = 0.5;
const WRAPPED_AT_LEAST = 3;
/** Of labels that are dates and nothing else two are enough. */
const DATES_AT_LEAST = 2;
const DATED_MARGIN_SHARE = 0.75;

type Line = { y: number; height: number; text: string };

/** A label that holds a date: what stands close beneath it may belong to it. */
export function isDated(text: string): boolean {
  return YEAR.test(text);
}

/**
 * True when the two sides of `x` are columns read one after the other, false when one side holds the labels or dates
 * of the other (dates in the margin, places at the right edge), which are read row by row.
 */
export function isSidebarOfRows(rows: readonly Row[], x: number): boolean {
  const left = rows.flatMap((row) => row.fragments.filter((fragment) => fragment.x < x));
  const right = rows.flatMap((row) => row.fragments.filter((fragment) => fragment.x >= x));
  const [minor, major] = textLength(left) < textLength(right) ? [left, right] : [right, left];
  const majorLines = linesOf(major);
  // A heading that stands between the labels, with nothing beside it, says nothing of them.
  const lines = linesOf(minor).filter((line) => distance(line, majorLines) < STANDS_ALONE * line.height);
  return !areLabels(lines, majorLines) && !areWrappedDates(lines, majorLines);
}

/**
 * True when what stands beside the text, on the side reading begins at, is dates and nothing else, each on the line it
 * dates; a date may wrap.
 */
export function isDateMargin(rows: readonly Row[], x: number, isRtl: boolean): boolean {
  const sides = [
    rows.flatMap((row) => row.fragments.filter((fragment) => fragment.x < x)),
    rows.flatMap((row) => row.fragments.filter((fragment) => fragment.x >= x)),
  ];
  const [dates = [], text = []] = isRtl ? sides.reverse() : sides;
  const textLines = linesOf(text);
  const labels = labelsOf(linesOf(dates), textLines);
  const dated = labels.filter((label) => YEAR.test(label.text)).length;
  const aligned = labels.filter(({ isAligned }) => isAligned).length;
  return (
    labels.length >= DATES_AT_LEAST &&
    dated >= DATED_MARGIN_SHARE * labels.length &&
    aligned >= ALIGNED_SHARE * labels.length &&
    textLength(dates) < textLength(text)
  );
}

function areLabels(lines: readonly Line[], majorLines: readonly Line[]): boolean {
  const aligned = lines.filter((line) => distance(line, majorLines) <= ALIGNED_WITHIN);
  if (aligned.length < ALIGNED_SHARE * lines.length) return false;
  const dated = lines.filter(({ text }) => YEAR.test(text)).length;
  const length = lines.reduce((sum, { text }) => sum + text.length, 0);
  return dated >= YEAR_SHARE * lines.length || length < LABEL_LENGTH * lines.length;
}

function areWrappedDates(lines: readonly Line[], majorLines: readonly Line[]): boolean {
  const labels = labelsOf(lines, majorLines);
  const aligned = labels.filter(({ isAligned }) => isAligned).length;
  const dated = labels.filter(({ text }) => YEAR.test(text)).length;
  return (
    labels.length >= WRAPPED_AT_LEAST &&
    aligned >= ALIGNED_SHARE * labels.length &&
    dated >= WRAPPED_YEAR_SHARE * labels.length
  );
}

/** Labels with what wraps beneath them. */
function labelsOf(lines: readonly Line[], majorLines: readonly Line[]): { text: string; isAligned: boolean }[] {
  const labels: { text: string; isAligned: boolean }[] = [];
  for (const [index, line] of lines.entries()) {
    const isAligned = isBeside(line, majorLines);
    const above = lines[index - 1];
    const label = labels.at(-1);
    const isOpen = label !== undefined && ENDS_OPEN.test(label.text);
    if (label && above && (!isAligned || isOpen) && above.y - line.y <= NEXT_LINE * line.height)
      label.text += ` ${line.text}`;
    else labels.push({ text: line.text, isAligned });
  }
  return labels;
}

/** Whether a date stands on the line of one of the others. */
function isBeside(line: Pick<Line, 'y' | 'height'>, others: readonly Pick<Line, 'y' | 'height'>[]): boolean {
  return others.some(({ y, height }) => Math.abs(y - line.y) <= DATE_ALIGNED * Math.max(height, line.height));
}

/** Points to the nearest baseline. */
function distance(line: Line, others: readonly Line[]): number {
  return others.reduce((least, other) => Math.min(least, Math.abs(other.y - line.y)), Number.POSITIVE_INFINITY);
}

/** Lines from the top down. */
function linesOf(fragments: readonly Fragment[]): Line[] {
  const lines = new Map<number, Line>();
  for (const { y, height, text } of fragments) {
    const key = Math.round(y);
    const line = lines.get(key);
    if (line) line.text += ` ${text}`;
    else lines.set(key, { y, height, text });
  }
  return [...lines.values()].sort((a, b) => b.y - a.y);
}

function textLength(fragments: readonly Fragment[]): number {
  return fragments.reduce((sum, fragment) => sum + fragment.text.length, 0);
}

/** False of a script without capitals. */
export function isInCapitals(text: string): boolean {
  return text !== text.toLowerCase() && text === text.toUpperCase();
}
