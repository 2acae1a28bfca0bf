import { formsOf, tokensOf } from '../../text/fold.ts';
import { periods, workdays } from './units.ts';

const set = (words: string) => new Set(words.split(' '));

/** Days of the week in five languages, folded, from Monday on; Hebrew without prefixes. */
export const weekdays: readonly ReadonlySet<string>[] = [
  set('monday mondays mon lundi lundis lunes segunda segundas שני'),
  set('tuesday tuesdays tue tues mardi mardis martes terca tercas שלישי'),
  set('wednesday wednesdays wed weds mercredi mercredis miercoles quarta quartas רביעי'),
  set('thursday thursdays thu thurs jeudi jeudis jueves quinta quintas חמישי'),
  set('friday fridays fri vendredi vendredis viernes sexta sextas שישי'),
  set('saturday saturdays sat samedi samedis sabado sabados שבת שבתות'),
  set('sunday sundays sun dimanche dimanches domingo domingos ראשון'),
];

/** What can be counted in a week: “three evenings”, “2 fois”. */
export const countedDays = set(
  [
    'day days evening evenings night nights morning mornings afternoon afternoons weeknights',
    'jour jours soir soirs soirees soiree nuit nuits matin matins matinees matinee aprem apres',
    'dia dias tarde tardes noche noches manana mananas',
    'noite noites manha manhas',
    'יום ימים ערב ערבים לילה לילות בוקר בקרים צהריים צהרים אחהצ',
  ].join(' '),
);

/** What can be counted besides. */
export const countedTimes = set('times x fois vez veces vezes פעם פעמים');

/** Number and day, or time, in one word. */
export const countedAtOnce: ReadonlyMap<string, number> = new Map([
  ['once', 1],
  ['twice', 2],
  ['thrice', 3],
  ['פעמיים', 2],
  ['יומיים', 2],
]);

/** What shares hours out to several days that are named: “4 hours each, Saturday and Sunday”. */
export const sharedOut = set(
  'each apiece every both nightly daily chaque chacun chacune tous toutes cada todos todas ambos ambas כל',
);

/** What stands before a “one” that counts nothing. */
export const EACH_ONE = /(?<!\p{L})(?:כל|cada|each|every) $/u;

/** “Each” beside a day: the hours come again every time. */
export const eachWords = set(
  'each every per chaque par tous toutes cada todos todas todo toda כל nightly daily quotidien',
);

/** Days by which hours are counted whatever stands before them: “a day”, “an evening”; “le soir” only says when. */
export const plainDays = set('day days evening night jour jours dia dias diarias diarios יום');

/** What says that hours are all there are. */
export const totals = set('total altogether together overall tout global סהכ הכל');

/** Words that may stand between hours and the days they are counted by. */
export const betweenHoursAndDays = set(
  [
    'n of for from between plus then max tops at about around roughly maybe i ive got have free spare on in the a an and each every per week weekly with say only time',
    "max maxi entre puis plus de d ' du des le la les l pour pendant environ a par j ai je dispo libre libres et en chaque semaine chacun chacune peut etre soit sur",
    'entre como mucho max maximo luego ademas del el los las unas unos tengo libre por la semana cada una uno y durante de en al como',
    'entre max maximo depois do da dos das nas nos os as umas uns tenho livre por semana cada e durante em na no com mais ou menos',
    'עד מ בין עוד ועוד של ימי יש לי בשבוע כל אחד אחת פנוי פנויה בערך פנויות ו',
    ', ( ) : x × * - ~ = @ / & +',
    'off available conge repos descanso folga folgo disponivel disponible חופש חופשי חופשית',
    'after work school dinner tea supper couple then once apres boulot travail taf ecole diner despues salir trabajo curro cena depois trabalho servico jantar אחרי עבודה לימודים ארוחה',
  ].join(' '),
);

/** “Monday to Friday”, “du lundi au vendredi”. */
export const untilDay = set('to till until thru through - a au al ate עד');

/** Weekends, folded, and words that leave a day out. */
export const WEEKEND =
  /(?<!\p{L})(?:week ?-?ends?|finde(?:s)?|fi[nm]e?s? de sema(?:na|ine)|fina(?:l|is) de semana|fds|[בה]?סופש|[בה]?סופ"ש|סופי? ?-?ה?שבוע)(?!\p{L})/u;
/** “Weekends no”: right behind them. */
export const EXCEPTED = /^ ?,? ?(?:no|non|not|nao|pas|לא)(?!\p{L})/u;
export const EXCEPT =
  /(?<!\p{L})(?:not|never|except|bar|but|pas|sauf|hormis|menos|salvo|excepto|exceto|nao|לא|חוץ)(?!\p{L})[^,\d]{0,16}$/u;

/** The middle of the day and of the night, folded, as hours of the clock. */
export const noonWords: readonly (readonly [word: string, hour: number])[] = [
  'noon',
  'midday',
  'midi',
  'mediodia',
  'meio-dia',
  'meio dia',
  'צהריים',
  'הצהריים',
  'midnight',
  'minuit',
  'medianoche',
  'meia-noite',
  'meia noite',
  'חצות',
].map((word) => [word, 12] as const);

/** What says when and counts no day, though it names one: “6 hours in the day”. */
export const DAYTIME =
  /(?<!\p{L})(?:(?:in|during|through) the day(?:time)?|dans la journee|en journee|durant la journee|de dia|durante el dia|durante o dia|במשך היום|בשעות היום)(?!\p{L})/u;

/** Hours of the clock that take two words. */
export const hoursInTwoWords: readonly (readonly [words: string, hour: number])[] = [
  ['אחת עשרה', 11],
  ['שתים עשרה', 12],
  ['שתיים עשרה', 12],
];

/** “Every other evening”, “un soir sur deux”, “noche sí, noche no”: half of the days. */
export const EVERY_OTHER =
  /(?<!\p{L})(?:every (?:other|second) (?:day|night|evening|morning|afternoon)|(?:un|une) (?:jour|soir|matin|nuit|soiree) sur deux|tous les deux (?:jours|soirs)|(?:un )?dia si(?:,)? (?:y )?(?:otro|un dia) no|una? (?:noche|tarde|manana) si(?:,)? (?:y )?(?:otra|una) no|cada dos (?:dias|noches|tardes)|dia sim(?:,)? (?:e )?(?:outro|dia) nao|noite sim(?:,)? (?:e )?(?:outra|noite) nao|(?:יום|ערב) כן (?:יום|ערב|ו(?:יום|ערב)) לא|כל (?:יום|ערב) שני)(?!\p{L})/u;

/** Small words with which people say when: “mostly evenings”, “toujours le matin”. */
const whenWords = set(
  [
    'mostly mainly only solely exclusively just usually always some most weekend weekends after before',
    'surtout plutot toujours seulement uniquement exclusivement juste souvent quelques week end ends fin fins semaine semaines apres avant',
    'sobre todo solo solamente unicamente siempre casi algunas algunos fin fines semana finde findes despues antes',
    'principalmente so somente apenas unicamente sempre quase alguns algumas fim fins depois antes',
    'רק בעיקר תמיד לרוב סופש סופי שבוע אחרי לפני',
  ].join(' '),
);

const isDay = (word: string) =>
  countedDays.has(word) || plainDays.has(word) || weekdays.some((names) => names.has(word));

const isWhen = (word: string) =>
  whenWords.has(word) ||
  eachWords.has(word) ||
  countedTimes.has(word) ||
  betweenHoursAndDays.has(word) ||
  untilDay.has(word);

/** Whether a text names a day of the week, with a Hebrew prefix or without. */
export function namesDay(text: string): boolean {
  return tokensOf(text).some(({ word }) => formsOf(word).some((form) => weekdays.some((names) => names.has(form))));
}

/** Whether a word is one that people say when with, or stands between such: “free”, “each”, “from”. */
export const isOfTime = (word: string): boolean => isWhen(word) || formsOf(word).some(isDay);

/** Whether a word names a day, or a part of one. */
export const isDayWord = (word: string): boolean => formsOf(word).some(isDay);

/** Whether words say no more than when: a time is no skill, no hobby and no job, whatever was asked. */
export function saysOnlyWhen(text: string): boolean {
  const words = tokensOf(text).map(({ word }) => formsOf(word));
  return (
    words.some((forms) => forms.some(isDay)) &&
    words.every((forms) => forms.some((word) => isDay(word) || isWhen(word)))
  );
}

/** What joins a time to a title that it is part of: “gardien de nuit”. */
export const partsOfTitles = set('of de d du da do del das dos des');

const isWeek = (word: string) => WEEKEND.test(word) || formsOf(word).some((form) => periods.week.has(form));
/** Noon, and the beginning of a weekend that was cut. */
const partsOfTimes = set('noon lunchtime lunchtimes midi midis almoco almocos mediodia mediodias צהריים צהרים בסופי');
const PLURAL_OR_IN = /s$|^ב/u;

/** Whether a word may stand in a time at the end of a title. */
export const isInTime = (word: string): boolean => isOfTime(word) || partsOfTimes.has(word) || workdays.has(word);

/** Whether the last words of a title say when it is: they end in a day, and a lone one is more than one, or has its “in”. */
export function saysWhen(words: readonly string[], text: string): boolean {
  const last = words.at(-1) ?? '';
  const isLone = words.length === 1;
  const isTime = isDayWord(last) || isWeek(last) || partsOfTimes.has(last) || workdays.has(last) || WEEKEND.test(text);
  return isTime && (!isLone || PLURAL_OR_IN.test(last));
}
