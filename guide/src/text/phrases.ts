import { formsOf, stem, tokensOf } from './fold.ts';

/** A word as read: what it may stand for, and its place in the text. */
export interface ReadWord {
  forms: readonly string[];
  from: number;
  to: number;
}

export type ReadText = readonly ReadWord[];

export function read(text: string): ReadText {
  return tokensOf(text).map(({ word, from, to }) => ({ forms: formsOf(word), from, to }));
}

/** The parts of a text that a comma, a stop or a line break separates; a negation reaches no further. */
export function clausesOf(text: string): string[] {
  return text
    .split(/[!?;:\n()…•·|]+|[.,](?!\d)/u)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
}

export interface Found<Value> {
  value: Value;
  /** Index of the first word. */
  start: number;
  /** Index after the last word. */
  end: number;
}

/** Phrases and what each means, found in a text whatever its case, accents, plurals and Hebrew prefixes. */
export class PhraseBook<Value> {
  readonly #byFirstWord = new Map<string, { rest: readonly string[]; value: Value }[]>();

  constructor(entries: Iterable<readonly [phrase: string, value: Value]>) {
    for (const [phrase, value] of entries) {
      const [first, ...rest] = tokensOf(phrase).map((token) => stem(token.word));
      if (first === undefined) continue;
      const known = this.#byFirstWord.get(first) ?? [];
      known.push({ rest, value });
      this.#byFirstWord.set(first, known);
    }
  }

  /** A book of lists of phrases that bars separate, each with what all of its phrases mean. */
  static ofLists<Value>(lists: Iterable<readonly [phrases: string, value: Value]>): PhraseBook<Value> {
    return new PhraseBook(
      [...lists].flatMap(([phrases, value]) => phrases.split('|').map((phrase) => [phrase, value] as const)),
    );
  }

  /** Every phrase that occurs, in the text's order. */
  findAll(text: ReadText): Found<Value>[] {
    const found: Found<Value>[] = [];
    // Most words begin no phrase: nothing is made for those.
    for (let start = 0; start < text.length; start += 1)
      for (const form of text[start]?.forms ?? [])
        for (const { rest, value } of this.#byFirstWord.get(form) ?? [])
          if (rest.every((word, offset) => text[start + 1 + offset]?.forms.includes(word)))
            found.push({ value, start, end: start + 1 + rest.length });
    return found;
  }

  /** The values that occur, each once. */
  valuesIn(text: ReadText): Set<Value> {
    return new Set(this.findAll(text).map((found) => found.value));
  }
}
