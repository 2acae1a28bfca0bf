import { dayInUtc, monthInUtc, yearInUtc } from '../../text/calendar.ts';
import { positionOf } from '../../language/ordinals.ts';
import { dayNamed, isMonth, monthOf, type NamedDay } from '../../understand/deadline.ts';
import { cuesIn } from '../../understand/intent-book.ts';
import { hoursPerWeekIn, numberIn, quantitiesIn, type TimeUnit } from '../../understand/quantities.ts';
import { isNegator } from '../../text/negation.ts';
import { isFiller } from '../../understand/wish-parts.ts';
import type { ReadWord } from '../../text/phrases.ts';
import { type Clause, clausesIn } from './clauses.ts';

/** A pace that holds until a day or from one on. */
export interface DatedRequest {
  kind: 'dated';
  said: string;
  mode: 'until' | 'since' | 'pause';
  day: NamedDay;
  /** Hours a week; null = less or more, as `more` says. */
  hours: number | null;
  more: boolean;
}

const DAY = 86_400_000;
const daysOf: Record<TimeUnit, number> = { minute: 0, hour: 0, day: 1, week: 7, month: 30, year: 365 };

/** In Hebrew “from March” is one word. */
function isHebrewSince({ words, text }: Clause): boolean {
  return words.some((word) => {
    const written = text.slice(word.from, word.to);
    return written.startsWith('מ') && !isMonth(written) && monthOf(word) !== undefined;
  });
}

function ofDate(word: ReadWord): boolean {
  const isOfDate = (form: string) => /^\p{L}$|\d/u.test(form) || positionOf(form) !== undefined;
  return monthOf(word) !== undefined || word.forms.some(isOfDate) || numberIn(word) !== undefined;
}

/** Whether a word says nothing but courtesies or a date. */
export const isRest = (word: ReadWord) => !isNegator(word) && (isFiller(word) || ofDate(word));

/**
 * “Start in March”, “not before the third of March”: until then there is a pause. Only where nothing else is said: a course
 * that begins in March, and a task that is begun then, are not the plan.
 */
function isBegunLater({ words, marks }: Clause): boolean {
  const begins = marks.all('begin');
  if (begins.length === 0 || marks.has('yet', 'having')) return false;
  const parts = [...begins, ...marks.all('end'), ...marks.all('until')];
  const inPart = (at: number) => parts.some(({ start, end }) => start <= at && at < end);
  return words.some((word) => monthOf(word) !== undefined) && words.every((word, at) => inPart(at) || isRest(word));
}

/** “Until February” ends where that month begins. */
function beginning({ at, wholeMonth }: NamedDay): NamedDay {
  return { at: wholeMonth ? dayInUtc(yearInUtc(at), monthInUtc(at), 1) : at, wholeMonth };
}

function dayIn({ text, marks }: Clause, now: number): NamedDay | null {
  const named = dayNamed(text, now);
  if (named && named.at > now) return marks.has('end') ? { ...named, wholeMonth: false } : beginning(named);
  const span = quantitiesIn(text).find(({ unit }) => daysOf[unit] > 0);
  return span ? { at: now + span.count * daysOf[span.unit] * DAY, wholeMonth: false } : null;
}

/** “The builders are here until the tenth, slowly till then”: the clause before names the day that ends the pace. */
function thatDay({ marks }: Clause, before: Clause | null, now: number): NamedDay | null {
  return before && marks.has('until_then') && before.marks.has('until') ? dayIn(before, now) : null;
}

/** Where a clause speaks of being ready by some time. */
export const dueCues = ({ words }: Clause) => cuesIn(words).filter(({ value }) => value.cue === 'deadline');

/** Whether a clause says by when something is to be done, and not only until when it lasts. */
export function saysDue(clause: Clause): boolean {
  const lasting = clause.marks.all('until');
  return dueCues(clause).some(({ start }) => !lasting.some((until) => until.start === start));
}

/** The day until which less is wanted, where a clause of a message names one; null where none does. */
export function untilNamed(message: string, now: number): DatedRequest | null {
  const clause = clausesIn(message).find(({ marks }) => marks.has('until') && !marks.has('past_or_today'));
  const isNamed = clause !== undefined && dayNamed(clause.text, now) !== null;
  const day = isNamed ? dayIn(clause, now) : null;
  return day && clause ? { kind: 'dated', said: clause.text, mode: 'until', day, hours: null, more: false } : null;
}

/** The clause, no longer than that, which says until when hours are so, where that stands in no calendar: “until the baby walks I have 2 hours a week”. */
export function untilSaid(message: string, longest: number): string[] {
  const isTold = ({ text, marks }: Clause) =>
    text.length <= longest && marks.has('until') && hoursPerWeekIn(text) !== null && !marks.has('past_or_today');
  return clausesIn(message)
    .flatMap((clause) => (isTold(clause) && !saysDue(clause) ? [clause.text] : []))
    .slice(0, 1);
}

/** Words of so few letters say nothing of what goes slowly: “jusqu’au 20”. */
const SMALL = 2;

export const isSmall = (word: ReadWord) => !isNegator(word) && (word.forms[0]?.length ?? 0) <= SMALL;

/** “Slowly until May”, and nothing else: “until May the doctor wants me to walk slowly” is no pace of the plan. */
function isSlow({ words, marks }: Clause): boolean {
  const slow = marks.all('slow');
  const parts = [
    ...slow,
    ...marks.all('until'),
    ...marks.all('until_then'),
    ...marks.all('since'),
    ...marks.all('end'),
  ];
  const inPart = (at: number) => parts.some(({ start, end }) => start <= at && at < end);
  // “Slowly until May” at the beginning is a pace whatever is said behind it.
  const isFirst = slow.some(
    ({ start, end }) =>
      words.slice(0, start).every((word) => isRest(word) || isSmall(word)) &&
      marks.all('until').some((until) => until.start === end),
  );
  return isFirst || (slow.length > 0 && words.every((word, at) => inPart(at) || isRest(word) || isSmall(word)));
}

/** Less or more without hours; null where a clause says neither: “plus court” is a shorter plan, with the word for more. */
function paceIn(clause: Clause): 'less' | 'more' | null {
  const { words, marks } = clause;
  if (marks.has('less', 'told_less') || isSlow(clause)) return 'less';
  const isShorter = cuesIn(words).some(({ value }) => value.cue === 'shorter');
  return marks.has('more') && !isShorter ? 'more' : null;
}

/** The pace with a day that a clause names; null when it names none, or when the day is one to be done by. */
export function datedIn(clause: Clause, before: Clause | null, now: number): DatedRequest | null {
  const { text, marks } = clause;
  const then = thatDay(clause, before, now);
  const named = then !== null || dayNamed(text, now) !== null;
  const pause = marks.has('pause') || (named && isBegunLater(clause));
  const until = then !== null || marks.has('until');
  const ends = marks.all('until');
  // “Until the end of May” may end a deadline or a pace; “finish by” is a deadline.
  const isDue = dueCues(clause).some((cue) => !ends.some(({ start }) => cue.start <= start && start < cue.end));
  if (!pause && isDue && then === null) return null;
  const since = marks.has('since') || isHebrewSince(clause);
  if (!(pause || (named && (until || since)))) return null;
  const day = then ?? dayIn(clause, now);
  if (!day) return null;
  if (pause) return { kind: 'dated', said: text, mode: 'pause', day, hours: null, more: false };
  const hours = hoursPerWeekIn(text);
  const pace = paceIn(clause);
  if (hours === null && pace === null) return null;
  return { kind: 'dated', said: text, mode: until ? 'until' : 'since', day, hours, more: pace === 'more' };
}
