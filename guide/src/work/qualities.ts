import type { Language } from '@foothold/contract';
import { read } from '../text/phrases.ts';
import { qualityBooks } from './quality-words/words.ts';
import { little } from './small-words.ts';

/** Whether what somebody names as a skill begins with what they are like: “patience”, “very punctual”, “calming people”. */
export function isVirtue(text: string, language: Language): boolean {
  const words = read(text);
  const first = words.findIndex(({ forms }) => !forms.some((form) => little.has(form)));
  return qualityBooks[language].findAll(words).some(({ value, start }) => value === 'virtue' && start <= first);
}

/** Whether it is something known or a quality, of which no single order is taken, as of what is made or done. */
export function isOfTheHead(text: string, language: Language): boolean {
  return qualityBooks[language].findAll(read(text)).length > 0;
}
