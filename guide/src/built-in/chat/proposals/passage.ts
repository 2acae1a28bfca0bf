import { type Found, gapBefore, type ReadText, read } from '../../../text/phrases.ts';
import { type ChangeLexicon, isIn, longestAt } from '../../../chat/changes/lexicon.ts';

type Key = Parameters<ChangeLexicon['book']>[0];

/** A run of words of a message: the words from `start` to before `end`. */
export interface Span {
  start: number;
  end: number;
}

/** A message as the readers of requests look at it. */
export interface Passage {
  message: string;
  text: ReadText;
  lexicon: ChangeLexicon;
  /** Everywhere that a phrase of a list occurs. */
  all: (key: Key) => readonly Found<true>[];
  /** Behind the longest phrase of a list that begins at a word; null when none does. */
  past: (key: Key, start: number) => number | null;
}

/** As much of a message as is read for requests, in UTF-16 units. */
const READ = 1_200;

export function passageOf(whole: string, lexicon: ChangeLexicon): Passage {
  const message = whole.slice(0, READ);
  const text = read(message);
  const found = new Map<Key, readonly Found<true>[]>();
  const all = (key: Key) => {
    const known = found.get(key) ?? lexicon.book(key).findAll(text);
    found.set(key, known);
    return known;
  };
  return { message, text, lexicon, all, past: (key, start) => longestAt(all(key), start) };
}

const ENDS = /[!?;\n…]|\.(?=\s|$)/u;
const PARTS = /[,.;:!?\n()…–—]/u;

/** Where what is said at a word comes to its end: the index behind its last word. */
export function endOfSentence(passage: Passage, start: number): number {
  for (let at = start + 1; at < passage.text.length; at += 1) if (ENDS.test(gapBefore(passage, at))) return at;
  return passage.text.length;
}

/** Verbs with which a request goes on behind “and”. */
const verbs = ['tick', 'untick', 'mark', 'add', 'rename', 'remove', 'apart', 'move', 'swap', 'raise', 'put'] as const;

function goesOn(passage: Passage, at: number): boolean {
  const { text, lexicon, message } = passage;
  const { and } = lexicon.joined;
  const before = text[at - 1];
  const isJoined = before !== undefined && isIn(lexicon.words('and'), before);
  const isPrefixed = and !== '' && message[text[at]?.from ?? -1] === and;
  return (isJoined || isPrefixed) && verbs.some((verb) => passage.past(verb, at) !== null);
}

/** Indexes of the words with which a part of the message begins. */
export function beginnings(passage: Passage): number[] {
  return passage.text.flatMap((_word, at) =>
    at === 0 || PARTS.test(gapBefore(passage, at)) || goesOn(passage, at) ? [at] : [],
  );
}

const QUOTED =
  /["“”„«״]\s*([^"“”„«»״\n]{2,300}?)\s*["“”»״]|(?<![\p{L}\p{N}])ל?['‘’]([^\n]{2,300}?)['’](?![\p{L}\p{N}])/u;

/** Words in quotation marks behind a word, and where they stand; null when there are none before `end`. */
export function quotedIn(passage: Passage, { start, end }: Span): { value: string; from: number; to: number } | null {
  const { message, text } = passage;
  const from = start === 0 ? 0 : (text[start - 1]?.to ?? message.length);
  const found = QUOTED.exec(message.slice(from, endIn(passage, end)));
  if (!found) return null;
  const value = found[1] ?? found[2] ?? '';
  return { value, from: from + found.index, to: from + found.index + found[0].length };
}

function endIn({ message, text }: Passage, end: number): number {
  return end >= text.length ? message.length : (text[end]?.from ?? message.length);
}

const EDGES = /^[\s"'“”„«»״‘’:,;.–—-]+|[\s"'“”„«»״‘’,;.!?–—-]+$/gu;

/** The words of a span as they were written, without marks and politeness at their ends. */
export function written(passage: Passage, { start, end }: Span): string {
  const { message, text } = passage;
  let last = end;
  // “Please” and “instead” at the end are no part of it.
  for (let at = end - 1; at > start; at -= 1) if (passage.past('tail', at) === last) last = at;
  const from = text[start]?.from ?? message.length;
  const to = text[last - 1]?.to ?? from;
  return message.slice(from, to).replace(EDGES, '').replace(/\s+/gu, ' ');
}

/** Where phrases of a list stand in a span. */
export function within(passage: Passage, key: Key, { start, end }: Span): readonly Found<true>[] {
  return passage.all(key).filter((found) => found.start >= start && found.end <= end);
}
