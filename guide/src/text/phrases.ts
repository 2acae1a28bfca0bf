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

/** A message with its words. */
export interface Written {
  message: string;
  text: ReadText;
}

/** A word as it was written; nothing behind the last. */
export function writtenAt({ message, text }: Written, at: number): string {
  const word = text[at];
  return word === undefined ? '' : message.slice(word.from, word.to);
}

/** A text with its words, of which only the places matter. */
interface Placed {
  message: string;
  text: readonly Pick<ReadWord, 'from' | 'to'>[];
}

/** What stands between a word and the one before it; behind the last word, the rest of the message. */
export const gapBefore = ({ message, text }: Placed, at: number): string =>
  message.slice(text[at - 1]?.to ?? 0, text[at]?.from);

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

/** In the text's order, and of what begins at one word the longest first. */
export const longestFirst = (one: Omit<Found<unknown>, 'value'>, other: Omit<Found<unknown>, 'value'>): number =>
  one.start - other.start || other.end - one.end;

/** Whether some words stand right behind a word. */
const isBehind = (text: ReadText, at: number, words: readonly string[]): boolean =>
  words.every((word, offset) => text[at + 1 + offset]?.forms.includes(word));

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
          if (isBehind(text, start, rest)) found.push({ value, start, end: start + 1 + rest.length });
    return found;
  }

  /** The longest phrase that begins at a word, in words; zero where none does. */
  lengthAt(text: ReadText, at: number): number {
    const lengths = (text[at]?.forms ?? []).flatMap((form) =>
      (this.#byFirstWord.get(form) ?? [])
        .filter(({ rest }) => isBehind(text, at, rest))
        .map(({ rest }) => 1 + rest.length),
    );
    return Math.max(0, ...lengths);
  }

  /** The values that occur, each once. */
  valuesIn(text: ReadText): Set<Value> {
    return new Set(this.findAll(text).map((found) => found.value));
  }
}
