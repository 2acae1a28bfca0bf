import { anyOf, fold } from '../fold.ts';
import { findPoint, monthBefore, YEAR, type DatePoint, type FoundPoint } from './date-point.ts';
import { presentWords, sinceWords, untilWords } from './month-words.ts';
import { wordList } from '../word-list.ts';

/** `end` null = one date only; 'now' = it goes on. `from` and `to` say where it is printed, in UTF-16 units. */
export type DateRange = {
  start: DatePoint;
  end: DatePoint | 'now' | null;
  from: number;
  to: number;
  /** "since 2019": common in the middle of a sentence, too. */
  isSince?: boolean;
  /** Printed with the later date first. */
  isBackwards?: boolean;
};

const EXPECTED = '(?:\\(?(?:expected|anticipated|prévu|previsto|prevista|צפוי)\\)?\\s*)?';
const SEPARATOR = new RegExp(
  `\\s*(?:[-–—‑−~>→]+|/(?=${YEAR}(?!\\p{N}))|${anyOf(untilWords)}(?:\\s+${anyOf(wordList('retirement, retiring, la retraite, retraite, la jubilación, aposentadoria, a aposentadoria, הפרישה, פרישה'))})?(?:\\s+(?:in|en|em)(?=\\s+\\p{N}))?)\\s*(?:(?:the|le|la|el|o)\\s+(?=\\p{N}))?${EXPECTED}`,
  'uy',
);
const PRESENT = new RegExp(`(?:${anyOf(presentWords)}|(?:il y a|עד)\\s+היום)`, 'uy');
const SINCE = new RegExp(`(?:${anyOf(sinceWords)})[\\s-]*$`, 'u');
/** "from", "between", "Period:": words before a range that belong to it. */
const PREFIX = new RegExp(
  `(?:${anyOf(['from', 'between', 'since', 'de', 'du', 'des', 'entre', 'desde', 'del', 'em', 'en', 'depuis', 'משנת', 'בין', 'מ'])}[\\s-]*|${anyOf(
    wordList(`
      period, dates, date, période, durée, fechas, fecha, período, periodo, datas, data, תקופה, תאריכים
    `),
  )}\\s*[:：]\\s*)+$`,
  'u',
);
const NOW_AFTER = new RegExp(`^\\s*[-–—(]*\\s*(?:${anyOf(presentWords)})\\)?`, 'u');
const OPEN_END = /^\s*[-–—]+\s*$/u;

/** UTF-16 units searched: whatever is dated by a range has it near its beginning, and longer texts are prose. */
const SEARCHED = 400;

/** The first range of dates in a text, or the first single date when there is no range. */
export function findDateRange(text: string): DateRange | undefined {
  const folded = fold(text.slice(0, SEARCHED));
  let single: DateRange | undefined;
  for (let point = findPoint(folded, 0); point; point = findPoint(folded, point.end)) {
    const range = rangeFrom(folded, point);
    if (range.end !== null) return withPrefix(folded, range);
    single ??= withPrefix(folded, range);
  }
  return single;
}

function rangeFrom(folded: string, start: FoundPoint): DateRange {
  const before = monthsBefore(folded, start);
  if (before) return before;
  SEPARATOR.lastIndex = start.end;
  const separator = SEPARATOR.exec(folded);
  if (separator) {
    PRESENT.lastIndex = SEPARATOR.lastIndex;
    if (PRESENT.test(folded)) return { start, end: 'now', from: start.start, to: PRESENT.lastIndex };
    const end = findPoint(folded, SEPARATOR.lastIndex);
    if (end?.start === SEPARATOR.lastIndex) return ordered(start, end);
  }
  return openRange(folded, start);
}

function withPrefix(folded: string, range: DateRange): DateRange {
  return { ...range, from: PREFIX.exec(folded.slice(0, range.from))?.index ?? range.from };
}

/** "Jan - Mar 2020": the first month shares the year of the second. */
function monthsBefore(folded: string, end: FoundPoint): DateRange | undefined {
  if (end.month === null) return undefined;
  const gap = /\s*(?:[-–—]|(?<![\p{L}])(?:to|a|au|al|ate|hasta|עד))\s*$/u.exec(folded.slice(0, end.start));
  const first = gap ? monthBefore(folded, gap.index) : undefined;
  if (!first) return undefined;
  return { start: { year: end.year, month: first.month }, end, from: first.start, to: end.end };
}

/** "since 2019", "2019 -" at the end of a cell, "2019 (current)". */
function openRange(folded: string, start: FoundPoint): DateRange {
  const since = SINCE.exec(folded.slice(0, start.start));
  if (since) return { start, end: 'now', from: since.index, to: start.end, isSince: true };
  const rest = folded.slice(start.end);
  const now = NOW_AFTER.exec(rest);
  if (now) return { start, end: 'now', from: start.start, to: start.end + now[0].length };
  if (OPEN_END.test(rest)) return { start, end: 'now', from: start.start, to: folded.length };
  return { start, end: null, from: start.start, to: start.end };
}

/** Right-to-left pages often print the later date first; a range has only one sensible order. */
function ordered(first: FoundPoint, second: FoundPoint): DateRange {
  const place = { from: first.start, to: second.end };
  const isReversed =
    first.year > second.year || (first.year === second.year && (first.month ?? 0) > (second.month ?? 12));
  return isReversed
    ? { start: second, end: first, ...place, isBackwards: true }
    : { start: first, end: second, ...place };
}
