import type { Language } from '@foothold/contract';
import { smallWords } from '../../chat/lexicon.ts';
import { flat, sentencesOf } from '../../interview/reading/message.ts';
import { languagesOf } from '../../interview/reading/language.ts';
import { quantitiesIn } from '../../interview/reading/quantities.ts';
import { readMessage } from '../../interview/reading/read-message.ts';
import { yearInUtc } from '../../text/calendar.ts';
import { formsOf, tokensOf } from '../../text/fold.ts';
import { numbersIn } from '../../checks/figures.ts';

/** What somebody has said, for asking whether a word or a number comes from them. */
export interface Evidence {
  holdsWords(text: string): boolean;
  holdsNumber(value: number): boolean;
  /** A length of time in whole months. */
  holdsMonths(months: number): boolean;
}

/** Words shorter than this join others and name nothing. */
const TELLING = 3;
/** Two words are forms of one when they share this much of their beginnings: “baking”, “bake”. */
const SHARED_LETTERS = 3;
const SHARED_PART = 0.5;

function sharesBeginning(a: string, b: string): boolean {
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared += 1;
  return shared >= SHARED_LETTERS && shared >= SHARED_PART * Math.max(a.length, b.length);
}

function monthsOf(years: readonly number[], now: number): number[] {
  const all = [...years, yearInUtc(now)];
  return years.flatMap((from) => all.filter((to) => to >= from).map((to) => 12 * (to - from)));
}

/** What was said in some texts, in any of the five languages; `now` in milliseconds since the epoch. */
export function evidenceOf(texts: readonly string[], language: Language, now: number): Evidence {
  const said = texts.join('\n');
  const folded = flat(said);
  const spoken = languagesOf(folded, language);
  const forms = new Set(tokensOf(said).flatMap(({ word }) => formsOf(word)));
  const quantities = sentencesOf(said).flatMap((one) => quantitiesIn(one.flat, spoken));
  const read = texts.flatMap((text) => readMessage(text, { asked: null, language, languages: spoken, now }).said);
  const lengths = read.flatMap((one) => (one.field === 'experience' ? [one.value.duration_months] : []));
  const numbers = new Set([
    ...numbersIn(said),
    ...quantities.flatMap(({ value, written }) => [value, written]),
    ...read.flatMap(({ value }) => (typeof value === 'number' ? [value] : [])),
  ]);
  const years = numbersIn(said).filter((number) => number >= 1940 && number <= yearInUtc(now));
  const months = new Set([...lengths, ...[...numbers].flatMap((number) => [number, Math.round(12 * number)])]);
  const spans = monthsOf(years, now);
  const isSaid = (word: string) =>
    formsOf(word).some((form) => forms.has(form)) || [...forms].some((form) => sharesBeginning(word, form));
  return {
    holdsWords: (text) =>
      tokensOf(text)
        .filter(({ word }) => !smallWords.has(word) && (word.length >= TELLING || /\d/u.test(word)))
        .every(({ word }) => isSaid(word)),
    holdsNumber: (value) => numbers.has(value),
    holdsMonths: (value) => months.has(value) || spans.some((span) => Math.abs(span - value) <= 12 && span > 0),
  };
}
