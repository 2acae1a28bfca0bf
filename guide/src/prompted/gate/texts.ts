import type { Language } from '@foothold/contract';
import { flatters, holdsSlot, promising, wrongLanguage } from '../../checks/check-text.ts';
import { strangeFigures } from '../../checks/figures.ts';
import { lix, lixLimit, ownWords, sentencesOf } from '../../checks/prose.ts';
import { graveReasons } from '../judge/reasons.ts';
import { ruleFor } from '../judge/rules.ts';
import { englishName } from '../languages.ts';

/** Below this many words the measure of reading ease says nothing. */
const FEW_WORDS = 30;
/** Below this many, a task by itself, it leaps: the built-in guide's own tasks go up to four above the bar of guide.md. */
const SOME_WORDS = 60;
const ROOM = 6;
/** As much of a sentence as tells a model which one is meant. */
const SHOWN = 160;

const shown = (sentence: string) => `“${sentence.slice(0, SHOWN)}”`;

/** Figures that a text may name, and which of them are money. */
export interface Figures {
  known: ReadonlySet<number>;
  money: ReadonlySet<number>;
}

/** Whether a text is read with ease, as guide.md measures it, told to the one who wrote it; a line's end ends a sentence. */
export function readingIssues(text: string, language: Language): string[] {
  const own = ownWords(text.replace(/(?<![.!?:…])\n/gu, '.\n'));
  const words = own.split(/[^\p{L}]+/u).filter(Boolean).length;
  const most = lixLimit[language] + (words < SOME_WORDS ? ROOM : 0);
  return words >= FEW_WORDS && lix(own) > most ? ['use shorter sentences and shorter, everyday words'] : [];
}

/** What has to change in a text before a person reads it, told to the one who wrote it. */
export function textIssues(text: string, { known, money }: Figures, language: Language): string[] {
  const own = ownWords(text);
  return [
    ...sentencesOf(own).flatMap((sentence) => {
      const rule = ruleFor(sentence, language);
      return rule ? [`${graveReasons[rule]}: ${shown(sentence)}`] : [];
    }),
    ...wrongLanguage(text, language).map((one) => `write this in ${englishName[language]}: ${shown(one)}`),
    ...promising(own, language).map(
      (one) => `promise nothing and name no percentage; say this differently: ${shown(one)}`,
    ),
    ...(flatters(text, language) ? ['leave the praise out'] : []),
    ...(holdsSlot(text) ? ['leave no braces and no unfilled slot'] : []),
    ...strangeFigures(text, known, language, money).map(
      (one) => `nobody named this figure or this amount of money; say it without: ${shown(one)}`,
    ),
    ...readingIssues(text, language),
  ];
}
