import { languages } from '@foothold/contract';
import { PhraseBook, read } from '../../../text/phrases.ts';
import { stageWords } from './stage-words/words.ts';

const leads = new PhraseBook(
  languages.flatMap((language) => stageWords[language].before_a_year.map((word) => [word, true] as const)),
);

/** A number of four digits that may be a year, with no sign of money at it. */
const YEAR = /(?<![\p{L}\d.,€$£₪])(?:19|20)\d\d(?![\d€$£₪]|[.,]\d|\s?[€$£₪])/gu;
/** Behind a year a thought mostly ends. */
const ENDS = /^\s*(?:$|[,;:.!?()\n–—-]|\d)/u;
/** As much before a year as may lead to it, in UTF-16 units. */
const NEAR = 24;

/** A text with blanks for its years, which count nothing: “since 2015”, “2015, 25 kilos a week”. */
export function withoutYears(text: string): string {
  return text.replaceAll(YEAR, (year, at: number) => {
    const before = read(text.slice(Math.max(0, at - NEAR), at));
    const isLed = leads.findAll(before).some(({ end }) => end === before.length);
    return isLed || ENDS.test(text.slice(at + year.length)) ? ' '.repeat(year.length) : year;
  });
}
