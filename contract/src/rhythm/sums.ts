import type { EventKind } from '../rhythm.ts';
import type { Day } from './days.ts';

/** A row of the log as it is reckoned with. */
export interface LoggedEvent {
  id: string;
  kind: EventKind;
  /** Milliseconds since the epoch. */
  at: number;
  day: Day;
  step_id?: string | null;
  substep_id?: string | null;
  undoes?: string | null;
  data: Record<string, unknown>;
}

/** Something that was said and holds until it is said anew: when, by which event, and what. */
export type Said<Value> = readonly [at: number, id: string, value: Value];

/**
 * Goes up by one whenever the same rows come to other sums: sums that are kept from before are then reckoned anew by
 * themselves, day by day, when they are next asked for. 2: days are kept only once they are over, so that a server of
 * before, which keeps those that grow, is not believed about them.
 */
export const SUMS_VERSION = 2;

/**
 * What the live rows of one day come to. What may count once in a whole log (a substep, a step, a result) is kept by id,
 * so that days can be put together in any order. Everything that is nothing is left out, and the row stays small.
 */
export interface DaySums {
  /** When the first and the last of the day's rows were made, in milliseconds since the epoch. */
  first?: number;
  last?: number;
  substeps?: string[];
  steps?: string[];
  results?: string[];
  /** Ticks, and results, that name no part of a plan. */
  ticks?: number;
  outcomes?: number;
  reports?: number;
  /** Steps that something was decided of, and decisions that name none. */
  decided?: string[];
  decisions?: number;
  asked?: number;
  sales?: number;
  minutes?: number;
  promises?: Said<number>[];
  pauses?: Said<{ from: Day | null; to: Day | null }>[];
  identities?: Said<string>[];
  intentions?: Said<Record<string, unknown>>[];
}

export interface DayRow {
  day: Day;
  sums: DaySums;
}

/** Minutes that make a day one on which something was done. */
const MINUTES_OF_A_UNIT = 10;

const numberIn = (data: Record<string, unknown>, key: string) => {
  const value = data[key];
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
};
const textIn = (data: Record<string, unknown>, key: string) => {
  const value = data[key];
  return typeof value === 'string' ? value : null;
};

/** The rows that count: not those that take something back, nor those that were taken back. */
export function liveEvents(events: readonly LoggedEvent[]): LoggedEvent[] {
  const undone = new Set(events.flatMap(({ undoes }) => (undoes ? [undoes] : [])));
  return events.filter(({ id, undoes }) => !undoes && !undone.has(id));
}

const add = (list: string[] | undefined, id: string) => (list?.includes(id) ? list : [...(list ?? []), id]);
const more = (count: number | undefined, by = 1) => (count ?? 0) + by;

function addTick(sums: DaySums, { step_id: step, substep_id: substep }: LoggedEvent): void {
  if (substep) sums.substeps = add(sums.substeps, substep);
  else if (step) sums.steps = add(sums.steps, step);
  else sums.ticks = more(sums.ticks);
}

function addMinutes(sums: DaySums, data: Record<string, unknown>): void {
  const minutes = numberIn(data, 'minutes');
  if (minutes > 0) sums.minutes = more(sums.minutes, minutes);
}

const adders: Partial<Record<EventKind, (sums: DaySums, event: LoggedEvent) => void>> = {
  tick: addTick,
  report(sums, { data }) {
    sums.reports = more(sums.reports);
    addMinutes(sums, data);
  },
  hours: (sums, { data }) => addMinutes(sums, data),
  result(sums, { substep_id: substep, data }) {
    if (substep) sums.results = add(sums.results, substep);
    else sums.outcomes = more(sums.outcomes);
    const asked = numberIn(data, 'asked');
    if (asked > 0) sums.asked = more(sums.asked, asked);
  },
  decision(sums, { step_id: step }) {
    if (step) sums.decided = add(sums.decided, step);
    else sums.decisions = more(sums.decisions);
  },
  money(sums, { data }) {
    if (numberIn(data, 'amount') > 0) sums.sales = more(sums.sales);
  },
  promise(sums, { at, id, data }) {
    sums.promises = [...(sums.promises ?? []), [at, id, numberIn(data, 'days_per_week')]];
  },
  pause(sums, { at, id, data }) {
    sums.pauses = [...(sums.pauses ?? []), [at, id, { from: textIn(data, 'from'), to: textIn(data, 'to') }]];
  },
  identity(sums, { at, id, data }) {
    sums.identities = [...(sums.identities ?? []), [at, id, textIn(data, 'text') ?? '']];
  },
  intention(sums, { at, id, data }) {
    sums.intentions = [...(sums.intentions ?? []), [at, id, data]];
  },
};

/** What the live rows of one day come to, in whatever order they stand. */
export function sumsOf(live: readonly LoggedEvent[]): DaySums {
  const sums: DaySums = {};
  const inOrder = live.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  for (const event of inOrder) {
    sums.first = Math.min(sums.first ?? event.at, event.at);
    sums.last = Math.max(sums.last ?? event.at, event.at);
    adders[event.kind]?.(sums, event);
  }
  return sums;
}

/**
 * How much was done on a day: its substeps, results, and a report or ten minutes, since a report tells of its minutes. A
 * step counts where its substeps don't.
 */
export function unitsOf(sums: DaySums): number {
  const ticked = Math.max(sums.steps?.length ?? 0, (sums.substeps?.length ?? 0) + (sums.ticks ?? 0));
  const results = (sums.results?.length ?? 0) + (sums.outcomes ?? 0);
  const told = (sums.reports ?? 0) > 0 || (sums.minutes ?? 0) >= MINUTES_OF_A_UNIT ? 1 : 0;
  return ticked + results + told;
}
