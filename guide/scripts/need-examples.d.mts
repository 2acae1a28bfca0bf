import type { Line } from './training-data.mjs';
import type { WordFeatures } from '../src/reader/features.ts';

/** The sentences of every language with the features that are learnt from. */
export function needExamples(): (Line & { words: WordFeatures[] })[];
