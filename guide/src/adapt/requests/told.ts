import { isNegator } from '../../text/negation.ts';
import type { Found } from '../../text/phrases.ts';
import { oneLine } from '../../text/quote.ts';
import type { SaidWish } from '../../understand/wishes.ts';
import { isFiller } from '../../understand/wish-parts.ts';
import { type Clause, clausesIn } from './clauses.ts';
import type { Mark } from './words.ts';

/** As much of what was told becomes the title of a task, in UTF-16 units. */
const LONGEST = 88;
/** Of more clauses than these the last ones count. */
const LAST = 2;
/** “That, as it should be” still names nothing. */
const MOST_POINTING = 5;
/** What is to be added names something: without one such word nothing is. */
const LEAST_WORDS = 1;
/** Fewer words before “can that go in” are the end of what was told before. */
const FEW_WORDS = 4;

const saidOf = ({ words }: Clause) => words.filter((word) => !isFiller(word)).length;

/** Whether a task is quoted by its title and turned down, in one breath or two. */
export function quotedToDrop(feedback: string): string | null {
  const clauses = clausesIn(feedback);
  const quoted = clauses.flatMap((clause) => clause.quoted.map(({ text }) => text));
  const [title, ...others] = quoted;
  if (title === undefined || others.length > 0) return null;
  return clauses.some(({ marks }) => marks.has('told_drop')) ? title : null;
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

/** How far before “it needs” its denial stands. */
const DENIED = 2;

/** What is said to be missing, and not that it isn't: “no hace falta”. */
function missingBehind({ words, marks }: Clause): Found<Mark> | undefined {
  const mark = marks.longest('told_add_behind');
  const isDenied = mark && words.slice(Math.max(0, mark.start - DENIED), mark.start).some(isNegator);
  return isDenied ? undefined : mark;
}

const asksForMore = (clause: Clause) => clause.marks.has('told_add') || missingBehind(clause) !== undefined;

/** What is to be added: what stands behind “there should be”, before “is missing”, or what was told before that. */
function additionIn(clauses: readonly Clause[]): string {
  const at = clauses.findLastIndex(asksForMore);
  const clause = clauses[at];
  if (!clause) return '';
  const behind = missingBehind(clause);
  const from = behind && clause.words[behind.end]?.from;
  const object = from === undefined ? '' : clause.text.slice(from);
  if (object !== '' && !isPointing(object)) return oneLine(object, LONGEST);
  const mark = clause.marks.longest('told_add');
  const own = clause.words.slice(0, mark?.start ?? 0);
  const named = oneLine(clause.text.slice(0, own.at(-1)?.to ?? 0), LONGEST);
  if (own.filter((word) => !isFiller(word)).length >= FEW_WORDS) return named;
  const before = toldBefore(clauses, at);
  return before === '' ? named : before;
}

/** Wishes that point at what was told besides: “can that go in”, “this is too much on my plate”. */
export function toldWishes(feedback: string): SaidWish[] {
  const clauses = clausesIn(feedback);
  const object = additionIn(clauses);
  const isSaid = object !== '' && clausesIn(object).reduce((all, clause) => all + saidOf(clause), 0) >= LEAST_WORDS;
  if (isSaid) return [{ wish: { intent: 'add', object }, said: feedback }];
  const heavy = clauses.find(({ marks }) => marks.has('told_less'));
  return heavy ? [{ wish: { intent: 'less-time', object: '' }, said: heavy.text }] : [];
}
