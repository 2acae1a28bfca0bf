import type { Language } from '@foothold/contract';
import type { Words } from '../catalogue/load.ts';
import { isCommon } from '../language/common.ts';
import { formsOf, tokensOf } from '../text/fold.ts';
import { joining } from './small-words.ts';

/** A shorter word joins others or is an ending. */
const SHORTEST = 4;
/** What an offer keeps that is of the other half of a trade. */
const OTHER_HALF = 0.2;

/** The words of a text that name something, in all that each may stand for. */
function namingWords(text: string, language: Language): Set<string> {
  const named = tokensOf(text).map(({ word }) => formsOf(word).filter((form) => form.length >= SHORTEST));
  return new Set(named.filter((forms) => !forms.some((form) => isCommon(form, language))).flat());
}

function share(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...some].some((word) => others.has(word));
}

/** Whether two texts name the same thing. */
export function nameTheSame(one: string, other: string, language: Language): boolean {
  return share(namingWords(one, language), namingWords(other, language));
}

/** Whether any offer of an entry names what a text names. */
export function offersMention(entry: string, text: string, { work, language }: Words): boolean {
  const offers = work.entries.get(entry)?.offers ?? [];
  return offers.some(({ offer, customer, why, first }) =>
    nameTheSame([offer, customer, why, first].join('\n'), text, language),
  );
}

/** The parts of a trade that is two: “making candles and soap”. Hebrew writes its “and” at the word. */
function partsOf(work: string, language: Language): Set<string>[] {
  const words = work.split(/\s+/u);
  const begins = words.flatMap((word, index) =>
    index > 0 && (joining.has(word.toLowerCase()) || (language === 'he' && word.startsWith('ו'))) ? [index] : [],
  );
  return [0, ...begins].map((from, part) => namingWords(words.slice(from, begins[part]).join(' '), language));
}

/** How much an offer keeps beside what somebody told: less where it is of the half of the trade that they did not name. */
export function shareOfHalf(entry: string, offered: string, told: string, { work, language }: Words): number {
  const parts = partsOf(work.entries.get(entry)?.work ?? '', language);
  const named = namingWords(told, language);
  const own = parts.filter((part) => share(part, named));
  if (own.length === 0 || own.length === parts.length) return 1;
  const said = namingWords(offered, language);
  const isOther =
    parts.some((part) => !own.includes(part) && share(part, said)) && !own.some((part) => share(part, said));
  return isOther ? OTHER_HALF : 1;
}
