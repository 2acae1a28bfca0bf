import { isNegator } from '../../text/negation.ts';
import { numberIn, quantitiesIn } from '../../understand/quantities.ts';
import { type Clause, clauseOf } from './clauses.ts';

/** Tasks cut into parts of at most so many minutes, or into so many parts. */
export interface SplitRequest {
  kind: 'split';
  said: string;
  /** null = into `parts`. */
  minutes: number | null;
  parts: number;
  scope: Scope;
}

/** Tasks put together into fewer, each of about so many minutes. */
export interface JoinRequest {
  kind: 'join';
  said: string;
  /** null = not said. */
  minutes: number | null;
  scope: Scope;
}

/** Where something is to happen: what names it, and whether it is plainly the whole plan. */
export interface Scope {
  /** The clause, and the one before it, in which a step may be named. */
  clause: Clause;
  before: Clause | null;
  everything: boolean;
  /** Whether it is one task, whichever: “split one task into two”, but not “no task over 20 minutes”. */
  one: boolean;
  /** The clause without its count of minutes, in which a step may be called by its number. */
  named: string;
  /** Whether what is named is left out: “all but step 1”. */
  except: boolean;
}

/** Who says nothing of minutes means sittings of about so many. */
export const SHORT = 20;
const LEAST = 10;
const MOST_MINUTES = 300;
const MOST_PARTS = 12;

/** The minutes of a sitting that a clause names; null when it names none. */
export function minutesIn({ text, marks }: Clause): number | null {
  if (marks.has('hour_and_half')) return 90;
  if (marks.has('quarter')) return 15;
  if (marks.has('half')) return 30;
  const spaced = text.replace(/(\d)\s?(?:-\s?)?(min|mn|m)(?!\p{L})/giu, '$1 min').replace(/-(?=\p{L})/gu, ' ');
  const span = quantitiesIn(spaced).find(({ unit }) => unit === 'minute' || unit === 'hour');
  if (!span) return null;
  const minutes = span.unit === 'hour' ? span.count * 60 : span.count;
  return minutes > 0 && minutes <= MOST_MINUTES ? Math.max(LEAST, minutes) : null;
}

/** A clause without the words that count minutes or hours, or any one task: “tasks of one hour” names no first task. */
export function withoutSpan({ text, words, marks }: Clause): string {
  const anyOne = marks.all('any_one');
  const counts = words.filter((word, index) => {
    if (anyOne.some(({ start, end }) => start <= index && index < end)) return true;
    const next = text.slice(word.from, words[index + 1]?.to ?? word.to);
    return numberIn(word) !== undefined && quantitiesIn(next).length > 0;
  });
  return counts.reduceRight((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text);
}

/** “In two”, “into three parts”: a number behind the verb that counts no minutes. */
function partsIn({ words, marks }: Clause): number | null {
  const [verb] = marks.all('split');
  if (!verb) return null;
  const behind = words.slice(verb.end).map(numberIn);
  const count = behind.findLast((number) => number !== undefined && number > 1 && number <= MOST_PARTS);
  return count ?? null;
}

/** “Bigger tasks”, but not “no task longer than 20 minutes”. */
function isBigger({ marks }: Clause): boolean {
  const bits = marks.all('bits').filter(({ start, end }) => end - start > 1);
  return marks.all('bigger').some((one) => !bits.some(({ start, end }) => start <= one.start && one.start < end));
}

/** How many words before or behind “big tasks” its denial stands. */
const DENIED = 4;

/** “These big tasks, no way”: whoever turns down what is big wants none joined. */
function isBigDenied({ words, marks }: Clause): boolean {
  return marks
    .all('bigger')
    .some(({ start, end }) => words.slice(Math.max(0, start - DENIED), end + DENIED).some(isNegator));
}

/** What a clause asks for the size of tasks; null when it asks for none. */
export function sizeIn(clause: Clause, before: Clause | null): SplitRequest | JoinRequest | null {
  const { marks, text } = clause;
  const scope = {
    clause,
    before,
    everything: marks.has('everything', 'any_one'),
    one: false,
    named: withoutSpan(clause),
    except: marks.has('except'),
  };
  const minutes = minutesIn(clause);
  const ofTasks = marks.has('task') || (before?.marks.has('task') ?? false);
  if (ofTasks && isBigger(clause) && !marks.has('join') && isBigDenied(clause)) return null;
  const whole = marks.all('join').some(({ start, end }) => end - start > 2);
  if (whole || (ofTasks && (isBigger(clause) || marks.has('join'))))
    return { kind: 'join', said: text, minutes, scope };
  if (marks.has('period')) return null;
  if (minutes !== null && marks.has('split', 'bits', 'short'))
    return { kind: 'split', said: text, minutes, parts: 1, scope };
  if (marks.has('short')) return { kind: 'split', said: text, minutes: SHORT, parts: 1, scope };
  const parts = minutes === null ? partsIn(clause) : null;
  if (parts === null) return null;
  // “No task over 20 minutes” is any of them; “split one task into two” is one, and which is not said.
  const one = marks.has('any_one') && !marks.has('everything');
  return { kind: 'split', said: text, minutes: null, parts, scope: one ? { ...scope, everything: false, one } : scope };
}

/**
 * “I get 15 minutes at most, such long tasks are beyond me”: the minutes of a sitting that a whole message tells, for who
 * wants less. Null where it tells none, or names a day or a week that they are of.
 */
export function sittingIn(message: string): SplitRequest | null {
  const whole = clauseOf(message);
  const isOfMinutes = quantitiesIn(message).some(({ unit }) => unit === 'minute');
  const minutes = isOfMinutes && !whole.marks.has('period') ? minutesIn(whole) : null;
  if (minutes === null) return null;
  const scope = { clause: whole, before: null, everything: true, one: false, named: '', except: false };
  return { kind: 'split', said: message, minutes, parts: 1, scope };
}
