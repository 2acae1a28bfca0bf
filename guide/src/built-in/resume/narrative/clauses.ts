import type { DatePoint } from '../../../resume/dates/date-point.ts';
import { findDateRanges, type DateRange } from '../../../resume/dates/date-range.ts';
import { anyOf, fold } from '../../../resume/fold.ts';
import { wordList } from '../../../resume/word-list.ts';
import { ONLY_WORKED, TIES } from './verbs.ts';

/** A part of a sentence with the one range it tells of. `dates`: the range as a text; `from`, `to`: where it stands in `text`. */
export type Clause = { text: string; dates: string; from: number; to: number };

const CONNECTIVE = new RegExp(
  `\\s*[;,]?\\s+(?:${anyOf(wordList('and then, and, then, before that, et puis, et ensuite, et, puis, y luego, y después, y, luego, después, antes, e depois, e, depois, antes, ואז, ואחר כך, אחר כך'))})\\s+|\\s*;\\s+|,\\s+(?=(?:as|como|comme)\\s)|\\s*,?\\s+(?=ו(?:אחר כך|לפני כן|עבדתי|הייתי|מ-?\\d|ב-?\\d|כ[א-ת]))`,
  'gu',
);
/** Words that make a second year the end of what began in the first. */
const LEFT = new RegExp(
  anyOf(
    wordList(`
      left, leaving, stayed, stayed until, until, till, finished, resigned, retired, it closed, closed, quitté, parti, partie, resté,
      restée, jusqu'en, jusqu'à, arrêté, fini, me fui, salí, lo dejé, dejé, me quedé, hasta, terminé, cerró, acabé, saí, fiquei, até,
      terminei, fechou, parei, עזבתי, נשארתי, עד, סיימתי, פרשתי
    `),
  ),
  'u',
);

/** The parts of a sentence that each tell of one range of dates; none when it has no date. */
export function clausesOf(sentence: string): Clause[] {
  const dated = withEndsJoined(sentence, findDateRanges(sentence));
  const isDateFirst = dated[0] !== undefined && isNothing(sentence.slice(0, dated[0].from));
  let start = 0;
  return dated.map((date, index) => {
    const next = dated[index + 1];
    const gap = next ? sentence.slice(date.to, next.from) : '';
    const cut = next ? cutIn(gap, isDateFirst) : undefined;
    const end = cut === undefined || !next ? sentence.length : date.to + cut.end;
    const clause = {
      text: sentence.slice(start, end),
      dates: date.dates,
      from: date.from - start,
      to: date.to - start,
    };
    start = cut === undefined ? end : date.to + cut.next;
    return clause;
  });
}

/** Where the next clause begins between two dates: before its own words, which follow or precede its dates. */
function cutIn(gap: string, isDateFirst: boolean): { end: number; next: number } {
  const found = [...fold(gap).matchAll(CONNECTIVE)];
  const match = isDateFirst ? found.at(-1) : found[0];
  if (match) return { end: match.index, next: match.index + match[0].length };
  const at = isDateFirst ? gap.length : 0;
  return { end: at, next: at };
}

function isNothing(before: string): boolean {
  const rest = fold(before).replace(TIES, '');
  return rest.trim() === '' || ONLY_WORKED.test(rest);
}

type Dated = { dates: string; from: number; to: number };

/** "I started in 2015 … and left in 2019" is one range, though its years stand apart. */
function withEndsJoined(sentence: string, ranges: readonly DateRange[]): Dated[] {
  const joined: Dated[] = [];
  for (let index = 0; index < ranges.length; index++) {
    const range = ranges[index];
    const next = ranges[index + 1];
    if (!range) continue;
    const { from, to } = range;
    const between = next ? fold(sentence.slice(to, next.to)) : '';
    if (next && range.end === null && next.end === null && LEFT.test(between) && next.start.year >= range.start.year) {
      joined.push({ dates: `${print(range.start)} – ${print(next.start)}`, from, to });
      index++;
    } else joined.push({ dates: sentence.slice(from, to), from, to });
  }
  return joined;
}

function print({ year, month }: DatePoint): string {
  return month === null ? `${year}` : `${month}/${year}`;
}
