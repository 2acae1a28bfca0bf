import { languages } from '@foothold/contract';
import { hoursInTwoWords, noonWords } from './day-words.ts';
import { numberWords } from './number-words.ts';
import { patternOfAll } from './time-words/words.ts';
import { halfAfter } from './units.ts';

/** From one hour of the clock to another, and how many hours lie between. */
interface ClockRange {
  hours: number;
  from: number;
  to: number;
}

const HOUR = String.raw`(\d{1,2})(?:[:h](\d{2}))?(?: ?(am|pm|hs|h))?`;
const TO = String.raw`(?: ?[-–—] ?(?:las? )?| (?:to|till|until|as?|al|ate|et|and|y|e|hasta|ao) (?:las? |as )?| ?ל-? ?| עד )`;
const RANGE = new RegExp(String.raw`(?<![\d.,:/])${HOUR}${TO}${HOUR}(?![\d\p{L}:/%])`, 'gu');

/** Parts of a day, days and times a week: beside them, hours from one to another are those of the clock. */
const DAYS =
  /(?<![\p{L}])(?:mornings?|afternoons?|evenings?|nights?|(?:mon|tues?|wed|wednes|thurs?|fri|satur|sat|sun)(?:days?)?|weekends?|times|twice|every day|weekdays?|matins?|apres-midi|soirs?|fois|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|chaque jour|tous les jours|mananas?|tardes?|noches?|veces|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|manhas?|noites?|vezes|segundas?|tercas?|quartas?|quintas?|sextas?|todos los dias|todos os dias|ב?בוקר|בצהריים|אחרי? הצהריים|אחה"צ|ב?ערב|בלילה|פעמיים|פעמים|ב?(?:שני|שלישי|רביעי|חמישי|שישי|שבת|ראשון)|ימי|כל יום)(?!\p{L})/u;
/** Parts of a day, which say even of bare numbers that they are hours of the clock. */
const PARTS =
  /(?<!\p{L})(?:in the (?:morning|afternoon|evening)s?|(?:on|every|each) (?:[a-z]+ )?(?:morning|afternoon|evening)s?|at night|du matin|de l'apres-midi|du soir|de la (?:manana|tarde|noche)|da (?:manha|tarde|noite)|בבוקר|בצהריים|אחרי? הצהריים|בערב|בלילה)(?!\p{L})/u;
/** “10h à 15h par semaine” are lengths. */
const A_WEEK =
  /^ ?(?:(?:a|per|each|every|par|por|al|a la|la|na|cada|chaque) )?(?:\/ ?)?(?:week|semaine|semana|month|mois|mes|בשבוע|בחודש)(?!\p{L})/u;
/** What stands before the first of two hours of the clock. */
const FROM = /(?<!\p{L})(?:from|between|de|das?|entre|desde|בין|מ-?) ?(?:las? |as |h )?$/u;
/** What says that somebody is free then. */
const FREE = /(?<!\p{L})(?:free|available|libres?|dispo|disponibles?|livres?|disponivel|פנוי[הם]?|זמינ?ה?)(?!\p{L})/u;
/** What joins only hours of the clock, so that none need be said beside them. */
const ONLY_HOURS = /\d ?(?:h|hs)? (?:as|a las|hasta las|ate as|till|until) \d/u;
/** What two numbers may count instead: “2 to 3 evenings”. */
const COUNTS =
  /^ ?(?:hours?|hrs?|times|days|nights|evenings|mornings|afternoons|heures?|fois|jours|soirs|matins|horas|veces|dias|noches|tardes|mananas|vezes|noites|manhas|שעות|פעמים|ימים|ערבים|בקרים)(?!\p{L})/u;
/** How far around them their days are looked for, in characters. */
const BEHIND = 40;
const BEFORE = 30;
/** How far a half stands behind an hour, in characters. */
const HALF_REACH = 12;
const NOON = 12;
const DAY = 24;
/** Nobody has so many hours to name the most and the least of, so that they are of the clock. */
const TOO_MANY = 7;
/** Behind “from”, so many hours are of the clock. */
const EARLY = 4;
/** More hours than anybody is free in a row. */
const MOST = 16;

/** The hour that a number names, with its minutes and its “am” or “pm”. */
function hourOf(hour: string, minutes: string | undefined, mark: string | undefined): number {
  const written = Number(hour);
  const half = mark === 'pm' && written < NOON ? NOON : mark === 'am' && written === NOON ? -NOON : 0;
  return written + half + Number(minutes ?? 0) / 60;
}

const isHalf = (mark: string | undefined) => mark === 'am' || mark === 'pm';

/** How many hours lie between two of the clock: “10-2pm” begins in the morning, “9 to 1” ends behind noon. */
function between([, hour = '', minutes, mark, endHour = '', endMinutes, endMark]: RegExpExecArray): number {
  const end = hourOf(endHour, endMinutes, endMark);
  const likeEnd = hourOf(hour, minutes, isHalf(mark) ? mark : isHalf(endMark) ? endMark : mark);
  const start = likeEnd < end || isHalf(mark) ? likeEnd : hourOf(hour, minutes, undefined);
  if (end > start) return end - start;
  return end <= NOON && end + NOON > start && !isHalf(endMark) ? end + NOON - start : end + DAY - start;
}

/** Whether two hours are of the clock, rather than the least and the most that somebody has. */
function isOfTheClock(match: RegExpExecArray, folded: string): boolean {
  const [whole, hour = '', minutes, mark, endHour = '', endMinutes, endMark] = match;
  if (Number(hour) > DAY || Number(endHour) > DAY || Number(minutes ?? 0) > 59 || Number(endMinutes ?? 0) > 59)
    return false;
  if (isHalf(mark) || isHalf(endMark)) return true;
  const behind = folded.slice(match.index + whole.length, match.index + whole.length + BEHIND);
  if (A_WEEK.test(behind)) return false;
  const before = folded.slice(Math.max(0, match.index - BEFORE), match.index);
  const near = `${before} ${behind}`;
  if (minutes !== undefined || endMinutes !== undefined) return true;
  // “8 till 11 mornings”: a week has no eleven of them.
  const counted = COUNTS.exec(behind);
  const isCount = counted !== null && !(DAYS.test(counted[0]) && Number(endHour) > TOO_MANY);
  const isOpened = FROM.test(before) || FREE.test(before) || Number(hour) > Number(endHour) || Number(hour) >= TOO_MANY;
  if (isOpened && !isCount && DAYS.test(near)) return true;
  if (!isCount && (ONLY_HOURS.test(whole) || (FROM.test(before) && FREE.test(before)))) return true;
  if (endMark !== undefined)
    return FROM.test(before) ? FREE.test(before) || Number(hour) >= EARLY : Number(hour) >= TOO_MANY && DAYS.test(near);
  return PARTS.test(behind.slice(0, BEFORE));
}

/** Hours of the clock in words: “ten”, “midi”. */
const inWords: ReadonlyMap<string, number> = new Map([
  ...languages.flatMap((language) => [...numberWords[language].values].filter(([, hour]) => hour > 0 && hour <= NOON)),
  ...hoursInTwoWords,
  ...noonWords,
]);
const WORDS = [...inWords.keys()].toSorted((one, other) => other.length - one.length).join('|');
const A_WORD = String.raw`(\d{1,2}|(?:${WORDS})(?!\p{L}))(?: ?(?:h|heures?|horas?|o'clock))?`;
const FROM_FIRST = String.raw`(?<!\p{L})(?:from |de |das? |desde |מ)(?:las? |as )?`;
const WORDS_RANGE = new RegExp(String.raw`${FROM_FIRST}${A_WORD}${TO}${A_WORD}`, 'gu');
/** When hours begin or end, and not how many: “after 7”, “à partir de 19h”. */
export const CLOCK_POINTS = new RegExp(
  String.raw`(?<!\p{L})(?:${patternOfAll((words) => words.sincePoint)}) ?(?:${A_WORD}|\d{1,2}[:h]\d{2})(?: ?(?:am|pm|h|hs))?(?![\d\p{L}:/%])`,
  'gu',
);
const noons = new Set(noonWords.map(([word]) => word));

/** “From ten till noon”, “los martes de diez a doce”: in words, where a noon or a day says that they are of the clock. */
function wordsIn(folded: string): ClockRange[] {
  return [...folded.matchAll(WORDS_RANGE)].flatMap((match) => {
    const [whole, first = '', last = ''] = match;
    const to = match.index + whole.length;
    const near = `${folded.slice(Math.max(0, match.index - BEHIND), match.index)} ${folded.slice(to, to + BEHIND)}`;
    const isDigits = /^\d/u.test(first) && /^\d/u.test(last);
    if (isDigits || COUNTS.test(folded.slice(to)) || !(noons.has(last) || DAYS.test(near))) return [];
    const [start, end] = [first, last].map((hour) => inWords.get(hour) ?? Number(hour));
    const hours = start === undefined || end === undefined ? 0 : (end - start + NOON) % NOON;
    return hours > 0 ? [{ hours, from: match.index, to }] : [];
  });
}

/** Hours of the clock from one to another in a folded text: “2-5pm on tuesdays”, “entre 9h et 11h deux fois par semaine”. */
export function clockRangesIn(folded: string): ClockRange[] {
  const written = [...folded.matchAll(RANGE)].flatMap((match) => {
    const hours = isOfTheClock(match, folded) ? between(match) : 0;
    const to = match.index + match[0].length;
    // “De 8 a 9 y media”.
    const half = halfAfter.exec(folded.slice(to, to + HALF_REACH))?.[0].length ?? 0;
    const range = { hours: hours + (half > 0 ? 0.5 : 0), from: match.index, to: to + half };
    return hours > 0 && hours <= MOST ? [range] : [];
  });
  return [...written, ...wordsIn(folded)];
}
