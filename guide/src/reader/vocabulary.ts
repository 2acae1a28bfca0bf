import { conceptPairs, FEWER, type Own, ownOf, pairAfter, START } from './features.ts';

/** What each word of a text brings by itself, and what it brings beside the words before it. */
export interface Listener {
  /** The number of a word. */
  word: (number: number) => void;
  /** The bucket of a pair. */
  pair: (bucket: number) => void;
}

/**
 * The words of many texts, numbered as they come, each taken apart once, however often it stands there. A text brings what
 * `featuresOf` says of it with half the features.
 */
export class Vocabulary {
  readonly #numbers = new Map<string, number>();
  readonly #owns: Own[] = [];

  /** The buckets each word brings by itself, by its number. */
  get buckets(): number[][] {
    return this.#owns.map(({ word, pieces, spoken }) => [word, ...pieces, ...spoken]);
  }

  read(words: readonly string[], { word: tellWord, pair: tellPair }: Listener): void {
    const speaking: (readonly number[])[] = [];
    let first = START;
    for (const word of words) {
      const number = this.#numberOf(word);
      const own = this.#owns[number];
      tellWord(number);
      tellPair(pairAfter(first, word));
      if (!own) continue;
      first = own.first;
      speaking.push(own.concepts);
    }
    for (const pairs of conceptPairs(speaking)) for (const bucket of pairs) tellPair(bucket);
  }

  #numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    this.#numbers.set(word, this.#owns.length);
    return this.#owns.push(ownOf(word, FEWER)) - 1;
  }
}
