import type { Line } from './training-data.mjs';

interface ActExamples {
  examples: Line[];
  /** SHA-256 of what is learnt from. */
  data: string;
}
export function chatActExamples(): ActExamples;
export function planActExamples(): ActExamples;
