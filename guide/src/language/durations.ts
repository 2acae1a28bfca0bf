import { fold } from '../text/fold.ts';
import { NUMBER, numberOf } from './numbers.ts';

const YEARS = 'years?|yrs?|ans?|annees?|anos?|שנים|שנות|שנה';
const MONTHS = 'months?|mois|mes(?:es)?|חודשים|חודש';
/** “and a half” after a number of years. */
const HALF = '(?:\\s+(?:and\\s+a\\s+half|et\\s+demie?|y\\s+medio|e\\s+meio|וחצי))';

const counted = new RegExp(`${NUMBER}${HALF}?\\s*\\+?\\s*(${YEARS}|${MONTHS})(?!\\p{L})${HALF}?`, 'u');
const isYears = new RegExp(`^(?:${YEARS})$`, 'u');

/** Durations that are one word, in months. */
const single: readonly (readonly [pattern: RegExp, months: number])[] = [
  [/(?<!\p{L})שנתיים(?:\s+וחצי)?(?!\p{L})/u, 24],
  [/(?<!\p{L})חודשיים(?!\p{L})/u, 2],
  [/(?<!\p{L})(?:half a year|medio ano|meio ano|חצי שנה)(?!\p{L})/u, 6],
  [/(?<!\p{L})(?:a year|שנה)(?!\p{L})/u, 12],
  [/(?<!\p{L})(?:a month|חודש)(?!\p{L})/u, 1],
];

export interface Duration {
  months: number;
  /** The words that said it, folded. */
  words: string;
}

/** The first length of time in a text, in whole months: “7 years” is 84; null when none is named. */
export function durationIn(text: string): Duration | null {
  const folded = fold(text);
  const match = counted.exec(folded);
  if (match) {
    const years = isYears.test(match[2] ?? '');
    const half = new RegExp(HALF, 'u').test(match[0]) ? 0.5 : 0;
    const count = numberOf(match[1] ?? '0') + half;
    return { months: Math.round(years ? count * 12 : count), words: match[0] };
  }
  const found = single.find(([pattern]) => pattern.test(folded));
  if (!found) return null;
  const said = found[0].exec(folded)?.[0] ?? '';
  return { months: found[1] + (said.includes('וחצי') ? 6 : 0), words: said };
}
