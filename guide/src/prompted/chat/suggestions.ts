import type { Language } from '@foothold/contract';
import { guessLanguage } from '../../checks/prose.ts';
import { cleaned } from '../containment/clean.ts';
import { plainMarkdown } from '../containment/markdown-filter.ts';
import { holdsRaw } from '../containment/raw-filter.ts';
import { verdictOf } from '../containment/verdict.ts';

const MOST = 3;
/** Longest chip, in UTF-16 units. */
const LONGEST = 80;

function chipOf(raw: unknown): string {
  if (typeof raw !== 'string' || raw.length > 2 * LONGEST) return '';
  return cleaned(
    plainMarkdown(raw)
      .replace(/[*_`#]/gu, '')
      // No-break spaces stay: French has them before its marks.
      .replace(/[^\S\u00A0\u202F]+/gu, ' ')
      .trim(),
    LONGEST,
  );
}

/** At most three messages the person may want to send next, out of an answer; those that can't be shown are left out. */
export function suggestionsIn(raw: unknown, language: Language): string[] {
  if (!Array.isArray(raw)) return [];
  const chips = raw.map(chipOf).filter((chip) => {
    const spoken = guessLanguage(chip);
    const isText = /\p{L}{2}/u.test(chip) && !holdsRaw(chip);
    return isText && (spoken === null || spoken === language) && verdictOf(chip, language) === null;
  });
  return [...new Set(chips)].slice(0, MOST);
}
