import type { Language } from '@foothold/contract';
import { flatters, holdsSlot, promising, wrongLanguage } from '../../checks/check-text.ts';
import { strangeFigures } from '../../checks/figures.ts';
import { lix, lixLimit, ownWords } from '../../checks/prose.ts';
import { englishName } from '../languages.ts';

/**
 * LIX above the bar of guide.md that is still let through: the bar is for the whole of what a guide writes, and one
 * text a little above it is better than none.
 */
const READING_ROOM = 6;
/** Below this many words the measure says nothing. */
const FEW_WORDS = 30;
/** As much of a sentence as tells a model which one is meant. */
const SHOWN = 160;

const shown = (sentence: string) => `“${sentence.slice(0, SHOWN)}”`;

/** Figures that a text may name, and which of them are money. */
export interface Figures {
  known: ReadonlySet<number>;
  money: ReadonlySet<number>;
}

/** What has to change in a text before a person reads it, told to the one who wrote it. */
export function textIssues(text: string, { known, money }: Figures, language: Language): string[] {
  const own = ownWords(text);
  const words = own.split(/[^\p{L}]+/u).filter(Boolean).length;
  const ease = words < FEW_WORDS ? 0 : lix(own);
  return [
    ...wrongLanguage(text, language).map((one) => `write this in ${englishName[language]}: ${shown(one)}`),
    ...promising(own, language).map(
      (one) => `promise nothing and name no percentage; say this differently: ${shown(one)}`,
    ),
    ...(flatters(text, language) ? ['leave the praise out'] : []),
    ...(holdsSlot(text) ? ['leave no braces and no unfilled slot'] : []),
    ...strangeFigures(text, known, language, money).map(
      (one) => `nobody named this figure or this amount of money; say it without: ${shown(one)}`,
    ),
    ...(ease > lixLimit[language] + READING_ROOM ? ['use shorter sentences and shorter, everyday words'] : []),
  ];
}
