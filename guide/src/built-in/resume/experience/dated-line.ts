import { findPrintedMonths, type Month } from '../../../resume/dates/duration.ts';
import { findDateRange, type DateRange } from '../../../resume/dates/date-range.ts';
import type { Line } from '../lines.ts';
import { ABBREVIATION } from './header-line.ts';
import { jobDates, type JobDates } from './job-dates.ts';
import { namesEmployer, namesRole } from '../../../resume/experience/evidence.ts';
import { jobClause } from './job-clause.ts';
import { monthsIn, withMoreRanges, withRangesJoined } from './line-ranges.ts';
import { piecesOf, trimEdges } from './pieces.ts';

/** A line that dates an entry. `cells` is what it says besides the dates; `tail` what it tells after "(dates):". */
export type DatedLine = { months: number; dates: JobDates | null; cells: string[]; isBare: boolean; tail: string };

/** A single date counts only in a line that is no sentence: at an end of a cell with this little text beside it. */
const MAX_BESIDE_SINGLE = 90;
const MAX_BESIDE_RANGE = 140;
/** Words beside the dates a list item begins with: role, employer and a remark. */
const MAX_DATED_ITEM = 18;

const MAX_SEASON_WORDS = 2;
/** "Cook, Red Lion (2018 - 2020): soups and sauces". */
const TOLD_AFTER = /^\)?\s*[:：]\s*(\S.*)$/u;
/** "Andreani (2018 - 2020) warehouse hand. Loading and picking". */
const SENTENCE_AFTER = /(?<=^.{4,60}\p{L}{4})\.\s+(\p{Lu}.*)$/u;
/** "Waiter at Joe's, since 2019. Ran the bar", "…, from 1985 to 2024, with three helpers". */
const TOLD_AFTER_CLAUSE = /^\)?\s*(?:[.;:：]\s+|,\s*(?=\p{Ll})|\.$|(?=(?:and|y|et|e)\s))(.*)$/u;
const REMARK = /^,\s*(\S.*)$/u;
/** What stands before a length set apart by a comma, a dash or a bracket. */
const BEFORE_LENGTH = /^(.*?)\s*[,(:|–—-]\s*(?:for|por|durante|pendant|במשך)?\s*$/iu;
/** Only "Nurse, since 2019" and "since 2019: nurse" date a job; "training staff since 2019" doesn't. */
const SINCE_IN_SENTENCE = /[\p{L}\p{N}]\s*$/u;

/** The dates of a line and the rest of its text, or undefined when it dates nothing. */
export function datedLine(printed: Line, now: Month): DatedLine | undefined {
  const line = withRangesJoined(printed);
  for (const [index, cell] of line.cells.entries()) {
    const first = findDateRange(cell);
    if (!first) continue;
    const { range, months } = withMoreRanges(cell, first, now);
    const clause = line.cells.length === 1 ? jobClause(cell.slice(0, range.from)) : undefined;
    if (clause && (range.end !== null || line.bullet === '')) {
      const after = cell.slice(range.to);
      const isRemark = after.startsWith(',') && namesEmployer(clause) && !namesEmployer(after);
      const more = TOLD_AFTER_CLAUSE.exec(after) ?? (isRemark ? REMARK.exec(after) : null);
      const isHeader = !more && trimEdges(after).split(' ').length <= 3;
      if (more || isHeader) {
        const beside = [clause, ...(isHeader ? [trimEdges(after)] : [])].filter((text) => text !== '');
        return {
          months,
          dates: jobDates(range, now),
          cells: beside,
          isBare: false,
          tail: more?.[1] ?? '',
        };
      }
    }
    const told = toldAfter(cell, range);
    const season = told && seasonal(cell.slice(0, range.from), told[1] ?? '');
    if (season) {
      const total = monthsIn(line.text, range) ?? months;
      return { months: total, dates: jobDates(range, now), cells: [season], isBare: false, tail: '' };
    }
    const tail = told?.[1] ?? '';
    const rest = [cell.slice(0, range.from), cell.slice(range.to, cell.length - (told?.[0].length ?? 0))];
    const beside = rest.join(' ').trim();
    if (isAside(rest) && !namesRole(beside)) continue;
    if (range.isSince && SINCE_IN_SENTENCE.test(rest[0] ?? '')) continue;
    if (range.end === null && !isSingleDate(line, index, rest)) continue;
    if (beside.length > MAX_BESIDE_RANGE || isSentence(line, index, beside)) continue;
    const others = line.cells.filter((_, other) => other !== index).filter((other) => !isOnlyDuration(other));
    const texts = rest
      .flatMap(withoutDuration)
      .map(trimEdges)
      .filter((text) => text !== '');
    const cells = index === 0 ? [...texts, ...others] : [...others, ...texts];
    return {
      months: monthsIn(line.text, range) ?? months,
      dates: jobDates(range, now),
      cells,
      isBare: cells.length === 0,
      tail,
    };
  }
  return lengthOnly(line);
}

/** "Grape harvest 2019: cutter, Domaine Cazes": a word or two for a time of the year, and behind it the job itself. */
function seasonal(before: string, after: string): string | undefined {
  const label = trimEdges(before);
  return words(label) <= MAX_SEASON_WORDS && !namesRole(label) && !namesEmployer(label) && namesRole(after)
    ? after
    : undefined;
}

/** What a line tells after its header: behind a colon, or in sentences behind the role that follows the dates. */
function toldAfter(cell: string, range: DateRange): RegExpExecArray | null {
  if (trimEdges(cell.slice(0, range.from)) === '') return null;
  const after = cell.slice(range.to);
  const told = TOLD_AFTER.exec(after);
  return told ?? (range.end === null ? null : SENTENCE_AFTER.exec(after));
}

/** "Labourer, Gil Builders, 3 years", "I was a nanny, for 10 years.": a job with its length and no dates. */
function lengthOnly({ text, cells, goesOn }: Line): DatedLine | undefined {
  const printed =
    cells.length === 1 && !goesOn && text.length <= MAX_BESIDE_RANGE ? findPrintedMonths(text) : undefined;
  if (!printed || !/^[).\s]*$/.test(text.slice(printed.to))) return undefined;
  const before = BEFORE_LENGTH.exec(text.slice(0, printed.from))?.[1];
  const clause = before === undefined ? undefined : jobClause(before);
  if (clause === undefined) return undefined;
  return { months: printed.months, dates: null, cells: [clause], isBare: false, tail: '' };
}

/** "2 years 10 months" alone, as some templates print under the dates. */
export function isOnlyDuration(text: string): boolean {
  const printed = findPrintedMonths(text);
  return printed !== undefined && trimEdges(text.slice(0, printed.from) + text.slice(printed.to)) === '';
}

function isSingleDate(line: Line, index: number, [before = '', after = '']: readonly string[]): boolean {
  if (line.bullet !== '' && line.cells.length === 1) return false;
  const beside = trimEdges(before) + trimEdges(after);
  if (beside === '' && (index > 0 || line.cells.length === 1)) return true;
  const isBetween = /^\s*[,:–—(]/u.test(after) && words(before) <= 4 && namesRole(before);
  const isAtEnd = isBetween || trimEdges(before) === '' || trimEdges(after) === '';
  return isAtEnd && beside.length <= MAX_BESIDE_SINGLE && !/[.!?]$/.test(beside);
}

/** "Sites in Angola (Luanda, 2012-2015) and at home": dates in the brackets of a sentence that goes on. */
function isAside([before = '', after = '']: readonly string[]): boolean {
  return /\([^()]*\p{L}[^()]*$/u.test(before) && /^[^()]*\)\s*\p{Ll}/u.test(after);
}

/** Bullets and full sentences may tell of dates without being a header. */
function isSentence(line: Line, index: number, beside: string): boolean {
  if (line.bullet !== '' && findDateRange(line.text)?.from === 0) return beside.split(' ').length > MAX_DATED_ITEM;
  if (line.bullet === '' || index > 0) return isEnded(beside) && words(beside) > 6 && !isToldByDate(line.text, beside);
  const names = piecesOf(beside);
  if (names.length > 1 && names.some(namesRole)) return words(beside) > MAX_DATED_ITEM;
  return words(beside) > 10;
}

/** Whether a full stop ends a sentence there and no "Ltd." or "S.A.". */
function isEnded(text: string): boolean {
  return /[.!?]$/.test(text) && !ABBREVIATION.test(text);
}

/** "De 2021 à 2024, caissière au Camping du Lac.": dates, then a role; a header, whatever ends it. */
function isToldByDate(text: string, beside: string): boolean {
  const told = trimEdges(beside);
  return (
    findDateRange(text)?.from === 0 && words(told) <= MAX_DATED_ITEM && namesRole(told.split(' ').slice(0, 4).join(' '))
  );
}

function words(text: string): number {
  return text.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** What stands before and after a printed length of time, when the text is a header and not a sentence about it. */
function withoutDuration(text: string): string[] {
  const printed = findPrintedMonths(text);
  if (!printed) return [text];
  const rest = [text.slice(0, printed.from), text.slice(printed.to)];
  const isSetApart = /[(·•|/,–—-]\s*$/.test(rest[0] ?? '') && /^\s*[),.|/]?\s*[,/]?\s*$/.test(rest[1] ?? '');
  return isSetApart || rest.every((part) => trimEdges(part) === '') || /[(·•|]\s*$/.test(rest[0] ?? '') ? rest : [text];
}
