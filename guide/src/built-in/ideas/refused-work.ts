import type { Language } from '@foothold/contract';
import { loadWords } from '../../catalogue/load.ts';
import { ruledOutIn } from '../understand/limits.ts';
import { subjectsIn } from './subjects.ts';

/**
 * Whether a text refuses work by name (“I do not want to teach”, “no puedo estar de pie”). Such words may be read as
 * despair: then they are answered with care first, and with ideas all the same.
 */
export async function refusesWork(text: string, language: Language): Promise<boolean> {
  if (text.trim() === '') return false;
  // Only what stands in our lists of limits and forms: to live, too, is a word of somebody's work.
  const { deniedForms } = subjectsIn(text, [], await loadWords(language));
  return ruledOutIn(text).size + deniedForms.size > 0;
}
