import type { Language } from '@foothold/contract';
import type { Need } from '../../../catalogue/schema.ts';
import { asksOf, spelledOut } from '../../../chat/asks.ts';
import { asksAt, fillers, smallWords } from '../../../chat/lexicon.ts';
import { isNegator } from '../../../text/negation.ts';
import { clausesOf, type Found, read, type ReadText } from '../../../text/phrases.ts';
import { isDreaded, ruledOutIn, turnsAgainst } from '../../../understand/ruled-out.ts';
import { refusalLexicons } from './lexicon.ts';

/** Something that a message rules out. */
export interface Refusal {
  /** In the person's own words. */
  said: string;
  /** What is not to be asked for; empty where no kind of thing is known by that name. */
  needs: ReadonlySet<Need>;
  /** What it is called; empty where its kinds say it. */
  what: string;
}

/** A message without what it rules out. */
export interface Heard {
  refusals: Refusal[];
  /** What it asks besides; empty where it only rules out. */
  question: string;
}

/** As much of a message as is read for what it rules out, in UTF-16 units. */
const READ = 1_500;
/** Words of a name of something. */
const MOST_NAMED = 3;
/** A clause that rules something out says hardly more than that. */
const MOST_BESIDES = 3;
const SMALL = 2;
const MOST_WORDS = 10;
/** So many words before it, what is ruled out stands within a question. */
const LEAST_BEFORE = 2;
/** So few words ask. */
const LEAST_ASKED = 2;

const starts = (found: readonly Found<true>[], at: number) => found.filter(({ start }) => start === at);
const longest = (found: readonly Found<true>[]) => found.toSorted((one, other) => other.end - one.end)[0];

/** The parts of a clause: before “but”, and before a “without” behind a question. */
function piecesOf(clause: string, language: Language): string[] {
  const text = read(clause);
  const { turns, inside } = refusalLexicons[language];
  const cuts = [...turns.findAll(text), ...inside.findAll(text)].flatMap(({ start }) =>
    start >= LEAST_BEFORE ? [start] : [],
  );
  const ends = [...new Set(cuts)].toSorted((one, other) => one - other).map((at) => text[at]?.from ?? 0);
  return [0, ...ends]
    .map((from, at) => clause.slice(from, ends[at] ?? clause.length).trim())
    .filter((piece) => piece !== '');
}

/** The words of a piece without those that only soften it, at either end. */
function bare(text: ReadText, language: Language): { start: number; end: number } {
  const { polite, turns } = refusalLexicons[language];
  const soft = [...polite.findAll(text), ...turns.findAll(text)];
  let [start, end] = [0, text.length];
  for (let next = longest(starts(soft, start)); next; next = longest(starts(soft, start))) start = next.end;
  for (
    let last = soft.find((one) => one.end === end && one.start >= start);
    last;
    last = soft.find((one) => one.end === end && one.start >= start)
  )
    end = last.start;
  return { start, end };
}

/** What a piece names behind a plain “no” or “without”; null where it says more, or something that is asked. */
function namedIn(piece: string, text: ReadText, language: Language): string | null {
  const { start, end } = bare(text, language);
  const opener = longest(starts(refusalLexicons[language].plain.findAll(text), start));
  if (!opener || end - opener.end < 1 || end - opener.end > MOST_NAMED) return null;
  const [first, last] = [text[opener.end], text[end - 1]];
  const what = first && last ? piece.slice(first.from, last.to) : '';
  return /\d/u.test(what) || asksOf(piece).length > 0 ? null : what;
}

/** Whether a piece does no more than rule out what it names. */
function onlyRefuses(text: ReadText, language: Language): boolean {
  if (text.length > MOST_WORDS || asksAt(text, 0)) return false;
  const { polite, plain, spoken } = refusalLexicons[language];
  const soft = [...polite.findAll(text), ...plain.findAll(text), ...spoken.findAll(text)];
  const besides = text.filter(
    (word, at) =>
      word.to - word.from > SMALL &&
      !isNegator(word) &&
      !word.forms.some((form) => smallWords.has(form) || fillers.has(form)) &&
      !soft.some(({ start, end }) => at >= start && at < end),
  );
  return besides.length <= MOST_BESIDES;
}

function refusalIn(piece: string, language: Language, isCut: boolean): Refusal | null {
  const text = read(piece);
  const { start, end } = bare(text, language);
  const said = piece.slice(text[start]?.from ?? 0, text[end - 1]?.to ?? piece.length);
  const spoken = refusalLexicons[language].spoken.findAll(text).map(({ value }) => value);
  const isDenied = text.some(isNegator) && asksOf(piece).every(({ weak, bare: isWord }) => weak || isWord);
  // “We are 4 in a small flat” tells how it is, and refuses nothing.
  const { plain, turns } = refusalLexicons[language];
  const refuses =
    read(spelledOut(said)).some(isNegator) ||
    starts(plain.findAll(text), start).length > 0 ||
    turnsAgainst(said, language) ||
    isDreaded(said);
  const needs = new Set<Need>(refuses ? [...ruledOutIn(said, language), ...(isDenied ? spoken : [])] : []);
  if (needs.size > 0) return onlyRefuses(text, language) ? { said, needs, what: '' } : null;
  // “Without feeling bad”, within a question, says how.
  const isHow = isCut && starts(turns.findAll(text), 0).length === 0;
  const what = isHow ? null : namedIn(piece, text, language);
  return what === null ? null : { said, needs, what };
}

/** What a message rules out, and what it asks besides. */
export function heardIn(message: string, language: Language): Heard {
  const pieces = clausesOf(message.slice(0, READ)).flatMap((clause) =>
    piecesOf(clause, language).map((piece, at) => ({ piece, isCut: at > 0 })),
  );
  const heard = pieces.map(({ piece, isCut }) => ({ piece, refusal: refusalIn(piece, language, isCut) }));
  const kept = heard.filter(({ refusal }) => refusal === null).map(({ piece }) => piece);
  const question = kept.join(', ');
  const isAsked = question.split(/\s+/u).length >= LEAST_ASKED;
  const refusals = heard.flatMap(({ refusal }) => refusal ?? []);
  // What is only named may answer something; it is ruled out where something else is asked.
  const told = isAsked ? refusals : refusals.filter(({ needs }) => needs.size > 0);
  return {
    refusals: told,
    question: isAsked && told.length > 0 ? `${question}${message.includes('?') ? '?' : ''}` : '',
  };
}
