import type { Language } from '@foothold/contract';
import type { Fact, FactKind } from '../../reader/spans/reader.ts';
import { isNegated, isNegator } from '../../text/negation.ts';
import { type Found, read, type ReadText } from '../../text/phrases.ts';
import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import type { GoalRole } from './goal-words/kinds.ts';
import { goalBooks } from './goal-words/words.ts';
import { goalIn } from './items.ts';
import { flat, PIECE, placeOfWords, type Stretch } from './message.ts';
import { KIN } from './number-mentions.ts';
import { PART_END, partBefore, wordingOf } from './told-clauses.ts';
import { apart, DOING } from './wishes-apart.ts';
import { wordsOf } from './refusals.ts';
import { saysOnlyUnpaid } from './unpaid.ts';
import { SURE } from './unsure.ts';
import { holdsWorkWord } from './work-words.ts';

/** As many parts are read; nobody wishes for more. */
const MOST_PIECES = 120;
/** How far before a goal its wish is looked for, in characters. */
const LEAD = 80;
/** As many words as may stand before a wish without being known to stand there. */
const MOST_UNKNOWN = 1;
/** As many words as a wish has; more is a story. */
const MOST_WORDS = 24;
/** As many wishes as are taken from one message. */
const MOST_GOALS = 2;
/** A word that is heard as a skill or job, and is so much of a wish, is what is wished for. */
const MOST_OF_IT = 0.6;

/** What a wish may be about without being a goal: what there is to put in, when, and what is not to be. */
const NO_GOAL: ReadonlySet<FactKind> = new Set(['have', 'hours', 'limit', 'dislike', 'age', 'place']);
/** Fields that hold what somebody can or does, which a wish does not say. */
const POSSESSED: ReadonlySet<Mention['field']> = new Set(['skills', 'experience', 'hobbies', 'notes']);

interface Heard {
  message: string;
  heard: ReadingContext;
}

interface Wish {
  words: ReadText;
  found: readonly Found<GoalRole>[];
}

/** The first frame of a wish, the longest of those that begin there. */
function frameIn({ found }: Wish, role: GoalRole): Found<GoalRole> | undefined {
  return found
    .filter(({ value }) => value === role)
    .toSorted((one, other) => one.start - other.start || other.end - one.end)[0];
}

/** Where what leads up to a wish begins: behind the last “but” before it. */
const turnBefore = ({ found }: Wish, start: number) =>
  found.findLast(({ value, end }) => value === 'turn' && end <= start)?.end ?? 0;

/**
 * Whether a wish is the teller’s: before it, or between it and the “but” before it, stands nothing but “I”, small words,
 * and hardly anything unknown. “I told my husband 200 but my aim is 90”.
 */
function isTellers(wish: Wish, start: number): boolean {
  const { words, found } = wish;
  const turn = turnBefore(wish, start);
  const before = found.filter((one) => one.start >= turn && one.end <= start);
  if (before.some(({ value }) => value === 'others')) return false;
  const isKnown = (at: number) => before.some((one) => one.value === 'self' && one.start <= at && at < one.end);
  const unknown = words.slice(turn, start).filter((_, at) => !isKnown(turn + at));
  return unknown.length <= MOST_UNKNOWN;
}

/** Where in its part what is wished for begins, in words; null where it tells no goal. */
function beginOf(wish: Wish, text: string, { language, languages }: ReadingContext): number | null {
  const { words, found } = wish;
  const want = frameIn(wish, 'want');
  const frame = want && isTellers(wish, want.start) ? want : frameIn(wish, 'reach');
  if (!frame || !isTellers(wish, frame.start) || isNegated(words, frame.end, frame.end, language)) return null;
  const lead = text.slice(words[turnBefore(wish, frame.start)]?.from ?? 0, words[frame.start]?.from ?? 0);
  if (KIN.test(flat(lead))) return null;
  const begin = frame.value === 'want' ? frame.end : frame.start;
  const first = words[begin];
  if (!first || isNegator(first) || isOverAt(begin, wish, text, languages)) return null;
  if (found.some(({ value, start }) => value === 'ask' && start === begin)) return null;
  const said = text.slice(first.from);
  const count = words.length - begin;
  if (frame.value === 'reach') return /\d/u.test(said) ? begin : null;
  return count <= MOST_WORDS && (count > 1 || /\d/u.test(said)) ? begin : null;
}

const REFUSING: ReadonlySet<Fact['kind']> = new Set(['limit', 'dislike']);

/** Facts in which what a wish begins and nothing denies is a goal, though it was heard as a limit: “id love to put on a show”. */
export function withWishesGranted(facts: readonly Fact[], heard: ReadingContext): Fact[] {
  return facts.map((fact): Fact => {
    if (!REFUSING.has(fact.kind)) return fact;
    const words = read(fact.text);
    const found = heard.languages.flatMap((language) => goalBooks[language].findAll(words));
    const begin = words.some(isNegator) ? null : beginOf({ words, found }, fact.text, heard);
    const from = begin === null ? undefined : words[begin]?.from;
    return from === undefined ? fact : { ...fact, kind: 'goal', text: fact.text.slice(from), from: fact.from + from };
  });
}

/** What a message says that its teller wants to reach, by the frames in which people say so. */
export function goalsTold(message: string, facts: readonly Fact[], heard: ReadingContext): string[] {
  const told: string[] = [];
  for (const match of [...message.matchAll(PIECE)].slice(0, MOST_PIECES)) {
    const end = match.groups?.['end'] ?? '';
    if (end === '?' || told.length === MOST_GOALS) continue;
    const text = match[0].slice(0, match[0].length - end.length);
    const words = read(text);
    const found = heard.languages.flatMap((language) => goalBooks[language].findAll(words));
    if (!found.some(({ value }) => value === 'want' || value === 'reach')) continue;
    const begin = beginOf({ words, found }, text, heard);
    if (begin === null) continue;
    const from = match.index + (words[begin]?.from ?? 0);
    const to = match.index + (words.at(-1)?.to ?? 0);
    const isElse = ({ kind, sureness, from: start, to: behind }: Fact) =>
      NO_GOAL.has(kind) && sureness >= SURE && start < to && behind > from;
    if (!facts.some(isElse)) told.push(message.slice(from, to));
  }
  return told;
}

/** Whether a text says what there is not, or that money is no matter: neither is a goal, whatever was asked. */
export function complains(text: string, { languages }: ReadingContext): boolean {
  const found = languages.flatMap((language) => goalBooks[language].findAll(read(text)));
  const isWished = found.some(({ value }) => value === 'want' || value === 'reach');
  const isAside = found.some(({ value, start }) => value === 'aside' || (value === 'lacks' && start <= 1 && !isWished));
  return isAside || saysOnlyUnpaid(text);
}

/** As many words stand before “there is” where a clause tells what there is: “en el club hay”. */
const MOST_BEFORE = 3;

/** Whether a goal only tells what there is, in a clause without a wish: “there are two rooms shut at the chapel”. */
function tellsWhatIs(value: string, folded: string, { languages }: ReadingContext): boolean {
  const place = placeOfWords(flat(value), folded);
  if (!place) return false;
  const found = languages.flatMap((language) =>
    goalBooks[language].findAll(read(folded.slice(partBefore(folded, place.from), place.to))),
  );
  return (
    found.some((one) => one.value === 'exists' && one.start <= MOST_BEFORE) &&
    !found.some((one) => one.value === 'want' || one.value === 'reach')
  );
}

/** What was heard, with what there is as it was said beside a wish that is told as one. */
function withoutWhatIs(said: readonly Mention[], wishes: readonly string[], { message, heard }: Heard): Mention[] {
  const folded = flat(message);
  return said.map((one) =>
    one.field === 'goals' && wishes.length > 0 && tellsWhatIs(one.value.value, folded, heard)
      ? { field: 'notes', value: one.value.value }
      : one,
  );
}

/** Whether what was heard as a goal is asked of us (“I would like to know how”), or is wished by somebody who is named before it. */
function isNoGoal(value: string, message: string, heard: ReadingContext): boolean {
  const booksIn = (text: string) => heard.languages.flatMap((language) => goalBooks[language].findAll(read(text)));
  if (booksIn(value).some((one) => one.value === 'ask' && one.start === 0) || complains(value, heard)) return true;
  const [folded, goal] = [flat(message), flat(value)];
  const from = folded.indexOf(goal);
  const before =
    from < 0
      ? ''
      : (folded
          .slice(Math.max(0, from - LEAD), from)
          .split(/[,.;!?\n()]/u)
          .at(-1) ?? '');
  const found = booksIn(before);
  const wish = found.find((one) => one.value === 'want');
  return wish !== undefined && found.some((one) => one.value === 'others' && one.end <= wish.start);
}

/** A goal without the clauses that say that money is no matter: “see people, the money comes second”. */
function withoutAside(one: Mention, heard: ReadingContext): Mention {
  if (one.field !== 'goals') return one;
  const clauses = one.value.value.split(',');
  const kept = clauses.filter((clause) => !complains(clause, heard));
  const isSome = kept.length > 0 && kept.length < clauses.length;
  return isSome ? { ...one, value: { ...one.value, value: kept.join(',').trim() } } : one;
}

/** Whether words say, from one of them on, that something is not to be any more: “pu”, or “plus” before a verb. */
function isOverAt(at: number, { words, found }: Wish, text: string, languages: readonly Language[]): boolean {
  const here = found.filter(({ start }) => start === at);
  const rest = `${flat(text.slice(words[at + 1]?.from ?? text.length))} `;
  const isDoing = languages.some((language) => DOING[language].test(rest));
  return here.some(({ value }) => value === 'over' || (value === 'overDoing' && isDoing));
}

/** Where a part begins behind the small words before it: “and no more”. */
const leadIn = (found: Wish['found']) => found.find(({ value, start }) => value === 'self' && start === 0)?.end ?? 0;

/** Whether a wish that something ends stands before a part: “j’veux plus conduire, et plus courir”. */
function isAfterOver(before: string, { languages }: ReadingContext): boolean {
  return before.split(PART_END).some((text) => {
    const words = read(text);
    const found = languages.flatMap((language) => goalBooks[language].findAll(words));
    return found.some(({ value, end }) => value === 'want' && isOverAt(end, { words, found }, text, languages));
  });
}

/**
 * What a mention says with what leads up to it in its part of a message: a wish that something ends right before or in
 * it; null where there is none. It ends where its teller goes on with something else (“and I bake”).
 */
function overIn(one: Mention, folded: string, heard: ReadingContext): Stretch | null {
  const { languages } = heard;
  const place = placeOfWords(flat(wordsOf(one)), folded);
  if (!place) return null;
  const start = partBefore(folded, place.from);
  const text = folded.slice(start, place.to);
  const words = read(text);
  const found = languages.flatMap((language) => goalBooks[language].findAll(words));
  const first = words.findIndex(({ from }) => from >= place.from - start);
  // What is denied is the mention itself: its first word stands before what denies, in it or right behind it.
  const isHere = (at: number) =>
    found.some(({ start: begin, end }) => begin === at && end >= first) &&
    isOverAt(at, { words, found }, text, languages);
  const begins = found.filter(({ value }) => value === 'want').map(({ end }) => end);
  if (one.field === 'goals' || isAfterOver(folded.slice(Math.max(0, start - LEAD), start), heard))
    begins.push(first, leadIn(found));
  const over = begins.find(isHere);
  if (over === undefined) return null;
  const onward = found.find(({ value, start: begin }) => value === 'onward' && begin > over);
  return { from: start, to: start + (words[onward ? onward.start - 1 : words.length - 1]?.to ?? text.length) };
}

/**
 * What was heard, with what somebody wishes no more as what they would rather not: “j’veux pu faire de ménage”. What
 * its teller goes on with is kept as it was said.
 */
export function withoutOver(said: readonly Mention[], message: string, heard: ReadingContext): Mention[] {
  const folded = flat(message);
  const made: Mention[] = [];
  const overs: Stretch[] = [];
  for (const one of said) {
    const isAble = one.field === 'goals' || POSSESSED.has(one.field);
    const over = isAble ? overIn(one, folded, heard) : null;
    if (!over) made.push(one);
    else if (!overs.some(({ from, to }) => from === over.from && to === over.to)) {
      overs.push(over);
      made.push({ field: 'dislikes', value: wordingOf(message, over).trim() });
      const end = folded.indexOf(flat(wordsOf(one)), over.from) + wordsOf(one).length;
      const rest = wordingOf(message, { from: over.to, to: Math.max(over.to, end) }).trim();
      const isTold = said.some(
        (other) => typeof other.value !== 'number' && other !== one && rest.includes(wordsOf(other)),
      );
      if (rest !== '' && !isTold) made.push({ field: 'notes', value: rest });
    }
  }
  return made;
}

const isSum = (text: string) => /\d/u.test(text);

/** Whether a sum gives way to the one that is wished for behind a “but”: “I told him 200, but my aim is 90”. */
function isBeaten(goal: string, aim: string, folded: string, { languages }: ReadingContext): boolean {
  const [from, to] = [folded.indexOf(goal) + goal.length, folded.lastIndexOf(aim)];
  if (!isSum(goal) || !isSum(aim) || aim.includes(goal) || from < goal.length || to <= from) return false;
  const between = folded.slice(from, to);
  const words = read(between);
  const found = languages.flatMap((language) => goalBooks[language].findAll(words));
  return !/[.;!?\n]/u.test(between) && found.some(({ value }) => value === 'turn');
}

/**
 * What was heard, with the goals that were told besides where none was heard: what somebody wishes for is then nothing that
 * they can or do.
 */
export function withGoals(answer: readonly Mention[], told: readonly string[], { message, heard }: Heard): Mention[] {
  const said = withoutWhatIs(answer, told, { message, heard })
    .map((one) => withoutAside(one, heard))
    .filter((one) => one.field !== 'goals' || !isNoGoal(one.value.value, message, heard));
  const wishes = told.flatMap((text) => apart(text, heard));
  const heardGoals = said.flatMap((one) => (one.field === 'goals' ? [flat(one.value.value)] : []));
  // Beside a sum that was heard, a wish for something else is not lost.
  const isNew = (text: string) =>
    !isSum(text) && heardGoals.every(isSum) && !heardGoals.some((goal) => goal.includes(flat(text)));
  const beaten = heardGoals.filter((goal) => wishes.some((aim) => isBeaten(goal, flat(aim), flat(message), heard)));
  const isAim = (text: string) => beaten.some((goal) => isBeaten(goal, flat(text), flat(message), heard));
  const added = heardGoals.length === 0 ? wishes : wishes.filter((text) => isNew(text) || isAim(text));
  if (added.length === 0) return said;
  const texts = added.map(flat);
  const isWished = (one: Mention) => {
    const words = flat(wordsOf(one));
    return texts.some((text) => text.includes(words) && words.length >= MOST_OF_IT * text.length);
  };
  const isLess = (one: Mention) => one.field === 'goals' && beaten.includes(flat(one.value.value));
  // With the words of its frame as well, a wish that names work or a thing says to ideas what to make of it.
  const asWished = (one: Mention): Mention[] => {
    const words = flat(wordsOf(one));
    const wish = POSSESSED.has(one.field) && texts.find((text) => text.includes(' ') && words.includes(text));
    if (!wish) return [one];
    return holdsWorkWord(wish, heard.language) ? [{ field: 'notes', value: wordsOf(one) }] : [];
  };
  const kept = said.filter((one) => !(POSSESSED.has(one.field) && isWished(one)) && !isLess(one)).flatMap(asWished);
  const goals = added.flatMap((text): Mention[] => {
    const value = goalIn(text, heard.language);
    return value ? [{ field: 'goals', value }] : [];
  });
  return [...kept, ...goals];
}
