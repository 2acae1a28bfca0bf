import { formsOf, tokensOf } from '../../../text/fold.ts';

/** As much of a message as is read, in words. */
const MOST_WORDS = 400;
/** Letters of a word that tell it from others; what stands behind them is mostly an ending. */
const STEM = 5;
/** A word that no topic holds counts as one of half a topic would: the most of all, and not without bound. */
const NONE = 0.5;

/** What of a message a topic speaks of: how much in all, the rarer the words the more. */
export interface Spoken {
  sum: number;
  /** Of all that the message says, 0 to 1. */
  share: number;
  /** Beside the topic that speaks of most, 0 to 1. */
  ofMost: number;
}

/**
 * How topics are asked for (ways of asking, terms), as the words that stand in it. It says how much of a whole
 * message a topic speaks of, where terms only say that some words of it stand there: a word that few topics hold counts most.
 */
export class TopicWords {
  readonly #topics: readonly string[];
  readonly #places: ReadonlyMap<string, number>;
  /** Places of the topics that hold a word. */
  readonly #holding = new Map<string, number[]>();

  constructor(texts: ReadonlyMap<string, string>) {
    this.#topics = [...texts.keys()];
    this.#places = new Map(this.#topics.map((topic, at) => [topic, at]));
    [...texts.values()].forEach((text, at) => {
      for (const word of new Set(stemsIn(text))) {
        const places = this.#holding.get(word);
        if (places) places.push(at);
        else this.#holding.set(word, [at]);
      }
    });
  }

  /** How well each topic speaks of a message, and the few that speak of most. */
  speaking(message: string): { of: (topic: string) => Spoken; loudest: string[] } {
    const sums = new Float64Array(this.#places.size);
    let whole = 0;
    for (const word of new Set(stemsIn(message).slice(0, MOST_WORDS))) {
      const places = this.#holding.get(word) ?? [];
      const telling = Math.log((sums.length + 1) / (places.length + NONE));
      whole += telling;
      for (const at of places) sums[at] = (sums[at] ?? 0) + telling;
    }
    const loudest = largest(sums);
    const most = sums[loudest[0] ?? -1] ?? 0;
    const of = (topic: string) => {
      const own = sums[this.#places.get(topic) ?? -1] ?? 0;
      return { sum: own, share: whole > 0 ? own / whole : 0, ofMost: most > 0 ? own / most : 0 };
    };
    return { of, loudest: loudest.flatMap((at) => this.#topics[at] ?? []) };
  }
}

/** Topics that a message is held against for what they speak of alone. */
const LOUDEST = 4;

/** Places of the largest of some sums, the largest first; none that is nothing. */
function largest(sums: Float64Array): number[] {
  const places: number[] = [];
  sums.forEach((sum, at) => {
    if (sum <= (sums[places[LOUDEST - 1] ?? -1] ?? 0)) return;
    const before = places.findIndex((one) => (sums[one] ?? 0) < sum);
    places.splice(before < 0 ? places.length : before, 0, at);
    places.length = Math.min(places.length, LOUDEST);
  });
  return places;
}

function stemsIn(text: string): string[] {
  return tokensOf(text).map(({ word }) => (formsOf(word).at(-1) ?? word).slice(0, STEM));
}
