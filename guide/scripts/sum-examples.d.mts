import type { Language } from '@foothold/contract';
import type { WordFeatures } from '../src/reader/features.ts';
import type { Reading } from '../src/built-in/chat/sums/reading.ts';
import type { Per, What } from '../src/built-in/chat/sums/meant/meanings.ts';

interface Mark {
  what: What;
  per: Per;
}
interface Turn {
  text: string;
  marks: (Mark & { from: number; to: number; figure: string })[];
  ask: { what: string; per: string };
  answer: number;
}
interface Example {
  text: string;
  what: string;
  per: string;
  words: WordFeatures[];
}
export function sumTalks(text: string): Turn[][];
export function sumsOf(language: Language): Turn[][];
export function marksOf(turn: Turn, reading: Pick<Reading, 'parts'>): Mark[];
export function sumExamples(talks: Turn[][], language: Language): { figures: Example[]; asks: Example[] };
/** SHA-256 of what is learnt from. */
export function sumDigest(): string;
