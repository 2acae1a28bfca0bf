import { type Day, dayNumber, dayOfNumber, firstDayOfWeek, type WeekStart, weekNumber } from './days.ts';
import { xpOf } from './experience.ts';
import { type DayRow, type DaySums, type Said, unitsOf } from './sums.ts';

/** What a log is reckoned in. */
export interface RhythmContext {
  today: Day;
  /** The day the account was made: nothing is asked of the days before. */
  joined: Day;
  weekStart: WeekStart;
  /** Days on which nothing was asked of anybody. */
  restDays: ReadonlySet<Day>;
}

export type WeekState = 'pending' | 'kept' | 'missed' | 'neutral';
export interface Week {
  start: Day;
  days: { date: Day; done: boolean; units: number; rests: boolean }[];
  need: number;
  done: number;
  state: WeekState;
}

/** Days by number, both included. */
interface Pause {
  from: number;
  to: number;
}

/** Days a week that momentum is measured by while nothing is promised. */
const UNPROMISED = 3;
/** Two misses within so many weeks end a run. */
const RUN_WEEKS = 5;
/** What is left of momentum after an empty week: half of it after three. */
const WEEK_KEEPS = 2 ** (-1 / 3);
const EMPTY_DAYS_AWAY = 5;
const LONGEST_PAUSE = 366;
/** A day of which somebody had less than this was lost to a flight; changes of the clock leave 22 hours and more. */
const SHORTEST_DAY_MS = 20 * 3_600_000;

const bySaying = (one: Said<unknown>, other: Said<unknown>) => one[0] - other[0] || (one[1] < other[1] ? -1 : 1);

/** What was said on these days, in the order in which it was said. */
function said<Value>(days: readonly DayRow[], pick: (sums: DaySums) => Said<Value>[] | undefined) {
  return days
    .flatMap(({ day, sums }) => (pick(sums) ?? []).map((one) => ({ day, one })))
    .toSorted((first, second) => bySaying(first.one, second.one))
    .map(({ day, one: [, , value] }) => ({ day, value }));
}

/** Pauses as they stand after the last word on them; ending one leaves the days before it as they were. */
function pausesOf(days: readonly DayRow[]): Pause[] {
  let pauses: Pause[] = [];
  for (const { day, value } of said(days, ({ pauses: told }) => told)) {
    if (value.from === null) {
      const end = dayNumber(day) - 1;
      pauses = pauses.map(({ from, to }) => ({ from, to: Math.min(to, end) })).filter(({ from, to }) => from <= to);
      continue;
    }
    const from = dayNumber(value.from);
    const longest = from + LONGEST_PAUSE - 1;
    const to = value.to === null ? longest : Math.min(longest, dayNumber(value.to));
    if (from <= to) pauses.push({ from, to });
  }
  return pauses;
}

/**
 * Days that a flight to the east took away: nothing was done on them, and between what was done before and after lie fewer
 * hours than a day has. Told by times alone, so that more rows can only add such days.
 */
function daysFlownOver(days: readonly DayRow[]): number[] {
  let latest = -Infinity;
  const told = days
    .flatMap(({ day, sums: { first, last } }) =>
      first === undefined || last === undefined ? [] : [{ number: dayNumber(day), first, last }],
    )
    .toSorted((one, other) => one.number - other.number)
    .map(({ number, first, last }) => {
      latest = Math.max(latest, last);
      return { number, first, latest };
    });
  const flown: number[] = [];
  /** The day that comes next, and the first time told of it or of one after it. */
  let next: { number: number; first: number } | undefined;
  for (const one of told.toReversed()) {
    if (next && next.first - one.latest < SHORTEST_DAY_MS)
      for (let day = one.number + 1; day < next.number; day += 1) flown.push(day);
    next = { number: one.number, first: Math.min(one.first, next?.first ?? one.first) };
  }
  return flown;
}

/** A promise counts from the week after it was made. */
function promisesOf(days: readonly DayRow[], start: WeekStart) {
  return said(days, ({ promises }) => promises).map(({ day, value }) => ({
    week: weekNumber(day, start) + 1,
    daysPerWeek: value,
  }));
}

/** A log with its days by number: a year of it is reckoned in less than a millisecond. */
interface Reckoned {
  context: RhythmContext;
  today: number;
  joined: number;
  units: ReadonlyMap<number, number>;
  pauses: readonly Pause[];
  promises: readonly { week: number; daysPerWeek: number }[];
  restDays: ReadonlySet<number>;
  /** Number of the first day of the week numbered 0. */
  firstDay: number;
}

function reckoned(days: readonly DayRow[], context: RhythmContext): Reckoned {
  return {
    context,
    today: dayNumber(context.today),
    joined: dayNumber(context.joined),
    units: new Map(days.map(({ day, sums }) => [dayNumber(day), unitsOf(sums)])),
    pauses: pausesOf(days),
    promises: promisesOf(days, context.weekStart),
    restDays: new Set([...[...context.restDays].map(dayNumber), ...daysFlownOver(days)]),
    firstDay: dayNumber(firstDayOfWeek(0, context.weekStart)),
  };
}

const promisedIn = ({ promises }: Reckoned, week: number) =>
  promises.findLast((promise) => promise.week <= week)?.daysPerWeek ?? 0;

function rests({ joined, restDays, pauses }: Reckoned, day: number): boolean {
  return day < joined || restDays.has(day) || pauses.some(({ from, to }) => from <= day && day <= to);
}

/** What a week comes to today. */
interface WeekSums {
  number: number;
  first: number;
  promise: number;
  /** Days that are not paused, nor before the account. */
  open: number;
  need: number;
  done: number;
  isOver: boolean;
  state: WeekState;
}

/** A week as it stands today. What was done makes it kept as soon as it is enough; only a week that is over is missed. */
function weekSums(log: Reckoned, number: number): WeekSums {
  const first = log.firstDay + 7 * number;
  let [open, done] = [0, 0];
  for (let day = first; day < first + 7; day += 1) {
    if (!rests(log, day)) open += 1;
    if ((log.units.get(day) ?? 0) > 0) done += 1;
  }
  const promise = promisedIn(log, number);
  const need = Math.ceil((promise * open) / 7);
  const isOver = log.today > first + 6;
  return { number, first, promise, open, need, done, isOver, state: stateOf({ promise, need, done, isOver }) };
}

function stateOf(week: { promise: number; need: number; done: number; isOver: boolean }): WeekState {
  // Somebody who works in a week that asks nothing of them has kept it all the same: a pause never costs.
  if (week.promise > 0 && week.done > 0 && week.done >= week.need) return 'kept';
  if (week.need === 0) return 'neutral';
  return week.isOver ? 'missed' : 'pending';
}

function presentWeek(log: Reckoned, { first, need, done, state }: WeekSums): Week {
  const days = Array.from({ length: 7 }, (_, at) => {
    const units = log.units.get(first + at) ?? 0;
    return { date: dayOfNumber(first + at), done: units > 0, units, rests: rests(log, first + at) };
  });
  return { start: dayOfNumber(first), days, need, done, state };
}

/** Kept weeks of the run that goes on, and of the longest there was. */
function runsOf(weeks: readonly WeekSums[]): { streak: number; best: number } {
  let [streak, best, sinceMiss, lastMiss] = [0, 0, 0, -RUN_WEEKS];
  for (const [at, { state }] of weeks.entries()) {
    if (state === 'kept') {
      streak += 1;
      sinceMiss += 1;
    } else if (state === 'missed') {
      if (at - lastMiss < RUN_WEEKS) streak = sinceMiss;
      [sinceMiss, lastMiss] = [0, at];
    }
    best = Math.max(best, streak);
  }
  return { streak, best };
}

/** Moves towards what each week came to; a week that asks nothing, and one that is not over, never lowers it. */
function momentumOf(weeks: readonly WeekSums[]): number {
  let momentum = 0;
  for (const { open, done, promise, isOver } of weeks) {
    const need = Math.ceil(((promise || UNPROMISED) * open) / 7);
    if (need === 0 && done === 0) continue;
    const moved = momentum * WEEK_KEEPS + (1 - WEEK_KEEPS) * Math.min(1, done / Math.max(1, need));
    momentum = isOver ? moved : Math.max(momentum, moved);
  }
  return momentum;
}

/** Whether today is the first day with something done after five empty days, or after a week that was missed. */
function isComeback({ today, units }: Reckoned, weeks: readonly WeekSums[], lastDone: number | null): boolean {
  if (lastDone === null || (units.get(today) ?? 0) === 0) return false;
  const isFirstOfWeek = lastDone < (weeks.at(-1)?.first ?? today);
  return today - lastDone > EMPTY_DAYS_AWAY || (isFirstOfWeek && weeks.at(-2)?.state === 'missed');
}

/** The last day before today on which something was done. */
function lastDoneOf({ today, units }: Reckoned): number | null {
  let last: number | null = null;
  for (const [day, count] of units) if (count > 0 && day < today && (last === null || day > last)) last = day;
  return last;
}

/** All that is said of a log, reckoned from its days. The same days in another order give the same. */
export function foldRhythm(days: readonly DayRow[], context: RhythmContext) {
  const log = reckoned(days, context);
  const { today, weekStart } = context;
  const earliest = days.reduce((first, { day }) => (day < first ? day : first), context.joined);
  const current = weekNumber(today, weekStart);
  const first = Math.min(weekNumber(earliest, weekStart), current);
  // Who flew west over the date line is back in a day before the last one with something done, and keeps its week.
  const latest = days.reduce((last, { day, sums }) => (day > last && unitsOf(sums) > 0 ? day : last), today);
  const length = weekNumber(latest, weekStart) - first + 1;
  const weeks = Array.from({ length }, (_, at) => weekSums(log, first + at));
  const lastDone = lastDoneOf(log);
  const promise = log.promises.at(-1);
  const paused = log.pauses.filter(({ to }) => to >= log.today).toSorted((one, other) => one.from - other.from)[0];
  const identity = said(days, ({ identities }) => identities).at(-1)?.value ?? '';
  return {
    today,
    promise: promise && { days_per_week: promise.daysPerWeek, from: firstDayOfWeek(promise.week, weekStart) },
    paused: paused && { from: dayOfNumber(paused.from), to: dayOfNumber(paused.to) },
    week: presentWeek(log, weekSums(log, current)),
    ...runsOf(weeks),
    momentum: momentumOf(weeks),
    xp: xpOf(days, weekStart),
    comeback: isComeback(log, weeks.slice(0, current - first + 1), lastDone),
    lastDone: lastDone === null ? null : dayOfNumber(lastDone),
    identity: identity === '' ? null : { text: identity, votes: sumOf(log.units) },
    intention: said(days, ({ intentions }) => intentions).at(-1)?.value ?? null,
  };
}

const sumOf = (units: ReadonlyMap<number, number>) => [...units.values()].reduce((sum, count) => sum + count, 0);

/** The week that holds a day. */
export function weekHolding(days: readonly DayRow[], context: RhythmContext, day: Day): Week {
  const log = reckoned(days, context);
  return presentWeek(log, weekSums(log, weekNumber(day, context.weekStart)));
}
