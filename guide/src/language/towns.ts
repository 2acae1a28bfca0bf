import { townsHe } from './towns-he.ts';
import { unmarked } from '../text/unmarked.ts';
import list from './towns.json' with { type: 'json' };

/** Longest name of a town, in words. */
export const TOWN_WORDS = 4;

const names = new Set(list.names.split('|'));
/** Towns that are words too: Nice, Reading, Natal. */
const words = new Set(list.words.split('|'));

const folded = (text: string) =>
  unmarked(text)
    .toLowerCase()
    .replace(/[’`´]/gu, "'")
    .replace(/[-\s]+/gu, ' ');

/** What the name of a town may begin with, as it is compared. */
const firstWords = new Set([...names, ...words].map((name) => name.split(' ', 1)[0] ?? ''));
const firstWordsHe = new Set([...townsHe].map((name) => name.split(' ', 1)[0] ?? ''));

/** Whether any name of a town begins with a word: most words need not be looked at with those behind them. */
export function beginsTown(word: string): boolean {
  return firstWordsHe.has(word) || firstWords.has(folded(word).split(' ', 1)[0] ?? '');
}

/** Whether words name a town (GeoNames, CC BY 4.0; see `guide/scripts/towns.mjs`); one that is a word too needs its capital. */
export function isTown(text: string): boolean {
  const name = folded(text);
  return names.has(name) || (words.has(name) && /^\p{Lu}/u.test(text)) || townsHe.has(text);
}
