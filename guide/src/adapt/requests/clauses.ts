import type { ReadText } from '../../text/phrases.ts';
import { readLoosely } from '../../understand/read-loosely.ts';
import { Marks } from './words.ts';

/** One thought of a message: what a comma, a stop or a line break parts, but for those inside quotation marks. */
export interface Clause {
  text: string;
  words: ReadText;
  marks: Marks;
  /** What stands in quotation marks, in order. */
  quoted: readonly Quoted[];
}

interface Quoted {
  text: string;
  /** Index of the opening mark in the clause. */
  from: number;
  /** Index after the closing mark. */
  to: number;
}

/** Not the gershayim inside a Hebrew abbreviation, but a quotation right behind a prefix: ל״כך״. */
const QUOTED = /(?<!\p{L}{2})[“"«״„]\s*([^“”"«»״„\n]{1,200}?)\s*[”"»״“](?!\p{L})/gu;
const PARTING = /[!?;:\n()…•·|]|[.,](?!\d)/gu;
/** More than a person says in one message; the rest is left to the reading of plain wishes. */
const MOST = 200;

function quotedIn(text: string): Quoted[] {
  return [...text.matchAll(QUOTED)].map((match) => ({
    text: match[1] ?? '',
    from: match.index,
    to: match.index + match[0].length,
  }));
}

/** A piece of a message as one clause. */
export function clauseOf(raw: string): Clause {
  const text = raw.trim();
  const words = readLoosely(text);
  return { text, words, marks: new Marks(words), quoted: quotedIn(text) };
}

/** The clauses of a message. */
export function clausesIn(message: string): Clause[] {
  const held = quotedIn(message);
  const clauses: Clause[] = [];
  let begun = 0;
  let next = 0;
  for (const { index } of message.matchAll(PARTING)) {
    while ((held[next]?.to ?? Infinity) <= index) next += 1;
    if (index > (held[next]?.from ?? Infinity)) continue;
    if (clauses.length === MOST) break;
    clauses.push(clauseOf(message.slice(begun, index)));
    begun = index + 1;
  }
  clauses.push(clauseOf(message.slice(begun)));
  return clauses.filter(({ words }) => words.length > 0);
}
