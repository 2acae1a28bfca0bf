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
  stems: readonly string[];
  weight: number;
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
  /** Terms by each of their stems, written whole or as a beginning. */
  readonly #whole = new Map<string, number[]>();
  readonly #begun = new Map<string, number[]>();
  /** Letters of the longest beginning: a word may have 8,000, and all its beginnings are as many letters squared. */
  readonly #longestBegun: number;

  constructor(terms: Iterable<readonly [topic: string, term: string]>) {
    const all = [...terms]
      .map(([topic, term]) => ({ topic, stems: stemsOf(term) }))
      .filter(({ stems }) => stems.length > 0);
    const topicsOf = topicsByStem(all);
    const aloneIn = topicsByStem(all.filter(({ stems }) => stems.length === 1));
    const rarity = (stem: string, topics = topicsOf) => 1 / Math.sqrt(topics.get(stem)?.size ?? 1);
    for (const { topic, stems } of all) {
      const at = this.#terms.length;
      // A word that stands alone is as rare as it stands alone: in company it may be of many topics.
      const topics = stems.length === 1 ? aloneIn : topicsOf;
      this.#terms.push({ topic, stems, weight: stems.reduce((sum, stem) => sum + 0.5 + rarity(stem, topics), 0) });
      for (const stem of stems) {
        const [map, key] = stem.endsWith('*') ? [this.#begun, withoutStar(stem)] : [this.#whole, stem];
        const places = map.get(key);
        if (places) places.push(at);
        else map.set(key, [at]);
      }
    }
    this.#longestBegun = [...this.#begun.keys()].reduce((most, { length }) => Math.max(most, length), 0);
  }

  /** The topics whose terms stand in a message, the surest first. */
  find(message: string): Found[] {
    const words = tokensOf(message).slice(0, MOST_WORDS);
    /** Of each term, where each of its stems stood last. */
    const seen = new Map<number, Map<string, number>>();
    const weights = new Map<string, number[]>();
    words.forEach(({ word }, place) => {
      for (const [term, stem] of this.#named(word)) {
        const places = seen.get(term) ?? new Map<string, number>();
        seen.set(term, places.set(stem, place));
        const { topic, stems, weight } = this.#terms[term] ?? { topic: '', stems: [], weight: 0 };
        if (stems.some((one) => place - (places.get(one) ?? -Infinity) > REACH)) continue;
        weights.set(topic, [...(weights.get(topic) ?? []), weight]);
      }
    });
    return [...weights]
      .map(([topic, found]) => ({ topic, weight: together(found) }))
      .toSorted((one, other) => other.weight - one.weight || (one.topic < other.topic ? -1 : 1));
  }

  /** Terms with a stem that a word is, by itself or without its prefixes and plural. */
  #named(word: string): [term: number, stem: string][] {
    const named = new Map<number, string>();
    if (/^\d/u.test(word)) for (const term of this.#whole.get(NUMBER) ?? []) named.set(term, NUMBER);
    for (const form of formsOf(word)) {
      for (const term of this.#whole.get(form) ?? []) named.set(term, form);
      const longest = Math.min(form.length, this.#longestBegun);
      for (let end = SHORTEST_PREFIX; end <= longest; end += 1) {
        const begun = form.slice(0, end);
        for (const term of this.#begun.get(begun) ?? []) named.set(term, `${begun}*`);
      }
    }
    return [...named];
  }
}

/** Topics by each stem of their terms. */
function topicsByStem(terms: readonly Pick<Term, 'topic' | 'stems'>[]): ReadonlyMap<string, ReadonlySet<string>> {
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
