import { unmarked } from '../text/unmarked.ts';
import list from './occupations.json' with { type: 'json' };

const heads = new Set(Object.values(list).flatMap((words) => words.split('|')));

/** Whether a word of the text is one that titles of occupations are built on (ESCO; see `guide/scripts/occupations.mjs`). */
export function namesOccupation(text: string): boolean {
  const words =
    unmarked(text)
      .toLowerCase()
      .match(/[a-z]{4,}/gu) ?? [];
  return words.some((word) => heads.has(word));
}
