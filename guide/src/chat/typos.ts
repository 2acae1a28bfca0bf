import { formsOf } from '../text/fold.ts';
import type { ReadText } from '../text/phrases.ts';
import { knownWords } from './lexicon.ts';

/** Shorter words are too near to one another to be guessed. */
const SHORTEST = 5;
/** No word of the lexicon is longer. */
const LONGEST = 24;

/** A word without one letter, each way. */
function withoutOne(word: string): string[] {
  return Array.from(word, (_letter, index) => word.slice(0, index) + word.slice(index + 1));
}

/** Whether one letter more, one less, another one, or two swapped make one word the other. */
function isOneSlip(a: string, b: string): boolean {
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  let back = 0;
  while (back < Math.min(a.length, b.length) - from && a.at(-1 - back) === b.at(-1 - back)) back += 1;
  const [restA, restB] = [a.slice(from, a.length - back), b.slice(from, b.length - back)];
  const swapped = restA.length === 2 && restB === `${restA[1]}${restA[0]}`;
  return swapped || (restA.length <= 1 && restB.length <= 1);
}

/** Known words, found by what they become when one letter is left out; built when the first word is looked up. */
export class SlipBook {
  readonly #known: ReadonlySet<string>;
  #near: Map<string, Set<string>> | null = null;

  constructor(known: ReadonlySet<string>) {
    this.#known = known;
  }

  #index(): Map<string, Set<string>> {
    if (this.#near) return this.#near;
    const near = new Map<string, Set<string>>();
    for (const word of this.#known) {
      if (word.length < SHORTEST) continue;
      for (const key of [word, ...withoutOne(word)]) near.set(key, (near.get(key) ?? new Set()).add(word));
    }
    this.#near = near;
    return near;
  }

  /** The known words that are one slip of the finger away; none when the word is known itself. */
  nearest(word: string): string[] {
    if (word.length < SHORTEST || word.length > LONGEST || this.#known.has(word)) return [];
    const near = this.#index();
    const candidates = [word, ...withoutOne(word)].flatMap((key) => [...(near.get(key) ?? [])]);
    return [...new Set(candidates)].filter((known) => known[0] === word[0] && isOneSlip(known, word));
  }
}

const chatSlips = new SlipBook(knownWords);

/** As below, for words of another book; what is a word of the chat's own is no slip for another. */
export function withoutSlipsFrom(text: ReadText, book: SlipBook): ReadText {
  return text.map((word) => {
    if (word.forms.some((form) => knownWords.has(form))) return word;
    const meant = book.nearest(word.forms[0] ?? '').flatMap(formsOf);
    return meant.length === 0 ? word : { ...word, forms: [...word.forms, ...meant] };
  });
}

/** A text in which a common word with a slip of the finger also stands for the word that was meant. */
export function withoutSlips(text: ReadText): ReadText {
  return text.map((word) => {
    const meant = chatSlips.nearest(word.forms[0] ?? '').flatMap(formsOf);
    return meant.length === 0 ? word : { ...word, forms: [...word.forms, ...meant] };
  });
}
