import { isNegator } from '../../text/negation.ts';
import type { Found } from '../../text/phrases.ts';
import { oneLine } from '../../text/quote.ts';
import { cuesIn } from '../../understand/intent-book.ts';
import { type SaidWish, saidWishesIn } from '../../understand/wishes.ts';
import { isFiller } from '../../understand/wish-parts.ts';
import { type Clause, clauseOf, clausesIn } from './clauses.ts';
import type { Mark } from './words.ts';

/** As much of what was told becomes the title of a task, in UTF-16 units. */
const LONGEST = 88;
/** Of more clauses than these the last ones count. */
const LAST = 2;
/** “That, as it should be” still names nothing. */
const MOST_POINTING = 5;
/** Fewer words say too little of what is to be added. */
const LEAST_WORDS = 2;
/** Fewer words before “can that go in” are the end of what was told before. */
const FEW_WORDS = 4;

const saidOf = ({ words }: Clause) => words.filter((word) => !isFiller(word)).length;

/** Another change that is asked for beside a quoted task. */
const isElse = ({ marks, words }: Clause) =>
  marks.has('rename', 'change', 'split', 'join', 'bigger', 'short', 'already') ||
  cuesIn(words).some(({ value }) => value.cue === 'keep');

/** Whether what is to be dropped names nothing by itself: “it”, “moi ça”, “só isso”. */
function pointsAt(object: string): boolean {
  const { words, marks } = clauseOf(object);
  const that = marks.all('told_that');
  return words.every((word, at) => isFiller(word) || that.some(({ start, end }) => start <= at && at < end));
}

/** Whether a task is quoted by its title and turned down, in one breath or two. */
export function quotedToDrop(feedback: string): string | null {
  const clauses = clausesIn(feedback);
  const quoted = clauses.flatMap((clause) => clause.quoted.map(({ text }) => text));
  const [title, ...others] = quoted;
  if (title === undefined || others.length > 0) return null;
  if (clauses.some(({ marks }) => marks.has('told_drop'))) return title;
  // “Keep “T” and drop the flyers” and “can I skip “T”?” drop something else, or nothing.
  if (feedback.includes('?') || clauses.some(isElse)) return null;
  const beside = clauses.flatMap(({ text }) => saidWishesIn(withoutQuotes(text)));
  const isDrop = ({ wish }: SaidWish) => wish.intent === 'drop' && pointsAt(wish.object);
  return beside.length > 0 && beside.every(isDrop) ? title : null;
}

/** A clause without what it quotes, whose words ask for nothing: a task may be called “Put one offer first”. */
function withoutQuotes(text: string): string {
  return clauseOf(text).quoted.reduceRight(
    (rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`,
    text.trim(),
  );
}

/** The end of a text that is too long for a title: what it comes to stands there. */
const endOf = (text: string): string =>
  text.length <= LONGEST ? text : text.slice(text.length - LONGEST).replace(/^\S*\s/u, '');

/** What was told before a clause: all of it, or the longer of the last two clauses: “the baker wants bread of mine. Can that go in”. */
function toldBefore(clauses: readonly Clause[], at: number): string {
  const before = clauses.slice(0, at).map(({ text }) => text);
  const all = before.join(', ');
  if (all.length <= LONGEST) return oneLine(all, LONGEST);
  const [longest = ''] = before.slice(-LAST).toSorted((one, other) => other.length - one.length);
  return oneLine(endOf(longest), LONGEST);
}

/** Whether what is to be added only points at something: “put that in”. */
export function isPointing(object: string): boolean {
  const [clause] = clausesIn(object);
  const mark = clause?.marks.all('told_that')[0];
  return clause !== undefined && mark?.start === 0 && clause.words.length <= MOST_POINTING;
}

/** How far before “there should be” its denial stands. */
const DENIED = 2;

/**
 * Words behind which stands what is wanted (“there should be”), where no “not” is before them; who asks, says thanks or
 * may be in danger has nothing added.
 */
function wantedBehind({ words, marks }: Clause, isOther: boolean): Found<Mark> | undefined {
  const mark = isOther ? undefined : marks.longest('told_add_behind');
  const isDenied = mark && words.slice(Math.max(0, mark.start - DENIED), mark.start).some(isNegator);
  return isDenied ? undefined : mark;
}

/** What is to be added: what stands behind “there should be”, before “is missing from the plan”, or what was told before that. */
function additionIn(clauses: readonly Clause[], isOther: boolean): string {
  const wanted = (clause: Clause) => wantedBehind(clause, isOther);
  const at = clauses.findLastIndex((clause) => clause.marks.has('told_add') || wanted(clause) !== undefined);
  const clause = clauses[at];
  if (!clause) return '';
  const behind = wanted(clause);
  const from = behind && clause.words[behind.end]?.from;
  const object = from === undefined ? '' : clause.text.slice(from);
  if (object !== '' && !isPointing(object)) return oneLine(object, LONGEST);
  const mark = clause.marks.longest('told_add');
  const own = clause.words.slice(0, mark?.start ?? 0);
  const last = own.at(-1);
  if (last && own.filter((word) => !isFiller(word)).length >= FEW_WORDS)
    return oneLine(clause.text.slice(0, last.to), LONGEST);
  return toldBefore(clauses, at);
}

/**
 * Wishes that point at what was told besides: “can that go in”, “this is too much on my plate”. Of somebody who may be
 * in danger nothing that is only said to be wanted becomes a task.
 */
export function toldWishes(feedback: string, isInDanger: boolean): SaidWish[] {
  const clauses = clausesIn(feedback);
  const isThanking = clauses.some(({ marks }) => marks.has('told_thanks'));
  const object = additionIn(clauses, isInDanger || isThanking || feedback.includes('?'));
  const isSaid = object !== '' && clausesIn(object).reduce((all, clause) => all + saidOf(clause), 0) >= LEAST_WORDS;
  if (isSaid) return [{ wish: { intent: 'add', object }, said: feedback }];
  const heavy = clauses.find(({ marks }) => marks.has('told_less'));
  return heavy ? [{ wish: { intent: 'less-time', object: '' }, said: heavy.text }] : [];
}
