import type { Language } from '@foothold/contract';
import lists from './common.json' with { type: 'json' };

const words = new Map(Object.entries(lists).map(([language, list]) => [language, new Set(list.split('|'))]));

/**
 * Whether a folded word is one that many people use around what they tell, so that it names nothing of it (counted in
 * the project's own training data by `guide/scripts/common-words.mjs`).
 */
export function isCommon(word: string, language: Language): boolean {
  return words.get(language)?.has(word) ?? false;
}
