import { isBlank } from '@foothold/contract';
import { foldedName } from './folded-name.ts';

/** Share of the words of a text that a longer one must hold to count as the same text, grown. */
const SHARED = 0.5;

const wordsOf = (text: string) => foldedName(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * A text of the draft after a CV: an empty one is filled in; one that stands as a CV put it gives way to a longer one
 * that goes on from it; everything else stays, so that no language or words of the person are swapped.
 */
export function mergeText(known: string, found: string, read: string): string {
  if (isBlank(found)) return known;
  if (isBlank(known)) return found;
  if (known !== read || found.length <= known.length) return known;
  const words = wordsOf(known);
  const held = new Set(wordsOf(found));
  return words.filter((word) => held.has(word)).length >= words.length * SHARED ? found : known;
}
