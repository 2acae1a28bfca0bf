import { languages } from '@foothold/contract';
import { dayInUtc, weeksBetween, yearInUtc } from '../text/calendar.ts';
import { fold } from '../text/fold.ts';
import { read, type ReadWord } from '../text/phrases.ts';

export type TimeUnit = 'minute' | 'hour' | 'day' | 'week' | 'month';

export interface Quantity {
  count: number;
  unit: TimeUnit;
}

const unitWords: Record<TimeUnit, string> = {
  minute: 'minute min דקה דקות minuto',
  hour: 'hour hr h heure hora שעה שעות',
  day: 'day יום ימים jour dia',
  week: 'week wk שבוע שבועות semaine semana',
  month: 'month חודש חודשים mois mes meses',
};

/** Duals of Hebrew say number and unit in one word. */
const duals: Record<string, Quantity> = {
  שעתיים: { count: 2, unit: 'hour' },
  יומיים: { count: 2, unit: 'day' },
  שבועיים: { count: 2, unit: 'week' },
  חודשיים: { count: 2, unit: 'month' },
};

const smallNumbers = [
  'a an one un une uno una um uma אחד אחת',
  'two deux dos dois duas שני שתי שתיים',
  'three trois tres שלושה שלוש',
  'four quatre cuatro quatro ארבעה ארבע',
  'five cinq cinco חמישה חמש',
  'six seis שישה שש',
  'seven sept siete sete שבעה שבע',
  'eight huit ocho oito שמונה',
  'nine neuf nueve nove תשעה תשע',
  'ten dix diez dez עשרה עשר',
];

const unitOf = new Map(
  (Object.keys(unitWords) as TimeUnit[]).flatMap((unit) =>
    unitWords[unit].split(' ').map((word) => [word, unit] as const),
  ),
);
const numberOf = new Map(
  smallNumbers.flatMap((words, index) => words.split(' ').map((word) => [word, index + 1] as const)),
);

function numberIn({ forms }: ReadWord): number | undefined {
  const digits = forms.find((form) => /^\d{1,4}$/.test(form));
  if (digits !== undefined) return Number(digits);
  return forms.map((form) => numberOf.get(form)).find((number) => number !== undefined);
}

function unitIn(word: ReadWord | undefined): TimeUnit | undefined {
  return word?.forms.map((form) => unitOf.get(form)).find((unit) => unit !== undefined);
}

const hebrewSingulars = new Set(['שעה', 'יום', 'שבוע', 'חודש']);

/** Hebrew says “week” or “week one” where others say “one week”. */
function isLoneHebrewUnit(words: readonly ReadWord[], index: number): boolean {
  const word = words[index];
  const before = words[index - 1];
  const counted = before !== undefined && numberIn(before) !== undefined;
  return !counted && word !== undefined && word.forms.some((form) => hebrewSingulars.has(form));
}

/** The spans of time a text names, in order: “3 hours”, “two weeks”, “3h”, “שבועיים”. */
export function quantitiesIn(text: string): Quantity[] {
  const words = read(text.replace(/(\d)\s?h\b/giu, '$1 h'));
  return words.flatMap((word, index) => {
    const dual = word.forms.map((form) => duals[form]).find((quantity) => quantity !== undefined);
    if (dual) return [dual];
    const count = numberIn(word);
    if (count === undefined) return isLoneHebrewUnit(words, index) ? [{ count: 1, unit: unitIn(word) ?? 'week' }] : [];
    if (count === 0) return [];
    const unit = unitIn(words[index + 1]) ?? unitIn(words[index + 2]);
    return unit ? [{ count, unit }] : [];
  });
}

/** The hours a week a text names; null when it names none. “An hour a day” is seven. */
export function hoursPerWeekIn(text: string): number | null {
  const spans = quantitiesIn(text);
  const hours = spans.find((span) => span.unit === 'hour');
  if (!hours) return null;
  const daily = /\b(?:a|per|every|each) day\b|daily|ביום|כל יום|par jour|chaque jour|por dia|al dia|cada dia/u.test(
    fold(text),
  );
  return daily ? hours.count * 7 : hours.count;
}

const weeksOf: Record<TimeUnit, number> = { minute: 0, hour: 0, day: 1 / 7, week: 1, month: 52 / 12 };

/** Names of the twelve months in all five languages, folded. */
const monthNames = new Map(
  languages.flatMap((language) => {
    const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
    return Array.from(
      { length: 12 },
      (_, index) => [fold(format.format(dayInUtc(2025, index + 1, 15))), index + 1] as const,
    );
  }),
);

/** The date a text names, as its last day in milliseconds; the next such date after `now`. */
function dateIn(text: string, now: number): number | null {
  const iso = /\b(\d{4})-(\d{1,2})-(\d{1,2})\b/.exec(text);
  if (iso) return dayInUtc(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const words = read(text);
  const at = words.findIndex(({ forms }) => forms.some((form) => monthNames.has(form)));
  const month = words[at]?.forms.map((form) => monthNames.get(form)).find((index) => index !== undefined);
  if (month === undefined) return null;
  const beside = [words[at - 1], words[at - 2], words[at + 1]].flatMap((word) => (word ? [numberIn(word)] : []));
  const day = beside.find((number) => number !== undefined && number <= 31);
  const year = yearInUtc(now);
  const inYear = (one: number) => dayInUtc(one, day === undefined ? month + 1 : month, day ?? 0);
  return inYear(year) > now ? inYear(year) : inYear(year + 1);
}

/** Weeks until the deadline a text names, at least one; null when it names none. */
export function weeksUntil(text: string, now: number): number | null {
  const span = quantitiesIn(text).find(({ unit }) => weeksOf[unit] > 0);
  if (span) return Math.max(1, span.count * weeksOf[span.unit]);
  const date = dateIn(text, now);
  return date === null || date <= now ? null : Math.max(1, weeksBetween(now, date));
}
