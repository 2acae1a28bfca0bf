import type { Language } from '@foothold/contract';
import { isCommon } from '../language/common.ts';
import { read, type ReadWord } from '../text/phrases.ts';
import { virtueBooks } from './quality-words/words.ts';
import { little } from './small-words.ts';

/** Whether what somebody names as a skill is what they are like and nothing besides: “patience with everybody”. */
export function isVirtue(text: string, language: Language): boolean {
  const words = read(text);
  const virtues = virtueBooks[language].findAll(words);
  const isOfOne = (at: number) => virtues.some(({ start, end }) => start <= at && at < end);
  const saysLittle = ({ forms }: ReadWord) => forms.some((form) => little.has(form) || isCommon(form, language));
  return virtues.length > 0 && words.every((word, at) => isOfOne(at) || saysLittle(word));
}
