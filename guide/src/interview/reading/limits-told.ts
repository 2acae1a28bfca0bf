import type { Language } from '@foothold/contract';
import { type Found, read } from '../../text/phrases.ts';
import { oneLine } from '../../text/quote.ts';
import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { framesOf, goesOn, type LimitClause } from './limit-frames.ts';
import type { LimitRole } from './limit-words/kinds.ts';
import { limitBooks } from './limit-words/words.ts';
import { flat } from './message.ts';
import { KIN } from './number-mentions.ts';
import { wordsOf } from './refusals.ts';

/** Something that somebody can't or won't, as they said it. */
export interface LimitTold {
  field: 'limits' | 'dislikes';
  text: string;
  from: number;
  to: number;
  /** Whether what it names is denied, and therefore no skill, wish or thing at hand. */
  denies: boolean;
}

/** Parts of a message that no limit reaches beyond, with what ends them. */
const PIECE = /(?:[^,.;!?¿¡\n()…•·|]|[.,](?=\d))+(?<end>[,.;!?\n()…]?)/gu;
/** As many words as are looked at; nobody says more. */
const MOST_WORDS = 1_500;
const TEXT_LENGTH = 300;

interface Piece extends LimitClause {
  /** Where its text begins in the message. */
  at: number;
  text: string;
  /** Whether a comma ends it. */
  comma: boolean;
}

/** Small words, which say whose a clause is also inside a longer phrase. */
const SMALL: ReadonlySet<LimitRole> = new Set<LimitRole>(['self', 'mine', 'have', 'light']);

/** Phrases without those that stand inside a longer one: “nothing but” denies nothing. */
function longest(found: readonly Found<LimitRole>[]): Found<LimitRole>[] {
  return found.filter(
    ({ value, start, end }) =>
      SMALL.has(value) ||
      !found.some((other) => other.start <= start && other.end >= end && other.end - other.start > end - start),
  );
}

/** In Portuguese “no” says “in the”, where Spanish denies with it. */
const isIn = (written: string, language: Language) => language === 'pt' && written === 'no';

function clauseOf(text: string, heard: ReadingContext): LimitClause {
  const words = read(text);
  const folded = flat(text);
  const written = words.map(({ from, to }) => folded.slice(from, to));
  const all = heard.languages.flatMap((language) => limitBooks[language].findAll(words));
  const found = longest(all).filter(
    ({ value, start }) => !(value === 'no' && start + 1 < words.length && isIn(written[start] ?? '', heard.language)),
  );
  const kin = new Set(written.flatMap((word, at) => (KIN.test(word) ? [at] : [])));
  return { words, written, found, kin, asked: heard.asked === 'limits' || heard.asked === 'dislikes' };
}

/** A clause cut where a “but” or “because” begins another. */
function cutAtTurns(text: string, heard: ReadingContext): { at: number; text: string }[] {
  const words = read(text);
  const turns = heard.languages
    .flatMap((language) => limitBooks[language].findAll(words))
    .flatMap(({ value, start }) => (value === 'turn' && start > 0 ? [words[start]?.from ?? 0] : []));
  const cuts = [0, ...new Set(turns.toSorted((one, other) => one - other)), text.length];
  return cuts.slice(0, -1).map((at, index) => ({ at, text: text.slice(at, cuts[index + 1]) }));
}

function piecesOf(message: string, heard: ReadingContext): Piece[] {
  const pieces: Piece[] = [];
  let count = 0;
  for (const match of message.matchAll(PIECE)) {
    const end = match.groups?.['end'] ?? '';
    const text = match[0].slice(0, match[0].length - end.length);
    if (count > MOST_WORDS) break;
    if (end === '?') continue;
    for (const part of cutAtTurns(text, heard)) {
      const clause = clauseOf(part.text, heard);
      count += clause.words.length;
      pieces.push({ ...clause, at: match.index + part.at, text: part.text, comma: end === ',' });
    }
  }
  return pieces;
}

/** Everything that a message says somebody can't or won't, in their words. */
export function limitsTold(message: string, heard: ReadingContext): LimitTold[] {
  const told: LimitTold[] = [];
  let open = false;
  for (const piece of piecesOf(message, heard)) {
    const frames = framesOf(piece);
    const last = told.at(-1);
    if (open && frames.length === 0 && last && goesOn(piece)) {
      const to = piece.at + piece.text.trimEnd().length;
      told[told.length - 1] = { ...last, to, text: oneLine(message.slice(last.from, to), TEXT_LENGTH) };
      open = piece.comma;
      continue;
    }
    for (const { field, start, end, denies } of frames) {
      const from = piece.at + (piece.words[start]?.from ?? 0);
      const to = piece.at + (piece.words[end - 1]?.to ?? 0);
      told.push({ field, from, to, denies, text: oneLine(message.slice(from, to), TEXT_LENGTH) });
    }
    const final = frames.at(-1);
    open = piece.comma && final !== undefined && final.denies && final.end === piece.words.length;
  }
  return told;
}

const REFUSED: ReadonlySet<Mention['field']> = new Set(['skills', 'hobbies', 'goals', 'notes', 'experience']);
const LIMITING: ReadonlySet<Mention['field']> = new Set(['limits', 'dislikes']);

/**
 * What was heard, with limits that were told besides: what is denied is no skill and no wish, and of the same limit the
 * longer wording counts.
 */
export function withLimits(said: readonly Mention[], told: readonly LimitTold[]): Mention[] {
  const texts = told.map((one) => flat(one.text));
  const denied = told.flatMap((one, at) => (one.denies ? [texts[at] ?? ''] : []));
  const kept = said.filter((one) => {
    const words = flat(wordsOf(one));
    if (REFUSED.has(one.field)) return !denied.some((text) => text.includes(words));
    return !LIMITING.has(one.field) || !texts.some((text) => text !== words && text.includes(words));
  });
  const known = kept.flatMap((one) => (LIMITING.has(one.field) ? [flat(wordsOf(one))] : []));
  const added = told.filter((_, at) => !known.some((words) => words.includes(texts[at] ?? '')));
  return [...kept, ...added.map(({ field, text }): Mention => ({ field, value: text }))];
}
