import { needsAskedIn } from './limits.ts';
import { type Words, wordsOf } from '../catalogue/load.ts';
import { type ArchetypeFacts, type Need, needs } from '../catalogue/schema.ts';

/** Of five languages, so many must name a need: fewer, and a word of one of them has another sense. */
const MOST = 3;

function asksOfMost(texts: readonly string[]): Need[] {
  const asked = texts.map(needsAskedIn);
  return needs.filter((need) => asked.filter((one) => one.has(need)).length >= MOST);
}

/** What the words of an offer ask for in most languages; in every language the idea keeps to it. */
export function askedByMost(entry: string, index: number, books: readonly Words[]): Need[] {
  return asksOfMost(
    books.map(({ work }) => {
      const words = work.entries.get(entry)?.offers[index];
      return words ? [words.offer, words.customer, words.why, words.first].join('\n') : '';
    }),
  );
}

/** The same of an archetype in one of its angles: what always stands on its card and page, beside its needs. */
export function askedByAngle({ id, needs: known }: ArchetypeFacts, angle: string, books: readonly Words[]): Need[] {
  const said = books.map((book) => {
    const { what_it_is, who_pays, angles } = wordsOf(book, id);
    const own = angles[angle];
    return [what_it_is, who_pays, ...(own ? Object.values(own) : [])].join('\n');
  });
  return asksOfMost(said).filter((need) => !known.includes(need));
}
