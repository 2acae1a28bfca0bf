import type { Language } from '@foothold/contract';
import { fold } from '../text/fold.ts';
import { isNegator } from '../text/negation.ts';
import type { ReadText, ReadWord } from '../text/phrases.ts';
import { little } from '../work/small-words.ts';
import { limitBooks } from './limit-words/words.ts';
import { numberIn } from './quantities.ts';
import { dayWords } from './span-words/words.ts';

const UNTIL =
  /(?<!\p{L})(?:until|till|up to|before|by|עד|לפני|jusqu['’]?\s?a|jusque|avant|hasta|antes de|ate|antes das)\s*(?:השעה|a|las|la|as|les)?\s*(\d{1,2})(?:\s*(?:[:.h]\s?\d{2}|h|uhr|heures?))?\s*(pm|p\.m\.)?(?![\d.,/])/iu;
/** Hours of the clock between which a day's free time may end before the evening. */
const DAYTIME = { from: 9, to: 18 };

/** “Free until 15:30”, “פנויה רק עד 15:30”: the evening is not. A number that is no hour of the day says nothing. */
export function isFreeUntil(clause: string): boolean {
  const found = UNTIL.exec(fold(clause));
  if (!found || !FREE.test(fold(clause))) return false;
  const hour = Number(found[1]) + (found[2] ? 12 : 0);
  return hour >= DAYTIME.from && hour <= DAYTIME.to;
}

/** Words of being free, without which “until nine” is about anything. */
const FREE =
  /(?<!\p{L})(?:free|available|only|done|home|פנוי|פנויה|רק|מסיימת?|libre|dispo|disponible|seulement|rentree?|fini|solo|puedo|termino|acabo|livre|disponivel|so|posso|saio)(?!\p{L})/iu;

/** Words of a place or a time may stand between an “only” and the day it keeps to. */
const ONLY_BEFORE = 3;

/** “Only by day”, “I can only do mornings”, “daytime only”: a clause that ends so leaves the evenings out. */
export function keepsToDay(words: ReadText, language: Language): boolean {
  const only = limitBooks[language].findAll(words).filter(({ value }) => value === 'only');
  const isDay = ({ forms }: ReadWord) => forms.some((form) => dayWords.has(form));
  const isSmall = ({ forms }: ReadWord) => forms.some((form) => little.has(form) || form.length <= 2);
  const day = words.findLastIndex(isDay);
  // An “a” is a number in one language and “at” in another.
  const before = words.slice(Math.max(0, day - 1), day).filter(({ from, to }) => to - from > 1);
  const isCounted = before.some((word) => numberIn(word) !== undefined);
  if (day < 0 || isCounted || words.some(isNegator)) return false;
  return only.some(({ start, end }) => {
    if (end === words.length && start - day <= 1) return start > day;
    const between = words.slice(end, day);
    return day === words.length - 1 && end <= day && between.length <= ONLY_BEFORE && between.every(isSmall);
  });
}
