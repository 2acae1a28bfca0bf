import { anyOf, fold } from '../fold.ts';
import { findPoint, monthBefore, type DatePoint, type FoundPoint } from './date-point.ts';
import {
  beforeRange,
  betweenWords,
  endLabels,
  presentAbbreviations,
  presentWords,
  rangeLabels,
  retirementWords,
  sinceWords,
  untilWords,
  vagueWords,
} from './range-words.ts';

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
const VAGUE = `(?:${anyOf(vagueWords)}[\\s-]*)?`;
/** Hebrew grows "to" together with what follows: "בין 2010 ל-2014", "ממאי לאוגוסט". */
const HEBREW_TO = 'ל-?(?=\\p{N})|(?<=\\s)(?=ל\\p{L})';
const SEPARATOR = separatorOf(untilWords);
const SEPARATOR_BETWEEN = separatorOf([...untilWords, ...betweenWords]);
const BETWEEN = /(?<!\p{L})(?:between|entre|בין)(?!\p{L})[^\d]*$/u;
const NOW = `(?:(?:a|al|to|hasta|ate|עד)\\s+)?(?:${anyOf(presentWords)}|(?:il y a|עד)\\s+היום|${anyOf(presentAbbreviations)}\\.?)`;
const PRESENT = new RegExp(NOW, 'uy');
const SINCE = new RegExp(`(?:${anyOf(sinceWords)})[\\s-]*${VAGUE}$`, 'u');
const PREFIX = new RegExp(
  `(?:(?:${anyOf(beforeRange)}|${anyOf(vagueWords)}|${anyOf(['מ', 'ב', 'ה'])})[\\s-]*|${anyOf(rangeLabels)}\\s*[:：]\\s*)+$`,
  'u',
);
const NOW_AFTER = new RegExp(`^\\s*[-–—(]*\\s*(?:${NOW})\\)?`, 'u');
/** "2015-18", "2019/20": the second year without its century. */
const SAME_CENTURY = /\s?[-–/]\s?(?<year>\d\d)(?![\d/.-])/uy;
/** "מספטמבר 2022", "מ-2019" without an end: from then on. */
const HEBREW_SINCE = /(?<![א-ת])מ(?:-?\d{4}$|-?(?!רץ|אי|רס)[א-ת])/u;
const OPEN_END = /^\s*(?:[-–—]+|[-=]*[>→➔])\s*$/u;

const SHORT_YEAR_BEFORE =
  /(?<gap>^|[^\d\p{L}.,/'’-]\s*|\s)(?<year>[4-9]\d|[0-2]\d)\s*(?:[-–/]|\s(?:a|to|ate|hasta|al|au|until)\s)\s*$/u;
const NEXT_YEAR = /\s?[-–/]\s?(?:\d\d)?(?<year>\d\d)(?!\d)/uy;

function separatorOf(words: readonly string[]): RegExp {
  const until = `${anyOf(words)}(?:\\s+${anyOf(retirementWords)})?(?:\\s+(?:in|en|em)(?=\\s+\\p{N}))?`;
  const article = '(?:(?:the|le|la|el|o)\\s+(?=\\p{N}))?';
  const label = `(?:[-–—,;|/]\\s*)?${anyOf(endLabels)}\\s*[:：]`;
  return new RegExp(
    `\\s*(?:${label}|[-–—‑−~>→|/]+|${HEBREW_TO}|${until})\\s*-?\\s*${article}${VAGUE}${EXPECTED}`,
    'uy',
  );
}

/** UTF-16 units searched: whatever is dated by a range has it near its beginning, and longer texts are prose. */
const SEARCHED = 400;

/** The first range of dates in a text, or the first single date when there is no range. */
export function findDateRange(text: string): DateRange | undefined {
  const folded = fold(text.slice(0, SEARCHED));
  let single: DateRange | undefined;
  for (let point = findPoint(folded, 0); point; point = findPoint(folded, point.end)) {
    const range = rangeFrom(folded, point);
    if (range.end !== null) return withPrefix(folded, range);
    if (!point.isShort) single ??= withPrefix(folded, range);
  }
  return single;
}

/** All ranges and single dates of a text, in order. */
export function findDateRanges(text: string): DateRange[] {
  const folded = fold(text.slice(0, SEARCHED));
  const ranges: DateRange[] = [];
  for (
    let point = findPoint(folded, 0);
    point;
    point = findPoint(folded, Math.max(point.end, ranges.at(-1)?.to ?? 0))
  ) {
    const range = rangeFrom(folded, point);
    if (range.end !== null || !point.isShort) ranges.push(withPrefix(folded, range));
  }
  return ranges;
}

function rangeFrom(folded: string, start: FoundPoint): DateRange {
  const before = monthsBefore(folded, start) ?? shortYearBefore(folded, start);
  if (before) return before;
  const winter = start.isWinter ? winterRange(folded, start) : undefined;
  if (winter?.end) return winter;
  const pattern = BETWEEN.test(folded.slice(Math.max(0, start.start - 40), start.start))
    ? SEPARATOR_BETWEEN
    : SEPARATOR;
  pattern.lastIndex = start.end;
  const separator = pattern.exec(folded);
  if (separator) {
    PRESENT.lastIndex = pattern.lastIndex;
    if (PRESENT.test(folded)) return { start, end: 'now', from: start.start, to: PRESENT.lastIndex };
    const end = findPoint(folded, pattern.lastIndex);
    if (end?.start === pattern.lastIndex) return ordered(start, end);
  }
  return shortRange(folded, start) ?? openRange(folded, start);
}

/** "98 a 2003": a year without its century before a whole one. */
function shortYearBefore(folded: string, end: FoundPoint): DateRange | undefined {
  const match = SHORT_YEAR_BEFORE.exec(folded.slice(Math.max(0, end.start - 12), end.start));
  const digits = match?.groups?.['year'];
  if (!match || digits === undefined || end.month !== null) return undefined;
  const century = Number(digits) > end.year % 100 ? end.year - (end.year % 100) - 100 : end.year - (end.year % 100);
  const start = { year: century + Number(digits), month: null };
  return { start, end, from: end.start - match[0].length + (match.groups?.['gap']?.length ?? 0), to: end.end };
}

/** "Hiver 2023-2024", "winter 2023/24": December to March. With one year it is that year's January. */
function winterRange(folded: string, start: FoundPoint): DateRange {
  NEXT_YEAR.lastIndex = start.end;
  const digits = NEXT_YEAR.exec(folded)?.groups?.['year'];
  const year = start.year + 1;
  if (digits === undefined || Number(digits) !== year % 100) return openRange(folded, start);
  return {
    start: { year: start.year, month: 12 },
    end: { year, month: 3 },
    from: start.start,
    to: NEXT_YEAR.lastIndex,
  };
}

function shortRange(folded: string, start: FoundPoint): DateRange | undefined {
  SAME_CENTURY.lastIndex = start.end;
  const digits = start.month === null ? SAME_CENTURY.exec(folded)?.groups?.['year'] : undefined;
  if (digits === undefined || Number(digits) <= start.year % 100) return undefined;
  const year = start.year - (start.year % 100) + Number(digits);
  return { start, end: { year, month: null }, from: start.start, to: SAME_CENTURY.lastIndex };
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
  if (HEBREW_SINCE.test(folded.slice(Math.max(0, start.start - 3), start.end)))
    return { start, end: 'now', from: start.start, to: start.end, isSince: true };
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
