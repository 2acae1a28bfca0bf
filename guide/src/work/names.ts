import { stem, tokensOf } from '../text/fold.ts';

/** A name of an entry. Its words are folded; `plain` says that they are stems already and parted by single spaces. */
export interface Naming {
  name: string;
  entry: string;
  weight: number;
  plain?: boolean;
}

/** What a word tells that no name holds: somebody's town or firm, mostly. */
const UNKNOWN = 2;

/**
 * Names of entries, found by the words they share with a text; a word tells the more the fewer entries have it. Held in
 * flat arrays, since there are thirty thousand titles in a language.
 */
export class Names {
  readonly #idOf = new Map<string, number>();
  readonly #entries: string[] = [];
  /** By name: where its words begin in `#words`, its entry, its weight, and what its words tell together, in nats. */
  readonly #starts: Uint32Array;
  readonly #words: Uint32Array;
  readonly #entryOf: Uint16Array;
  readonly #weights: Float32Array;
  readonly #sums: Float32Array;
  /** By word: where its names begin in `#names`, in how many entries it stands, and what it tells. */
  readonly #begins: Uint32Array;
  readonly #names: Uint32Array;
  readonly #inEntries: Uint16Array;
  readonly #tells: Float32Array;
  readonly #headLast: boolean;

  /** `small`: words that name nothing. `headLast`: whether a name says what it is in its last word, as in English. */
  constructor(namings: Iterable<Naming>, small: ReadonlySet<string>, headLast: boolean) {
    this.#headLast = headLast;
    const entryIds = new Map<string, number>();
    const words: number[] = [];
    const starts: number[] = [];
    const entryOf: number[] = [];
    const weights: number[] = [];
    for (const { name, entry, weight, plain } of namings) {
      const said = plain === true ? name.split(' ') : tokensOf(name).map(({ word }) => stem(word));
      const ids = new Set(said.filter((word) => !small.has(word)).map((word) => this.#learn(word)));
      if (ids.size === 0) continue;
      starts.push(words.length);
      words.push(...ids);
      entryOf.push(numberOf(entryIds, entry));
      weights.push(weight);
    }
    starts.push(words.length);
    this.#entries = [...entryIds.keys()];
    this.#starts = Uint32Array.from(starts);
    this.#words = Uint32Array.from(words);
    this.#entryOf = Uint16Array.from(entryOf);
    this.#weights = Float32Array.from(weights);
    const size = this.#idOf.size;
    // Counting sort: how many names each word has, from where in one array they lie, and then the names themselves.
    const counts = new Uint32Array(size);
    for (const word of words) counts[word] = at(counts, word) + 1;
    this.#begins = new Uint32Array(size + 1);
    for (let word = 0; word < size; word += 1) this.#begins[word + 1] = at(this.#begins, word) + at(counts, word);
    const next = this.#begins.slice();
    this.#names = new Uint32Array(words.length);
    for (let name = 0; name < entryOf.length; name += 1) {
      for (const word of this.#wordsOf(name)) {
        this.#names[at(next, word)] = name;
        next[word] = at(next, word) + 1;
      }
    }
    this.#inEntries = new Uint16Array(size);
    this.#tells = new Float32Array(size);
    for (let word = 0; word < size; word += 1) {
      const entries = new Set(Array.from(this.#namesOf(word), (name) => at(this.#entryOf, name)));
      this.#inEntries[word] = entries.size;
      this.#tells[word] = Math.log((1 + this.#entries.length) / entries.size);
    }
    this.#sums = Float32Array.from(entryOf, (_, name) =>
      this.#wordsOf(name).reduce((sum, word) => sum + at(this.#tells, word), 0),
    );
  }

  #learn(word: string): number {
    return numberOf(this.#idOf, word);
  }

  #wordsOf(name: number): Uint32Array {
    return this.#words.subarray(this.#starts[name], this.#starts[name + 1]);
  }

  #namesOf(word: number): Uint32Array {
    return this.#names.subarray(this.#begins[word], this.#begins[word + 1]);
  }

  has(word: string): boolean {
    return this.#idOf.has(word);
  }

  /** How much a word tells, in nats. */
  tells(word: string): number {
    const id = this.#idOf.get(word);
    return id === undefined ? UNKNOWN : at(this.#tells, id);
  }

  /** The names that share a word with a text, each with the places of the words they share and what those tell. */
  sharing(text: readonly (readonly string[])[]): Shared[] {
    const found = new Map<number, { places: number[]; words: Set<number> }>();
    text.forEach((forms, place) => {
      for (const form of forms) {
        const word = this.#idOf.get(form);
        if (word === undefined) continue;
        for (const name of this.#namesOf(word)) {
          const known = found.get(name) ?? { places: [], words: new Set() };
          if (known.places.at(-1) !== place) known.places.push(place);
          known.words.add(word);
          found.set(name, known);
        }
      }
    });
    return [...found].map(([name, { places, words }]) => {
      const all = this.#wordsOf(name);
      const told = [...words].reduce((sum, word) => sum + at(this.#tells, word), 0);
      return {
        entry: this.#entries[at(this.#entryOf, name)] ?? '',
        weight: at(this.#weights, name),
        at: places,
        told,
        ofName: told / Math.max(0.01, at(this.#sums, name)),
        whole: words.size === all.length,
        head: words.has(at(all, this.#headLast ? all.length - 1 : 0)),
        usedBy: all.length === 1 ? at(this.#inEntries, at(all, 0)) : 1,
      };
    });
  }
}

/** A name beside a text that shares words with it. */
export interface Shared {
  entry: string;
  weight: number;
  /** Places of the shared words in the text. */
  at: readonly number[];
  /** What the shared words tell, in nats, and which share that is of all that the name tells. */
  told: number;
  ofName: number;
  /** Whether every word of the name is there. */
  whole: boolean;
  /** Whether the word that says what the name is, is there. */
  head: boolean;
  /** Of a name that is one word: in how many entries that word stands. */
  usedBy: number;
}

/** What stands there; 0 behind the end. */
function at(numbers: ArrayLike<number>, index: number): number {
  return numbers[index] ?? 0;
}

function numberOf(ids: Map<string, number>, key: string): number {
  const known = ids.get(key) ?? ids.size;
  ids.set(key, known);
  return known;
}
