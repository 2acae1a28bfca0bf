import { AGE_MAX, type Language } from '@foothold/contract';
import { yearInUtc } from '../../text/calendar.ts';
import type { Mention } from '../fields.ts';
import words from './birth-words.json' with { type: 'json' };
import type { ReadingContext } from './context.ts';
import { flat } from './message.ts';
import { KIN } from './number-mentions.ts';

/** As far behind a birth its year stands, in characters: “born on the 3rd of May 1963”, “née à Pau en 1971”. */
const BETWEEN = 32;
/** Who is younger writes nothing here; two figures are a year of before. */
const CENTURY = 100;
const LATEST = 20;

/** What two figures are of that count no year, behind them. */
const MEASURE = '(?:[kmc]?[gm]|[cdm]?l|lbs?|oz|[€$£₪°])(?!\\p{L})';

interface Birth {
  /** How a clause tells a birth of its teller's, up to its year. */
  whole: RegExp;
  /** The same where the year stands by itself behind a comma, and maybe a place: “née à Pau, en 1970”. */
  behind: RegExp;
  /** The same where the year stands right behind: “soy de 1982”. */
  near: RegExp;
  /** And up to the last two figures of it. */
  short: RegExp;
}

interface BirthWords {
  told: readonly string[];
  /** What tells a birth only right before its year: “soy de Lima” is a place. */
  near: readonly string[];
  in: string;
  /** What begins to tell something else, of which a year behind it is: “born in Leeds and moved to Hull in 1989”. */
  apart: string;
}

function birthOf({ told, near, in: before, apart }: BirthWords): Birth {
  const begun = (words: readonly string[]) =>
    `(?:^|[.,;:!?\\n(-]) ?(?:(?:and|et|y|e|so|${before}) )?(?:${words.join('|')})(?!\\p{L})`;
  const within = `(?!(?<!\\p{L})(?:${apart}))[^.,;!?\\n\\d]`;
  const year = '((?:19|20)\\d\\d)(?!\\d)';
  const day = '(?<!\\d)(?:[12]?\\d|3[01])';
  const upTo = `(?:${within}){0,${BETWEEN}}?`;
  const place = "((?:[\\p{L}'-]{2,20} ?){1,2})";
  const all = [...told, ...near];
  return {
    whole: new RegExp(`${begun(told)}${upTo}(?:\\d{1,2}(?:${within}){1,14}|${day}, ?)?${year}`, 'u'),
    behind: new RegExp(
      `${begun(told)}${upTo}(?:\\d{1,2}(?:${within}){1,14})?(?:, ?${place})?, ?(?:(?:${before}) ?){0,2}${year}(?= ?(?:[.,;!?\\n)]|$))`,
      'du',
    ),
    near: new RegExp(`${begun(all)}:? (?:(?:${before}) ?){0,2}${year}`, 'u'),
    short: new RegExp(
      `${begun(all)}:? (?:(?:${before}) ?){0,2}['’]?(\\d\\d)(?![\\d\\p{L}]| ?[%:h]| \\p{L}{3}| ${MEASURE})`,
      'u',
    ),
  };
}

const births: Record<Language, Birth> = {
  en: birthOf(words.en),
  he: birthOf(words.he),
  fr: birthOf(words.fr),
  es: birthOf(words.es),
  pt: birthOf(words.pt),
};

/** What a folded message tells of a birth by a year behind a comma; a place before it is written as names are. */
function toldBehind(message: string, folded: string, { behind }: Birth): RegExpExecArray | null {
  const said = behind.exec(folded);
  const place = said?.indices?.[1];
  const isNamed = place === undefined || /^(?:\p{Lu}\S* ?)+$/u.test(message.slice(...place));
  return isNamed ? said : null;
}

/** The year in which a message says that its teller was born, with the figures told with it; null where it does not. */
function toldIn(message: string, { language, now }: ReadingContext): { year: number; figures: number[] } | null {
  const folded = flat(message);
  const birth = births[language];
  const said =
    birth.whole.exec(folded) ??
    birth.near.exec(folded) ??
    toldBehind(message, folded, birth) ??
    birth.short.exec(folded);
  const written = said?.at(-1);
  if (!said || written === undefined || KIN.test(said[0])) return null;
  const figures = (said[0].match(/\d+/gu) ?? []).map(Number);
  const year = Number(written);
  if (year >= CENTURY) return { year, figures };
  const century = yearInUtc(now) - (yearInUtc(now) % CENTURY);
  return { year: year < LATEST ? century + year : century - CENTURY + year, figures };
}

/** What was heard, with the age of who tells the year of their birth: “born in 71” is nobody of 71. */
export function withBirthYear(said: readonly Mention[], message: string, heard: ReadingContext): Mention[] {
  const told = toldIn(message, heard);
  const age = told === null ? 0 : yearInUtc(heard.now) - told.year;
  if (told === null || age <= 0 || age > AGE_MAX) return [...said];
  // Nor is a day of the birth an age: “born June 7, 1980”.
  const written = new Set([age, told.year % CENTURY, ...told.figures]);
  // An age that is told besides is surer, since a birthday may be still to come.
  const isTold = said.some((one) => one.field === 'age' && Math.abs(one.value - age) === 1);
  const rest = said.filter((one) => isTold || one.field !== 'age' || !written.has(one.value));
  return isTold || rest.some(({ field }) => field === 'age') ? rest : [...rest, { field: 'age', value: age }];
}
