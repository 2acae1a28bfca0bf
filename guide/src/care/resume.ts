import type { Language } from '@foothold/contract';
import { careFor } from './care.ts';

/** Shorter lines of a CV are titles, dates and skills. */
const SENTENCE_WORDS = 6;
/** As much of its sentences as is read: a summary and notes many times over. */
const MOST = 4_000;

/**
 * What to say to somebody whose CV tells of danger; null when nothing plain is heard. Only its sentences are read, and
 * what is unsure is not asked about: a CV speaks of crises, wards and emergencies for a living.
 */
export function careForResume(text: string, language: Language, place = ''): string | null {
  const lines = text.split('\n').filter((line) => line.trim().split(/\s+/u, SENTENCE_WORDS).length === SENTENCE_WORDS);
  const care = careFor(lines.join('\n').slice(0, MOST), language, place);
  return care?.sure ? care.text : null;
}
