import type { Found, ReadText } from '../../text/phrases.ts';
import type { Stretch } from './message.ts';
import type { StandingRole } from './standing-words/kinds.ts';
import type { WhoseRole } from './whose-words/kinds.ts';

/** A part of a message with what its words do. */
export interface Part extends Stretch {
  text: string;
  raw: string;
  words: ReadText;
  standing: readonly Found<StandingRole>[];
  /** The same, by the word that they begin with. */
  begins: ReadonlyMap<number, readonly Found<StandingRole>[]>;
  whose: readonly Found<WhoseRole>[];
}

/** Words of a part, from one up to, not including, another. */
export interface Span {
  start: number;
  end: number;
}

export const has = ({ standing, begins }: Part, role: StandingRole, at?: number) =>
  (at === undefined ? standing : (begins.get(at) ?? [])).some(({ value }) => value === role);

/** The end of the longest phrase of some roles that begins at a word; the word itself where none does. */
export function past(part: Part, roles: readonly StandingRole[], at: number): number {
  const ends = (part.begins.get(at) ?? []).flatMap(({ value, end }) => (roles.includes(value) ? [end] : []));
  return Math.max(at, ...ends);
}

/** Behind as many phrases of some roles as follow each other. */
export function pastAll(part: Part, roles: readonly StandingRole[], from: number): number {
  let at = from;
  for (let next = past(part, roles, at); next > at; next = past(part, roles, at)) at = next;
  return at;
}

export const written = ({ raw, words }: Part, at: number) => {
  const word = words[at];
  return word ? raw.slice(word.from, word.to) : '';
};

/** The rest of a part behind a word, folded. */
export const restOf = ({ text, words }: Part, at: number) => text.slice(words[at - 1]?.to ?? 0).trim();
