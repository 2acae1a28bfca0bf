import type { Language } from '@foothold/contract';
import { formsOf } from '../../text/fold.ts';
import { type Found, read } from '../../text/phrases.ts';
import { oneLine } from '../../text/quote.ts';
import { LIMITING, type Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import {
  framesOf,
  goesOn,
  isFraming,
  isLimited,
  isMadeWithout,
  isOfLimits,
  type LimitClause,
  type LimitFrame,
} from './limit-frames.ts';
import type { LimitRole } from '../../understand/limit-words/kinds.ts';
import { limitBooks } from '../../understand/limit-words/words.ts';
import { edgeWords } from './edge-words/words.ts';
import { isLimit } from './limit-edges.ts';
import { firstMade } from './made-without.ts';
import { ownWorkIn } from './own-work.ts';
import { ownWorkWords } from './own-work/words.ts';
import { namesJob } from './jobs.ts';
import { flat, PIECE, type Stretch } from './message.ts';
import { isDoneWith } from '../../work/deeds.ts';
import { bearsOnNeeds, hasNoCapital, ruledOutIn } from '../../understand/ruled-out.ts';
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

/** As many words as are looked at; nobody says more. */
const MOST_WORDS = 1_000;
const TEXT_LENGTH = 300;

interface Piece extends LimitClause {
  /** Where its text begins in the message. */
  at: number;
  /** Whether a comma ends it. */
  comma: boolean;
}

/** Small words, which say whose a clause is also inside a longer phrase. */
const SMALL: ReadonlySet<LimitRole> = new Set<LimitRole>(['self', 'mine', 'have', 'light']);

/** Phrases without those that stand inside a longer one: “nothing but” denies nothing. What only turns (“y no”) hides none. */
function longest(found: readonly Found<LimitRole>[]): Found<LimitRole>[] {
  const long = found.filter(({ value, start, end }) => value !== 'turn' && end - start > 1);
  if (long.length === 0) return [...found];
  return found.filter(
    ({ value, start, end }) =>
      SMALL.has(value) ||
      !long.some(
        (other) =>
          other.start <= start &&
          other.end >= end &&
          other.end - other.start > end - start &&
          !(value === 'no' && other.value === 'without'),
      ),
  );
}

/**
 * In Portuguese “no” says “in the”, where Spanish denies with it, and “num” says “in a” but where “não” is spoken so, before a
 * verb of being able, having or wanting: “num posso”.
 */
function isIn(written: string, next: string, language: Language): boolean {
  return language === 'pt' && (written === 'no' || (written === 'num' && !ownWorkWords.pt.notWork.has(next)));
}

/** As many words as are one clause; people who part nothing say many in one breath. */
const CLAUSE_WORDS = 40;

/** A clause from one word of a text to another. */
function clauseOf(
  { words, written, found }: Pick<LimitClause, 'words' | 'written' | 'found'>,
  from: number,
  to: number,
  heard: ReadingContext,
): LimitClause {
  const here = found.flatMap(({ value, start, end }) =>
    start >= from && end <= to ? [{ value, start: start - from, end: end - from }] : [],
  );
  const last = to - from - 1;
  const texts = written.slice(from, to);
  const denials = longest(here).filter(
    ({ value, start }) =>
      !(value === 'no' && start < last && isIn(texts[start] ?? '', texts[start + 1] ?? '', heard.language)),
  );
  const kin = KIN.test(texts.join(' ')) ? texts.flatMap((word, at) => (KIN.test(word) ? [at] : [])) : [];
  return {
    words: words.slice(from, to),
    written: texts,
    found: denials,
    kin: new Set(kin),
    makes: here.some(({ value }) => value === 'lacks') ? firstMade(texts, here, heard.language) : -1,
    asked: heard.asked !== null && LIMITING.has(heard.asked),
  };
}

/**
 * Where somebody goes on about themselves behind what they can't, by their pronoun or by a verb behind an “and”: “no
 * evenings I work at a bakery then”, “não tenho carro e adoro ensinar”.
 */
function beginnings(
  written: readonly string[],
  found: readonly Found<LimitRole>[],
  { language }: ReadingContext,
): number[] {
  const { and, notWork, bare } = ownWorkWords[language];
  const { does } = edgeWords[language];
  const frame = found.find(({ value }) => value !== 'only' && isFraming(value));
  const things = found.filter(({ value, start }) => isLimited(value) && frame !== undefined && start >= frame.end);
  const [thing] = things;
  if (!thing) return [];
  const ends = new Set(things.map(({ end }) => end));
  const own = new Set(found.flatMap(({ value, start }) => (value === 'self' ? [start] : [])));
  const named = new Set(things.map(({ start }) => start));
  return written.flatMap((word, at) => {
    if (at < thing.end || named.has(at)) return [];
    if (own.has(at) && ends.has(at) && bare !== 'known') return [at];
    const isJoined = and.has(written[at - 1] ?? '') && at - 1 >= thing.end;
    const isDoing = () => bare === true && isDoneWith([formsOf(word)], language) && written.length > at + 1;
    return isJoined && (own.has(at) || notWork.has(word) || does.has(word) || isDoing()) ? [at - 1] : [];
  });
}

/** The clauses of a part of a message: cut where a “but” or “because” begins another, or somebody begins anew. */
function clausesOf(text: string, heard: ReadingContext): LimitClause[] {
  const words = read(text);
  const found = heard.languages.flatMap((language) => limitBooks[language].findAll(words));
  if (!found.some(({ value }) => isOfLimits(value)) && !bearsOnNeeds(text, heard.language)) return [];
  const folded = flat(text);
  const written = words.map(({ from, to }) => folded.slice(from, to));
  const turns = found.flatMap(({ value, start }) => (value === 'turn' ? [start] : []));
  const begun = beginnings(written, found, heard);
  const cuts = [...new Set([0, ...turns, ...begun, words.length])].toSorted((one, other) => one - other);
  const clauses: LimitClause[] = [];
  for (const [index, cut] of cuts.slice(0, -1).entries()) {
    const end = cuts[index + 1] ?? words.length;
    for (let from = cut; from < end; from += CLAUSE_WORDS)
      clauses.push(clauseOf({ words, written, found }, from, Math.min(end, from + CLAUSE_WORDS), heard));
  }
  return clauses;
}

/** The clauses in which something may be limited, and those that may go on with what the one before limits. */
function piecesOf(message: string, heard: ReadingContext): Piece[] {
  const pieces: Piece[] = [];
  let count = 0;
  for (const match of message.matchAll(PIECE)) {
    const end = match.groups?.['end'] ?? '';
    const text = match[0].slice(0, match[0].length - end.length);
    if (count > MOST_WORDS) break;
    if (end === '?') continue;
    const clauses = clausesOf(text, heard);
    for (const clause of clauses) {
      count += clause.words.length;
      pieces.push({ ...clause, at: match.index, comma: end === ',' });
    }
  }
  return pieces;
}

/** What a body bears, and what it leans on. */
const BORNE: ReadonlySet<LimitRole> = new Set<LimitRole>(['ill', 'body']);

const OF_OTHERS: ReadonlySet<LimitRole> = new Set<LimitRole>(['past', 'others']);

/** Whether a clause by itself rules out what an idea may need: “sawdust makes me wheeze”, which no frame of words holds. */
function rulesOut(piece: Piece, text: string, { language }: ReadingContext): boolean {
  const isElse = piece.kin.size > 0 || piece.found.some(({ value }) => OF_OTHERS.has(value));
  const isLeftOut = piece.found.some(({ value, start, end }) => {
    const behind = piece.found.find((one) => isLimited(one.value) && one.start >= end);
    return value === 'lacks' && behind?.value === 'sense' && isMadeWithout(piece, start);
  });
  return !isElse && !isLeftOut && (ruledOutIn(text, language).size > 0 || hasNoCapital(text, language));
}

/** As few words as only turn against what was named before a comma: “the phone, not for me”. */
const TURNING = 6;

/** Two clauses that rule something out together and not apart. */
function ruleOutTogether(piece: Piece, next: Piece | undefined, message: string, heard: ReadingContext): boolean {
  if (!next || !piece.comma || piece.words.length > TURNING || next.words.length > TURNING) return false;
  if (framesOf(next).length > 0 || rulesOut(next, textOf(next, message), heard)) return false;
  return rulesOut(piece, `${textOf(piece, message)}, ${textOf(next, message)}`, heard);
}

/** A longer clause may name a job beside its limit. */
const LIMIT_ALONE = 8;

/** A clause that is a limit as a whole; what names work is work besides: “gardien de nuit”. */
function wholeOf({ words }: Piece, text: string): LimitFrame[] {
  const denies = words.length <= LIMIT_ALONE && !namesJob(text);
  return [{ field: 'limits', start: 0, end: words.length, denies }];
}

function textOf({ words, at }: Piece, message: string): string {
  return message.slice(at + (words[0]?.from ?? 0), at + (words.at(-1)?.to ?? 0));
}

/**
 * What a clause limits. The ills that are the things of somebody's work are none of theirs: “je sculpte des cannes”; and who
 * says what they do themselves, and frames nothing besides, rules nothing out by what they do it with, or when: “I mend
 * wheelchairs”, “limpo escritórios das 5 às 8”. Looked at only where something seems to be limited.
 */
function limitedBy(piece: Piece, message: string, heard: ReadingContext, jobs: readonly Stretch[]): LimitFrame[] {
  const text = textOf(piece, message);
  const framed = framesOf(piece);
  const isLimit = framed.length === 0 && rulesOut(piece, text, heard);
  if (framed.length === 0 && !isLimit) return [];
  const begin = piece.words[0]?.from ?? 0;
  // What holds a word of denying is no plain work, whatever the learnt reader makes of it.
  const denies = framed.length > 0 || piece.found.some(({ value }) => isFraming(value));
  const heardHere = denies ? [] : jobs.map(({ from, to }) => ({ from: from - piece.at, to: to - piece.at }));
  const last = piece.words.at(-1)?.to ?? 0;
  const work = [
    ...ownWorkIn(text, heard.language).map(({ from, to }) => ({ from: from + begin, to: to + begin })),
    ...heardHere.filter(({ from, to }) => from >= begin && to <= last),
  ];
  if (work.length === 0) return isLimit ? wholeOf(piece, text) : framed;
  const isWithin = ({ start, end }: Found<LimitRole>) =>
    work.some(({ from, to }) => (piece.words[start]?.from ?? 0) >= from && (piece.words[end - 1]?.to ?? 0) <= to);
  const found = piece.found.filter((one) => !BORNE.has(one.value) || !isWithin(one));
  if (!isLimit) return framesOf({ ...piece, found });
  return found.some(({ value }) => isFraming(value) && value !== 'until') ? wholeOf(piece, text) : [];
}

/** Everything that a message says somebody can't or won't, in their words; `jobs` is where the learnt reader surely hears work. */
export function limitsTold(message: string, heard: ReadingContext, jobs: readonly Stretch[] = []): LimitTold[] {
  const told: LimitTold[] = [];
  let open = false;
  const pieces = piecesOf(message, heard);
  for (const [at, piece] of pieces.entries()) {
    const frames = limitedBy(piece, message, heard, jobs);
    const next = pieces[at + 1];
    if (frames.length === 0 && next && ruleOutTogether(piece, next, message, heard)) {
      const [from, to] = [piece.at + (piece.words[0]?.from ?? 0), next.at + (next.words.at(-1)?.to ?? 0)];
      told.push({ field: 'limits', from, to, denies: true, text: oneLine(message.slice(from, to), TEXT_LENGTH) });
      continue;
    }
    const last = told.at(-1);
    if (open && frames.length === 0 && last && goesOn(piece)) {
      const to = piece.at + (piece.words.at(-1)?.to ?? 0);
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
const WORK: ReadonlySet<Mention['field']> = new Set(['skills', 'hobbies', 'experience']);

/** A limit that swallowed work told behind it, as the frame says that ends before: “no puedo estar de pie y coso vestidos”. */
function unswallowed(one: Mention, said: readonly Mention[], told: readonly LimitTold[]): Mention {
  if (!isLimit(one)) return one;
  const words = flat(one.value);
  const frame = told.find(({ text }) => words.startsWith(flat(text)) && words.length > text.length);
  const rest = frame ? words.slice(frame.text.length) : '';
  const isWork = said.some((other) => WORK.has(other.field) && rest.includes(flat(wordsOf(other))));
  return frame && isWork ? { field: one.field, value: frame.text } : one;
}

/**
 * What was heard, with limits that were told besides: what is denied, or is a limit and nothing more (“mornings only”), is
 * no skill and no wish, and of the same limit the longer wording counts.
 */
export function withLimits(heard: readonly Mention[], told: readonly LimitTold[]): Mention[] {
  const texts = told.map((one) => flat(one.text));
  const said = heard.map((one) => unswallowed(one, heard, told));
  const denied = told.flatMap((one, at) => (one.denies ? [texts[at] ?? ''] : []));
  const kept = said.filter((one) => {
    // What was done for so long was done, though nobody wants it again: “a waitress for two years, and sick of it”.
    if (one.field === 'experience' && one.value.duration_months > 0) return true;
    const words = flat(wordsOf(one));
    const isDenied = denied.some((text) => text.includes(words));
    if (one.field === 'experience' && !isDenied && namesJob(words)) return true;
    const isMostOf = (text: string) => text.includes(words) && words.length * 2 > text.length;
    if (REFUSED.has(one.field)) return !texts.some(isMostOf) && !isDenied;
    return !LIMITING.has(one.field) || !texts.some((text) => text !== words && text.includes(words));
  });
  const known = kept.flatMap((one) => (LIMITING.has(one.field) ? [flat(wordsOf(one))] : []));
  const added = told.filter((_, at) => !known.some((words) => words.includes(texts[at] ?? '')));
  return [...kept, ...added.map(({ field, text }): Mention => ({ field, value: text }))];
}
