import { HOURS_MAX, type Language } from '@foothold/contract';
import { negatorIn } from '../../text/negation.ts';
import { type Found, type PhraseBook, read, type ReadText } from '../../text/phrases.ts';
import { oneLine } from '../../text/quote.ts';
import { flat, placeOfWords, type Stretch } from './message.ts';
import { tokensIn } from './numbers.ts';
import { type Quantity, quantitiesIn } from './quantities.ts';
import { toldBooks } from './told-words/words.ts';
import { units } from './units.ts';

/** A sentence or line of a folded message, without what ends it. */
const SENTENCE = /(?:[^;!?¿¡\n•·▪●◦|.]|[.](?=\d))+/gu;
/** As many sentences with a quantity are read; nobody tells more. */
const MOST_SENTENCES = 60;

/** As much of a message as is looked at, as the learnt reader looks at no more. */
const LOOKED_AT = 5_000;

/** A sentence where it stands in its message. */
export interface PlainSentence {
  text: string;
  from: number;
}

/** And with what it counts. */
export interface Sentence extends PlainSentence {
  counted: readonly Quantity[];
}

/** The sentences of a folded message, without what they count, which takes most of the time. */
export function plainSentences(folded: string): PlainSentence[] {
  return [...folded.slice(0, LOOKED_AT).matchAll(SENTENCE)]
    .slice(0, MOST_SENTENCES)
    .map(({ 0: text, index }) => ({ text, from: index }));
}

/** As far before its number the word for hours may stand by itself, in words, and what may stand behind that number. */
const LABEL_REACH = 6;
const CLAUSE_ENDS = /^\s*(?:$|[,;)])/u;

/** Numbers of a sentence that names hours first and counts them behind as hours: “horas hay de sobra, unas 20”. */
function labelled(text: string, counted: readonly Quantity[]): Quantity[] {
  const label = tokensIn(text).find(({ word }) => units.hour.has(word));
  if (!label || counted.some(({ kind, to }) => kind === 'hours' || to <= label.from)) return [...counted];
  const [number, ...more] = counted;
  const isCount = number?.kind === 'number' && number.written > 0 && number.written <= HOURS_MAX;
  if (!number || !isCount || more.length > 0 || !CLAUSE_ENDS.test(text.slice(number.to))) return [...counted];
  const between = tokensIn(text.slice(label.to, number.from)).filter(({ word }) => /\p{L}/u.test(word));
  return between.length > LABEL_REACH ? [...counted] : [{ ...number, kind: 'hours', value: number.written }];
}

/** The sentences of a folded message. */
export function toldSentences(folded: string, languages: readonly Language[]): Sentence[] {
  return plainSentences(folded).map((sentence) => ({
    ...sentence,
    counted: labelled(sentence.text, quantitiesIn(sentence.text, languages)),
  }));
}

/** What words do in a sentence, where they stand in it, in characters. */
export interface Role<Name> {
  value: Name;
  from: number;
  to: number;
}

/** The roles of words in a sentence, in order, without those inside a longer one. */
export function rolesIn<Name extends string>(
  text: string,
  languages: readonly Language[],
  bookOf: (books: (typeof toldBooks)[Language]) => PhraseBook<Name>,
): Role<Name>[] {
  const words = read(text);
  const found = languages.flatMap((language) => bookOf(toldBooks[language]).findAll(words));
  // Of phrases that begin together the longest stands first, so that one inside another is behind it.
  const inOrder = found.toSorted((one, other) => one.start - other.start || other.end - one.end);
  const kept: Found<Name>[] = [];
  for (const one of inOrder) if (one.end > (kept.at(-1)?.end ?? 0)) kept.push(one);
  return kept.map(({ value, start, end }) => ({
    value,
    from: placeOf(words, start).from,
    to: placeOf(words, end - 1).to,
  }));
}

const placeOf = (words: ReadText, at: number) => words[at] ?? { from: 0, to: 0 };

/** Longest wording that is kept of what is told, in characters. */
const WORDING = 160;

/** A stretch of a message in its own words, on one line, cut between words where it is long. */
export function wordingOf(message: string, { from, to }: Stretch): string {
  return oneLine(message.slice(from, to), WORDING);
}

/** Where a wording begins that leads up to a place: at most so many characters before it, and never inside a word. */
export function wordingBefore(text: string, from: number, to: number): number {
  const least = to - WORDING;
  if (from >= least) return from;
  const space = text.slice(least - 1, to).search(/\s/u);
  return space < 0 ? to : least + space;
}

/** The part of a sentence between commas in which a place stands. */
export function clauseAt({ text }: { text: string }, from: number, to: number): { from: number; to: number } {
  const isComma = (at: number) => text[at] === ',' && !/\d/u.test(text[at + 1] ?? '');
  let start = from;
  while (start > 0 && !isComma(start - 1) && text[start - 1] !== '(') start -= 1;
  let end = to;
  while (end < text.length && !isComma(end) && text[end] !== ')') end += 1;
  return { from: start, to: end };
}

/** What parts a message where a wish or a denial ends. */
export const PART_END = /[,.;:!?\n()…]/u;
/** How far before a place its part is looked for, in characters. */
const LEAD = 80;

/** Where in a folded message the part begins, behind a comma or stop, in which a place stands. */
export function partBefore(folded: string, at: number): number {
  const part =
    folded
      .slice(Math.max(0, at - LEAD), at)
      .split(PART_END)
      .at(-1) ?? '';
  return at - part.length;
}

/** Words of a message with the denial that stands right before them in their part: “no tengo ganas de” is no “ganas de”. */
export function withDenial(words: string, message: string, language: Language): string {
  const folded = flat(message);
  const place = placeOfWords(flat(words), folded);
  if (!place) return words;
  const from = partBefore(folded, place.from);
  const isDenied = read(folded.slice(from, place.from)).some(negatorIn(language));
  return isDenied ? wordingOf(message, { from, to: place.to }).trim() : words;
}
