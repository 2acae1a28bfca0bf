import type { Language } from '@foothold/contract';
import joined from './joined.json' with { type: 'json' };

/** What a language writes together with the word beside it, and how else “remember” goes on. */
interface Joined {
  /** Letters for “and” and “to” in front of a word; empty where they are words of their own. */
  and: string;
  to: string;
  /** A verb with “it” at its end. */
  it: RegExp | null;
  /** “That” in front of what is to be remembered. */
  that: RegExp | null;
  /** “Remember to …” and “remember when …” ask for something else. */
  otherwise: RegExp | null;
}

const pattern = (source: string, before = '') => (source === '' ? null : new RegExp(`${before}${source}`, 'iu'));

function joinedOf({ and, to, it, that, otherwise }: (typeof joined)[Language]): Joined {
  return { and, to, it: pattern(it), that: pattern(that, '^'), otherwise: pattern(otherwise, '^') };
}

/** What is written together in each language. */
export const joinedIn: Record<Language, Joined> = {
  en: joinedOf(joined.en),
  he: joinedOf(joined.he),
  fr: joinedOf(joined.fr),
  es: joinedOf(joined.es),
  pt: joinedOf(joined.pt),
};
