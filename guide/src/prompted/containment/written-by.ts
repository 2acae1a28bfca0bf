import type { Language, Source } from '@foothold/contract';
import { fixedWords } from './fixed-words.ts';

/** Who wrote what a person reads of a model's reply, where fixed words may stand in for sentences of it. */
export function writtenBy(text: string, language: Language): Source {
  const own = Object.values(fixedWords[language]).reduce((left, words) => left.replaceAll(words, ''), text);
  if (own === text) return 'model';
  return /[\p{L}\p{N}]/u.test(own) ? 'mixed' : 'builtin';
}
