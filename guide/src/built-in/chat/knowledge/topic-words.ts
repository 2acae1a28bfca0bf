import { formsOf, tokensOf } from '../../../text/fold.ts';

/** As much of a message as is read, in words. */
const MOST_WORDS = 400;
/** Letters of a word that tell it from others; what stands behind them is mostly an ending. */
const STEM = 5;
/** A word that no topic holds counts as one of half a topic would: the most of all, and not without bound. */
const NONE = 0.5;

/** How much of what a message says a topic speaks of, and how much that is beside the topic that speaks of most; each 0 to 1. */
export interface Spoken {
  share: number;
  ofMost: number;
}

/**
 * How topics are asked for (ways of asking, terms), as the words that stand in it. It says how much of a whole
 * message a topic speaks of, where terms only say that some words of it stand there: a word that few topics hold counts most.
 */
export class TopicWords {
  readonly #topics: readonly string[];
  /** Places of the topics that hold a word. */
  readonly #holding = new Map<string, number[]>();

  constructor(texts: ReadonlyMap<string, string>) {
    this.#topics = [...texts.keys()];
    [...texts.values()].forEach((text, at) => {
      for (const word of new Set(stemsIn(text))) {
        const places = this.#holding.get(word);
        if (places) places.push(at);
        else this.#holding.set(word, [at]);
      }
    });
  }

  /** How well each topic speaks of a message. */
  speaking(message: string): (topic: string) => Spoken {
    const sums = new Float64Array(this.#topics.length);
    let whole = 0;
    for (const word of new Set(stemsIn(message).slice(0, MOST_WORDS))) {
      const places = this.#holding.get(word) ?? [];
      const telling = Math.log((sums.length + 1) / (places.length + NONE));
      whole += telling;
      for (const at of places) sums[at] = (sums[at] ?? 0) + telling;
    }
    const most = Math.max(...sums);
    return (topic) => {
      const own = sums[this.#topics.indexOf(topic)] ?? 0;
      return { share: whole > 0 ? own / whole : 0, ofMost: most > 0 ? own / most : 0 };
    };
  }
}

function stemsIn(text: string): string[] {
  return tokensOf(text).map(({ word }) => (formsOf(word).at(-1) ?? word).slice(0, STEM));
}
