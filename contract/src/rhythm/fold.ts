import { addDays, type Day, dayNumber, firstDayOfWeek, type WeekStart, weekNumber } from './days.ts';
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

interface Pause {
  from: Day;
  to: Day;
}

/** Days a week that momentum is measured by while nothing is promised. */
const UNPROMISED = 3;
/** Two misses within so many weeks end a run. */
const RUN_WEEKS = 5;
/** What is left of momentum after an empty week: half of it after three. */
const WEEK_KEEPS = 2 ** (-1 / 3);
const EMPTY_DAYS_AWAY = 5;
const LONGEST_PAUSE = 366;

const bySaying = (one: Said<unknown>, other: Said<unknown>) => one[0] - other[0] || (one[1] < other[1] ? -1 : 1);

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
      pauses = pauses
        .map(({ from, to }) => ({ from, to: to < day ? to : addDays(day, -1) }))
        .filter(({ from, to }) => from <= to);
      continue;
    }
    const longest = addDays(value.from, LONGEST_PAUSE - 1);
    const to = value.to === null || value.to > longest ? longest : value.to;
    if (value.from <= to) pauses.push({ from: value.from, to });
  }
  return pauses;
}

/** A promise counts from the week after it was made. */
function promisesOf(days: readonly DayRow[], start: WeekStart) {
  return said(days, ({ promises }) => promises).map(({ day, value }) => ({
    week: weekNumber(day, start) + 1,
    daysPerWeek: value,
  }));
}

interface Reckoned {
  context: RhythmContext;
  units: ReadonlyMap<Day, number>;
  pauses: readonly Pause[];
  promises: readonly { week: number; daysPerWeek: number }[];
}

function reckoned(days: readonly DayRow[], context: RhythmContext): Reckoned {
  return {
    context,
    units: new Map(days.map(({ day, sums }) => [day, unitsOf(sums)])),
    pauses: pausesOf(days),
    promises: promisesOf(days, context.weekStart),
  };
}

const promisedIn = ({ promises }: Reckoned, week: number) =>
  promises.findLast((promise) => promise.week <= week)?.daysPerWeek ?? 0;

function rests({ context, pauses }: Reckoned, day: Day): boolean {
  if (day < context.joined || context.restDays.has(day)) return true;
  return pauses.some(({ from, to }) => from <= day && day <= to);
}

/** A week as it stands today. What was done makes it kept as soon as it is enough; only a week that is over is missed. */
function weekOf(log: Reckoned, number: number): Week & { open: number } {
  const { today, weekStart } = log.context;
  const start = firstDayOfWeek(number, weekStart);
  const days = Array.from({ length: 7 }, (_, at) => {
    const date = addDays(start, at);
    const units = log.units.get(date) ?? 0;
    return { date, done: units > 0, units, rests: rests(log, date) };
  });
  const open = days.filter((day) => !day.rests).length;
  const done = days.filter((day) => day.done).length;
  const promise = promisedIn(log, number);
  const need = Math.ceil((promise * open) / 7);
  const isOver = today > addDays(start, 6);
  return { start, days, open, need, done, state: stateOf({ promise, need, done, isOver }) };
}

function stateOf(week: { promise: number; need: number; done: number; isOver: boolean }): WeekState {
  // Somebody who works in a week that asks nothing of them has kept it all the same: a pause never costs.
  if (week.promise > 0 && week.done > 0 && week.done >= week.need) return 'kept';
  if (week.need === 0) return 'neutral';
  return week.isOver ? 'missed' : 'pending';
}

/** Kept weeks of the run that goes on, and of the longest there was. */
function runsOf(weeks: readonly Week[]): { streak: number; best: number } {
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
function momentumOf(log: Reckoned, weeks: readonly (Week & { open: number })[], first: number): number {
  let momentum = 0;
  for (const [at, { open, done, days }] of weeks.entries()) {
    const need = Math.ceil(((promisedIn(log, first + at) || UNPROMISED) * open) / 7);
    if (need === 0 && done === 0) continue;
    const moved = momentum * WEEK_KEEPS + (1 - WEEK_KEEPS) * Math.min(1, done / Math.max(1, need));
    const isOver = log.context.today > (days[6]?.date ?? '');
    momentum = isOver ? moved : Math.max(momentum, moved);
  }
  return momentum;
}

/** Whether today is the first day with something done after five empty days, or after a week that was missed. */
function isComeback({ context: { today }, units }: Reckoned, weeks: readonly Week[], lastDone: Day | null): boolean {
  if (lastDone === null || (units.get(today) ?? 0) === 0) return false;
  const emptyDays = dayNumber(today) - dayNumber(lastDone) - 1;
  const isFirstOfWeek = lastDone < (weeks.at(-1)?.start ?? today);
  return emptyDays >= EMPTY_DAYS_AWAY || (isFirstOfWeek && weeks.at(-2)?.state === 'missed');
}

/** All that is said of a log, reckoned from its days. The same days in another order give the same. */
export function foldRhythm(days: readonly DayRow[], context: RhythmContext) {
  const log = reckoned(days, context);
  const { today, weekStart } = context;
  const earliest = days.reduce((first, { day }) => (day < first ? day : first), context.joined);
  const current = weekNumber(today, weekStart);
  const first = Math.min(weekNumber(earliest, weekStart), current);
  const weeks = Array.from({ length: current - first + 1 }, (_, at) => weekOf(log, first + at));
  const lastDone = days.reduce<Day | null>(
    (last, { day, sums }) => (day < today && unitsOf(sums) > 0 && (last === null || day > last) ? day : last),
    null,
  );
  const promise = log.promises.at(-1);
  const identity = said(days, ({ identities }) => identities).at(-1)?.value ?? '';
  return {
    today,
    promise: promise && { days_per_week: promise.daysPerWeek, from: firstDayOfWeek(promise.week, weekStart) },
    paused: log.pauses.filter(({ to }) => to >= today).toSorted((one, other) => (one.from < other.from ? -1 : 1))[0],
    week: withoutOpen(weeks.at(-1) ?? weekOf(log, current)),
    ...runsOf(weeks),
    momentum: momentumOf(log, weeks, first),
    xp: xpOf(days, weekStart),
    comeback: isComeback(log, weeks, lastDone),
    lastDone,
    identity: identity === '' ? null : { text: identity, votes: sumOfUnits(log.units) },
    intention: said(days, ({ intentions }) => intentions).at(-1)?.value ?? null,
  };
}

const sumOfUnits = (units: ReadonlyMap<Day, number>) => [...units.values()].reduce((sum, count) => sum + count, 0);

function withoutOpen({ open: _open, ...week }: Week & { open: number }): Week {
  return week;
}

/** The week that holds a day. */
export function weekHolding(days: readonly DayRow[], context: RhythmContext, day: Day): Week {
  return withoutOpen(weekOf(reckoned(days, context), weekNumber(day, context.weekStart)));
}
