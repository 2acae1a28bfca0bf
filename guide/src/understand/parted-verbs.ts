import type { Found, ReadText } from '../text/phrases.ts';
import type { Asked } from './intent-book.ts';
import type { Intent } from './intents.ts';
import { isDenied, ownWordsBetween, type Wish } from './wish-parts.ts';

/** English verbs with their object in the middle: “leave the flyer out”. */
const parted: readonly [verb: string, particle: string, intent: Intent][] = [
  ['leave leaving take taking cut cutting throw', 'out', 'drop'],
  ['put putting', 'off', 'postpone'],
  ['push move', 'back', 'postpone'],
  ['move push shift', 'down', 'postpone'],
  ['bring move pull', 'forward', 'earlier'],
  ['move bring push shift', 'up', 'earlier'],
];

const LONGEST_OBJECT = 10;

/** The wish of a verb whose particle stands behind what it is about; null when there is none. */
export function partedVerbIn(clause: string, words: ReadText, cues: readonly Found<Asked>[]): Wish[] | null {
  for (const [verbs, particle, intent] of parted) {
    const list = verbs.split(' ');
    const from = words.findIndex(({ forms }) => forms.some((form) => list.includes(form)));
    if (from < 0) continue;
    const reach = words.slice(from + 2, from + 2 + LONGEST_OBJECT);
    const at = reach.findIndex(({ forms }) => forms.includes(particle));
    // Only at the end: “move up the price list” is another thing.
    const ends = at >= 0 && words.length - (from + 2 + at) <= 3;
    if (!ends || isDenied(words, from, cues)) continue;
    const object = ownWordsBetween(clause, words, from + 1, from + 2 + at);
    if (object !== '') return [{ intent, object }];
  }
  return null;
}
