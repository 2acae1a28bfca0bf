import type { Language } from '@foothold/contract';
import { dangerHeard } from '../reader/safety.ts';
import { askedCare, careFor } from './care.ts';
import { withoutIdioms } from './distress.ts';

/** Shorter lines of a CV are titles, dates and skills. */
const SENTENCE_WORDS = 6;
/** As much of its sentences as is read: a summary and notes many times over. */
const MOST = 4_000;

/**
 * From here on a sentence is asked about that sounds of danger by itself: among those of a life of work a cry is lost. Above
 * what is asked about elsewhere, since a CV speaks of crises, wards and violent homes for a living; of 953 sentences of 90
 * CVs none reaches 0.4.
 */
const ASKED_FROM = 0.7;

/**
 * What to say to somebody whose CV tells of danger; null when none is heard. Only its sentences are read: all of them for
 * what is plain, and each by itself for what has to be asked.
 */
export function careForResume(text: string, language: Language, place = ''): string | null {
  const lines = text.split('\n').filter((line) => line.trim().split(/\s+/u, SENTENCE_WORDS).length === SENTENCE_WORDS);
  const read = lines.join('\n').slice(0, MOST);
  const care = careFor(read, language, place);
  if (care?.sure) return care.text;
  const isLoud = read.split('\n').some((line) => dangerHeard(withoutIdioms(line)) >= ASKED_FROM);
  return isLoud ? askedCare(language, place).text : null;
}
