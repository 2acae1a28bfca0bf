import type { Language } from '@foothold/contract';
import type { Fact } from '../../reader/spans/reader.ts';
import { formsOf } from '../../text/fold.ts';
import { type Found, read, type ReadText } from '../../text/phrases.ts';
import { isDoneWith } from '../../work/deeds.ts';
import type { Mention } from '../fields.ts';
import { isTitleOfKin } from './about-others.ts';
import type { ReadingContext } from './context.ts';
import { namesJob } from './jobs.ts';
import { flat, overlaps, placeOfWords } from './message.ts';
import { ownWorkWords } from './own-work/words.ts';
import { wordsOf } from './refusals.ts';
import { plainSentences } from './told-clauses.ts';
import { isOwn } from './whose.ts';
import type { WhoseRole } from './whose-words/kinds.ts';
import { whoseBooks } from './whose-words/words.ts';

/** Facts whose owner is the subject of their clause. */
const OWNED: ReadonlySet<Fact['kind']> = new Set(['job', 'skill', 'hobby', 'study', 'span']);
/** As many words of a sentence are looked at; people who part nothing say many in one breath. */
const MOST_WORDS = 120;

/** From here on, the learnt reader is certain that a fact is somebody else’s; from here on, it may be. */
const CERTAIN = 0.97;
const HINTED = 0.2;

type Subject = 'self' | 'other';

/** Somebody who does what follows, from a place of the message on; null where it may be either. */
interface Turn {
  from: number;
  subject: Subject | null;
}

/** Whether a word is a verb of the first person, where verbs say so by themselves: “conserto”, “tengo”. */
export function isOwnVerb(word: string, language: Language): boolean {
  const { bare, now, notWork } = ownWorkWords[language];
  if (bare !== true || !now.test(word)) return false;
  return notWork.has(word) || isDoneWith([formsOf(word)], language);
}

/** Whether a relative stands where a clause begins: behind its beginning or a comma only “and”, “so” and “my”. */
function begins(at: number, words: ReadText, text: string, found: readonly Found<WhoseRole>[]): boolean {
  let first = at;
  const isBefore = (word: number) =>
    found.some(({ value, start, end }) => value === 'before' && start <= word && end > word);
  while (first > 0 && !hasComma(text, words, first) && isBefore(first - 1)) first -= 1;
  return first === 0 || hasComma(text, words, first) || (first < at && joins(first, words, found));
}

const hasComma = (text: string, words: ReadText, at: number) =>
  /[,(:]/u.test(text.slice(words[at - 1]?.to ?? 0, words[at]?.from ?? 0));

/** Whether the first of the words before a relative joins clauses, and is no “my” behind “for” or “with”. */
function joins(at: number, words: ReadText, found: readonly Found<WhoseRole>[]): boolean {
  return !found.some(({ value, start }) => value === 'object' && start === at) && at + 1 < words.length;
}

/** Who does what in a sentence, from which word on. */
function turnsIn(text: string, offset: number, heard: ReadingContext, isKnown: boolean): Turn[] {
  const words = read(text).slice(0, MOST_WORDS);
  const found = heard.languages.flatMap((language) => whoseBooks[language].findAll(words));
  const has = (role: WhoseRole, at: number) => found.some(({ value, start }) => value === role && start === at);
  let others = isKnown;
  return words.flatMap(({ from, to }, at): Turn[] => {
    const turn = (subject: Subject | null) => [{ from: offset + from, subject }];
    const isBeside = found.some(({ value, end }) => value === 'beside' && end === at);
    if (has('self', at) && !isBeside) return turn('self');
    // “The owner died and …” goes on about whoever stayed.
    const isGone = others && found.some(({ value, end }) => value === 'gone' && end === at);
    if (has('kin', at) && begins(at, words, text, found)) {
      others = true;
      return turn('other');
    }
    if (!has('kin', at) && isOwnVerb(text.slice(from, to), heard.language)) return turn('self');
    if (others && has('third', at)) return turn('other');
    return isGone || (has('object', at) && others && !has('before', at)) ? turn(null) : [];
  });
}

/** Who every part of a folded message is about, in order. */
function allTurns(folded: string, heard: ReadingContext): Turn[] {
  const turns: Turn[] = [];
  for (const { text, from } of plainSentences(folded)) {
    const isKnown = turns.some(({ subject }) => subject === 'other');
    // A sentence that names nobody is about nobody in particular.
    turns.push({ from, subject: null }, ...turnsIn(text, from, heard, isKnown));
  }
  return turns;
}

/** Work that an answer may name. */
const NAMED: ReadonlySet<Mention['field']> = new Set(['experience', 'skills']);

/**
 * What was heard without the names of work in a clause about somebody else, where the learnt reader hears nothing of the
 * teller’s own: “el dueño es argentino y profesor de tango”.
 */
export function withoutOthers(
  said: readonly Mention[],
  message: string,
  heard: ReadingContext,
  facts: readonly Fact[],
): Mention[] {
  const folded = flat(message);
  const turns = allTurns(folded, heard);
  if (!turns.some(({ subject }) => subject === 'other')) return [...said];
  return said.filter((one) => {
    const words = flat(wordsOf(one));
    const place = NAMED.has(one.field) && !isTitleOfKin(words) ? placeOfWords(words, folded) : null;
    const turn = place && turns.findLast(({ from }) => from <= place.from);
    if (!place || turn?.subject !== 'other' || facts.some((fact) => isOwn(fact) && overlaps(fact, place))) return true;
    return folded.slice(turn.from, place.from).includes(',') && !namesJob(words);
  });
}

/**
 * Facts as those of whoever their clause is about, where a relative was spoken of: “my wife’s a paramedic and works nights, so
 * I look after the boys”. What is taught or given to the teller may be theirs, and stays as it was heard.
 */
export function withSubjects(facts: readonly Fact[], message: string, heard: ReadingContext): Fact[] {
  if (!facts.some(({ kind }) => OWNED.has(kind))) return [...facts];
  const folded = flat(message);
  const turns = allTurns(folded, heard);
  const { bare, now } = ownWorkWords[heard.language];
  // What names somebody behind a comma is still who was spoken of: “mi hermana arregla redes, redeira”.
  const mayBeOwn = ({ kind, text }: Fact) => kind !== 'job' || now.test(flat(text).split(' ', 1)[0] ?? '');
  const first = turns.find(({ subject }) => subject === 'other');
  if (!first) return [...facts];
  return facts.map((fact) => {
    if (!OWNED.has(fact.kind) || fact.from < first.from) return fact;
    const turn = turns.findLast(({ from }) => from <= fact.from);
    const { other } = fact.manners;
    if (turn?.subject === 'self') return other < CERTAIN ? { ...fact, manners: { ...fact.manners, other: 0 } } : fact;
    if (turn?.subject !== 'other') return fact;
    // Where a verb says by itself who does it, a comma may turn from one to the other unsaid.
    const isParted = bare === true && folded.slice(turn.from, fact.from).includes(',') && mayBeOwn(fact);
    return isParted && other < HINTED ? fact : { ...fact, manners: { ...fact.manners, other: 1 } };
  });
}
