import { formsOf, tokensOf } from '../../../text/fold.ts';

/** A topic that a message speaks of, and how surely: the weight of the words that say so. */
export interface Found {
  topic: string;
  weight: number;
}

/** Stands in a term for any number (“owes me #”). */
const NUMBER = '#';

/** Words that have to stand near each other, each by itself or, with a star, by its beginning. */
interface Term {
  topic: string;
  weight: number;
  /** Its stems, among those of all terms. */
  from: number;
  to: number;
}

/** Words that a term may lie apart in a message. */
const REACH = 14;
/** As much of a message as is read, in words. */
const MOST_WORDS = 400;
/** A shorter beginning would begin half the language. */
const SHORTEST_PREFIX = 2;

const withoutStar = (stem: string) => stem.slice(0, -1);

/**
 * Terms of topics (“pay* late”, “deposit*”), found in a message whatever stands between their words. A term weighs more
 * the more words it has and the fewer topics share them; a word alone, the fewer have it alone. Time grows with the words of the message.
 */
export class TermIndex {
  readonly #terms: Term[] = [];
  /** Of each stem of each term, that term. */
  readonly #termOf: number[] = [];
  /** Stems of terms by what they are, written whole or as a beginning. */
  readonly #whole = new Map<string, number[]>();
  readonly #begun = new Map<string, number[]>();
  /** Letters of the longest beginning: a word may have 8,000, and all its beginnings are as many letters squared. */
  readonly #longestBegun: number;
  /** The place of the word that is read; it goes on from message to message, so that nothing has to be emptied between. */
  #place = 0;
  /** Where each stem of each term stood last. */
  readonly #lastAt: Float64Array;
  /** Where each term was named last, and by which of its stems. */
  readonly #namedAt: Float64Array;
  readonly #namedBy: Uint32Array;

  constructor(terms: Iterable<readonly [topic: string, term: string]>) {
    const all = [...terms]
      .map(([topic, term]) => ({ topic, stems: stemsOf(term) }))
      .filter(({ stems }) => stems.length > 0);
    const topicsOf = topicsByStem(all);
    const aloneIn = topicsByStem(all.filter(({ stems }) => stems.length === 1));
    const rarity = (stem: string, topics = topicsOf) => 1 / Math.sqrt(topics.get(stem)?.size ?? 1);
    for (const { topic, stems } of all) {
      const from = this.#termOf.length;
      // A word that stands alone is as rare as it stands alone: in company it may be of many topics.
      const topics = stems.length === 1 ? aloneIn : topicsOf;
      const weight = stems.reduce((sum, stem) => sum + 0.5 + rarity(stem, topics), 0);
      for (const stem of new Set(stems)) {
        const [map, key] = stem.endsWith('*') ? [this.#begun, withoutStar(stem)] : [this.#whole, stem];
        append(map, key, this.#termOf.length);
        this.#termOf.push(this.#terms.length);
      }
      this.#terms.push({ topic, weight, from, to: this.#termOf.length });
    }
    this.#lastAt = new Float64Array(this.#termOf.length).fill(-Infinity);
    this.#namedAt = new Float64Array(this.#terms.length).fill(-Infinity);
    this.#namedBy = new Uint32Array(this.#terms.length);
    this.#longestBegun = [...this.#begun.keys()].reduce((most, { length }) => Math.max(most, length), 0);
  }

  /** The topics whose terms stand in a message, the surest first. */
  find(message: string): Found[] {
    const weights = new Map<string, number[]>();
    // Whatever stood in the message before is out of reach.
    this.#place += REACH;
    for (const { word } of tokensOf(message).slice(0, MOST_WORDS)) {
      this.#place += 1;
      for (const at of this.#named(word)) {
        this.#lastAt[this.#namedBy[at] ?? 0] = this.#place;
        const term = this.#terms[at];
        if (term && this.#isNear(term)) append(weights, term.topic, term.weight);
      }
    }
    return [...weights]
      .map(([topic, found]) => ({ topic, weight: together(found) }))
      .toSorted((one, other) => other.weight - one.weight || (one.topic < other.topic ? -1 : 1));
  }

  /** Whether all words of a term stood within reach of the one that is read. */
  #isNear({ from, to }: Term): boolean {
    for (let stem = from; stem < to; stem += 1)
      if (this.#place - (this.#lastAt[stem] ?? -Infinity) > REACH) return false;
    return true;
  }

  /** Terms with a stem that the word in hand is, by itself or without its prefixes and plural. */
  #named(word: string): number[] {
    const named: number[] = [];
    const name = (stems: readonly number[] | undefined) => {
      for (const stem of stems ?? []) {
        const term = this.#termOf[stem] ?? 0;
        if (this.#namedAt[term] !== this.#place) named.push(term);
        this.#namedAt[term] = this.#place;
        this.#namedBy[term] = stem;
      }
    };
    if (/^\d/u.test(word)) name(this.#whole.get(NUMBER));
    for (const form of formsOf(word)) {
      name(this.#whole.get(form));
      const longest = Math.min(form.length, this.#longestBegun);
      for (let end = SHORTEST_PREFIX; end <= longest; end += 1) name(this.#begun.get(form.slice(0, end)));
    }
    return named;
  }
}

function append<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Topics by each stem of their terms. */
function topicsByStem(
  terms: readonly { topic: string; stems: readonly string[] }[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const topics = new Map<string, Set<string>>();
  for (const { topic, stems } of terms)
    for (const stem of stems) topics.set(stem, (topics.get(stem) ?? new Set()).add(topic));
  return topics;
}

/** The surest term counts fully, each further one a little: saying a thing twice is no second thing. */
function together(weights: readonly number[]): number {
  const [first = 0, ...rest] = weights.toSorted((one, other) => other - one);
  return first + rest.reduce((sum, weight) => sum + weight, 0) * 0.15;
}

function stemsOf(term: string): string[] {
  const stems = term.split(/\s+/u).flatMap((written) => {
    if (written === NUMBER) return [NUMBER];
    const star = written.endsWith('*') ? '*' : '';
    return tokensOf(written.replace('*', '')).map(({ word }) => `${word}${star}`);
  });
  return [...new Set(stems)];
}
