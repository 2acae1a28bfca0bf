import { needsAskedIn } from '../../understand/limits.ts';
import type { Words } from '../load.ts';
import { type Need, needs } from '../schema.ts';

/** Of five languages, so many must name a need: fewer, and a word of one of them has another sense. */
const MOST = 3;

/** What the words of an offer ask for in most languages; in every language the idea keeps to it. */
export function askedByMost(entry: string, index: number, books: readonly Words[]): Need[] {
  const asked = books.map(({ work }) => {
    const words = work.entries.get(entry)?.offers[index];
    return needsAskedIn(words ? [words.offer, words.customer, words.why, words.first].join('\n') : '');
  });
  return needs.filter((need) => asked.filter((one) => one.has(need)).length >= MOST);
}
