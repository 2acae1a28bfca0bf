import type { Language } from '@foothold/contract';
import { ownWords, sentencesOf } from './prose.ts';

const NUMBER = /\d+(?:[.,\u00A0\u202F'’]\d+)*/gu;
const CURRENCY = /[$€£₪]|\b(?:euros?|dollars?|pounds?|shekels?|reais|pesos?|d[óo]lares)\b|שקל|אירו|ש״ח/iu;
const FORMULA = /[=÷×]/u;
const assumption: Record<Language, RegExp> = {
  en: /assum/iu,
  he: /הנח|הערכה/u,
  fr: /hypoth[èe]se|suppos/iu,
  es: /supuest|suposici|estimaci/iu,
  pt: /suposi|hipótese|estimativa/iu,
};

/** A length of time that one sets somebody, as “within 24 hours” or “30 minutes at most”: an instruction, no fact. */
const SET_TIME =
  /(?<![\p{L}\d.,])(?:[1-9]\d?)[ \u00A0-]?(?:min(?:s|\.|ut[eo]s?)?|h|hrs?|hours?|days?|heures?|jours?|horas?|días?|dias?|דקות|שעות|ימים)(?!\p{L})/giu;

/** Up to a dozen a number counts people or pieces, as in “ask five people”; it states nothing about money or time. */
const SMALL_COUNT = 12;

/** The value of a written number, with its decimal comma or its thousands; digits alone decide between the two. */
export function valueOf(written: string): number {
  const grouped = /^\d{1,3}(?:[.,\u00A0\u202F'’]\d{3})+$/u.test(written);
  return Number(grouped ? written.replace(/\D/gu, '') : written.replace(/[^\d]/u, '.').replace(/[^\d.]/gu, ''));
}

/** Every number a text names. */
export function numbersIn(text: string): number[] {
  return [...text.matchAll(NUMBER)].map(([written]) => valueOf(written));
}

/**
 * Sentences with a figure of unknown origin: not in `known`, in no sentence that shows a formula or speaks of an
 * assumption, and more than a small count, or money. The person's own quoted words don't count. `money` = amounts that
 * may be named, where minutes and hours among the known ones are none.
 */
export function strangeFigures(
  text: string,
  known: ReadonlySet<number>,
  language: Language,
  money: ReadonlySet<number> = known,
): string[] {
  return sentencesOf(text).filter((sentence) => {
    const own = ownWords(sentence);
    if (FORMULA.test(own) || assumption[language].test(own)) return false;
    const isMoney = CURRENCY.test(own) || own.includes('%');
    const [small, named] = isMoney ? [0, money] : [SMALL_COUNT, known];
    return numbersIn(isMoney ? own : own.replace(SET_TIME, ' ')).some((number) => number > small && !named.has(number));
  });
}
