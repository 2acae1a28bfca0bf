import { fold } from '../text/fold.ts';
import { read, type ReadWord } from '../text/phrases.ts';

export type TimeUnit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

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
  year: 'year yr שנה שנים annee an ano',
};

/** Duals of Hebrew, and a few nouns, say number and unit in one word. */
const duals: Record<string, Quantity> = {
  שעתיים: { count: 2, unit: 'hour' },
  יומיים: { count: 2, unit: 'day' },
  שבועיים: { count: 2, unit: 'week' },
  חודשיים: { count: 2, unit: 'month' },
  שנתיים: { count: 2, unit: 'year' },
  fortnight: { count: 2, unit: 'week' },
  quinzaine: { count: 2, unit: 'week' },
  quincena: { count: 2, unit: 'week' },
  quinzena: { count: 2, unit: 'week' },
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
  'eleven onze once',
  'twelve douze doce doze',
  'thirteen treize trece treze',
  'fourteen quatorze catorce',
  'fifteen quinze quince',
  'sixteen seize dieciseis dezesseis',
  'seventeen diecisiete dezessete',
  'eighteen dieciocho dezoito',
  'nineteen diecinueve dezenove',
  'twenty vingt veinte vinte עשרים',
];
const roundNumbers: Record<string, number> = {
  thirty: 30,
  trente: 30,
  treinta: 30,
  trinta: 30,
  שלושים: 30,
  forty: 40,
  quarante: 40,
  cuarenta: 40,
  quarenta: 40,
  ארבעים: 40,
};

const unitOf = new Map(
  (Object.keys(unitWords) as TimeUnit[]).flatMap((unit) =>
    unitWords[unit].split(' ').map((word) => [word, unit] as const),
  ),
);
const numberOf = new Map([
  ...smallNumbers.flatMap((words, index) => words.split(' ').map((word) => [word, index + 1] as const)),
  ...Object.entries(roundNumbers),
]);

/** The number a word says, in digits or spelled out; undefined when it says none. */
export function numberIn({ forms }: ReadWord): number | undefined {
  const digits = forms.find((form) => /^\d{1,4}(?:p\d{1,2})?$/.test(form));
  if (digits !== undefined) return Number(digits.replace('p', '.'));
  return forms.map((form) => numberOf.get(form)).find((number) => number !== undefined);
}

function unitIn(word: ReadWord | undefined): TimeUnit | undefined {
  return word?.forms.map((form) => unitOf.get(form)).find((unit) => unit !== undefined);
}

/** Whether a word is a unit of time. */
export const isTimeUnit = (word: ReadWord) => unitIn(word) !== undefined;

const hebrewSingulars = new Set(['שעה', 'יום', 'שבוע', 'חודש']);

/** Hebrew says “week” or “week one” where others say “one week”. */
function isLoneHebrewUnit(words: readonly ReadWord[], index: number): boolean {
  const word = words[index];
  const before = words[index - 1];
  const counted = before !== undefined && numberIn(before) !== undefined;
  return !counted && word !== undefined && word.forms.some((form) => hebrewSingulars.has(form));
}

const DECIMAL =
  /(?<!\d)(\d{1,3})[.,](\d{1,2})(?=\s*(?:h|hours?|hrs?|heures?|horas?|שעות|שעה|weeks?|semaines?|semanas?|שבועות|months?|mois|mes(?:es)?|חודשים)(?!\p{L}))/giu;

/** The spans of time a text names, in order: “3 hours”, “two weeks”, “3h”, “שבועיים”. */
export function quantitiesIn(text: string): Quantity[] {
  // “2.5 hours” would be read as two numbers, “3h” as one word.
  const words = read(text.replace(/(\d)\s?h\b/giu, '$1 h').replace(DECIMAL, (_all, whole, part) => `${whole}p${part}`));
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

const DAILY =
  /(?<!\p{L})(?:(?:a|per|every|each) (?:day|evening|morning|night)|daily|par jour|par soir|chaque (?:jour|soir|matin)|tous les (?:jours|soirs)|por dia|al dia|cada dia|todos os dias|todos los dias|diari[ao]s?|ביום|כל יום|כל ערב|בכל יום)(?!\p{L})/u;
const MONTHLY =
  /(?<!\p{L})(?:(?:a|per|each|every) month|monthly|par mois|chaque mois|al mes|por mes|cada mes|mensuales|בחודש|כל חודש)(?!\p{L})/u;
const HALF_HOUR = /half an hour|half hour|demi-heure|demi heure|media hora|meia hora|חצי שעה/u;
/** Whether a few words say “half an hour” and nothing besides. */
export const isHalfHour = (text: string): boolean =>
  new RegExp(`^(?:\\p{L}{1,3} )?(?:${HALF_HOUR.source})$`, 'u').test(fold(text).trim());
const DAYS = 7;
const WEEKS = 4;

/** The hours a week a text names; null when it names none. “An hour a day” is seven, “90 minutes” is one and a half. */
export function hoursPerWeekIn(text: string): number | null {
  const folded = fold(text);
  const spans = quantitiesIn(text);
  const minutes = spans.find((span) => span.unit === 'minute');
  const named = spans.find((span) => span.unit === 'hour')?.count ?? (minutes ? minutes.count / 60 : null);
  const hours = HALF_HOUR.test(folded) ? 0.5 : named;
  if (hours === null) return null;
  if (DAILY.test(folded)) return hours * DAYS;
  return MONTHLY.test(folded) ? hours / WEEKS : hours;
}

const HOUR = 'h|hours?|hrs?|heures?|horas?|שעות|שעה|שעתיים';
const LESS = 'less|fewer|moins|de moins|menos|de menos|a menos|פחות';
const MORE = 'more|extra|additional|de plus|en plus|mas|de mas|adicionales|mais|a mais|adicionais|יותר|נוספות';
const ADD = 'add|ajouter|ajoute|ajoutez|anadir|anade|agregar|agrega|adicionar|adicione|acrescentar|להוסיף|תוסיף';
const said = (side: string) => new RegExp(`(?:(?:${HOUR}) (?:${side})|(?:${side}) (?:${HOUR}))(?!\\p{L})`, 'u');
const FEWER = said(LESS);
const FURTHER = new RegExp(`${said(MORE).source}|(?<!\\p{L})(?:עוד|(?:${ADD})) (?:[\\p{L}\\d]+ )?(?:${HOUR})`, 'u');

const changeIn = (folded: string) => (FEWER.test(folded) ? -1 : FURTHER.test(folded) ? 1 : 0);

/** Whether the hours a text names are so many more or less than before. */
export function isChange(text: string): boolean {
  return changeIn(fold(text).replace(/\s+/gu, ' ')) !== 0;
}

/** The hours a week somebody asks for who has `before`: named outright, or as so many more or less; null = neither. */
export function hoursWanted(text: string, before: number | null): number | null {
  const named = hoursPerWeekIn(text);
  const change = changeIn(fold(text).replace(/\s+/gu, ' '));
  if (named === null || change === 0) return named;
  return before === null || before === 0 ? null : Math.max(0.5, before + change * named);
}
