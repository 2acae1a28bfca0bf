import { describe, expect, it } from 'vitest';
import type { EventKind } from '../rhythm.ts';
import { addDays, type Day } from './days.ts';
import { levelOf, xpOf } from './experience.ts';
import { foldRhythm, type RhythmContext } from './fold.ts';
import { liveEvents, type LoggedEvent, SUMS_VERSION, sumsOf } from './sums.ts';

/** A Monday. */
const START = '2026-01-05';

let made = 0;
const event = (day: Day, kind: EventKind = 'report', data: Record<string, unknown> = {}): LoggedEvent => {
  made += 1;
  return { id: `${made}`.padStart(6, '0'), kind, at: Date.parse(`${day}T12:00:00Z`), day, data };
};

function foldOf(events: readonly LoggedEvent[], rest: Partial<RhythmContext> = {}) {
  const byDay = Map.groupBy(liveEvents(events), ({ day }) => day);
  const days = [...byDay].map(([day, live]) => ({ day, sums: sumsOf(live) }));
  return foldRhythm(days, { today: START, joined: START, weekStart: 'monday', restDays: new Set(), ...rest });
}

/** A log of weeks, `K` with its promised day, `-` without; the promise was made in the week before them. */
function weeks(pattern: string): LoggedEvent[] {
  const first = addDays(START, 7);
  const kept = [...pattern].flatMap((week, at) => (week === 'K' ? [event(addDays(first, 7 * at + 2))] : []));
  return [event(START, 'promise', { days_per_week: 1 }), ...kept];
}
/** The day after so many weeks. */
const after = (pattern: string) => addDays(START, 7 * (pattern.length + 1));

describe('the run of kept weeks', () => {
  it.each([
    ['KKK', 3, 3],
    ['KKK-K', 4, 4],
    ['KKK----', 0, 3],
    ['KKK-K-K', 2, 4],
    ['KKK-KKKK-K', 8, 8],
    ['-KKK', 3, 3],
  ])('of %s is %i, and the longest %i', (pattern, streak, best) => {
    expect(foldOf(weeks(pattern), { today: after(pattern) })).toMatchObject({ streak, best });
  });

  it('is not ended by a week that is not over', () => {
    const events = weeks('KK-');
    const today = addDays(after('KK-'), 3);
    expect(foldOf(events, { today })).toMatchObject({ streak: 2, week: { state: 'pending' } });
    expect(foldOf([...events, event(today)], { today })).toMatchObject({ streak: 3, week: { state: 'kept' } });
  });

  it('passes over what was paused, before the account, or a day of rest for all', () => {
    const first = addDays(START, 7);
    const pause = event(START, 'pause', { from: addDays(first, 7), to: addDays(first, 13) });
    expect(foldOf([...weeks('K--K'), pause], { today: after('K--K') })).toMatchObject({ streak: 2 });
    expect(foldOf(weeks('K--'), { today: after('K--'), joined: addDays(first, 21) }).week.need).toBe(1);
    const restDays = new Set(Array.from({ length: 7 }, (_, at) => addDays(first, at)));
    expect(foldOf(weeks('-'), { today: addDays(first, 6), restDays }).week).toMatchObject({
      need: 0,
      state: 'neutral',
    });
  });
});

describe('a promise', () => {
  it.each([
    [3, 7, 3],
    [3, 4, 2],
    [7, 1, 1],
    [1, 1, 1],
    [5, 0, 0],
  ])('of %i days in a week with %i open ones asks for %i', (promise, open, need) => {
    const week = addDays(START, 7);
    const joined = addDays(week, 7 - open);
    const told = [event(START, 'promise', { days_per_week: promise })];
    expect(foldOf(told, { today: addDays(week, 6), joined }).week.need).toBe(need);
  });

  it('counts from the next week, and the last one said holds', () => {
    const told = [2, 5].map((days) => event(START, 'promise', { days_per_week: days }));
    expect(foldOf(told.toReversed()).promise).toEqual({ days_per_week: 5, from: addDays(START, 7) });
    expect(foldOf(told).week.need).toBe(0);
  });
});

describe('a flight', () => {
  /** Nine in the evening of a Saturday in Los Angeles; nine in the morning of the Monday after in Sydney: 17 hours. */
  const saturday = addDays(START, 12);
  const daily = Array.from({ length: 6 }, (_, at) => event(addDays(START, 7 + at)));
  const lastOne = { ...event(saturday), at: Date.parse('2026-01-18T05:00:00Z') };
  const firstOne = { ...event(addDays(saturday, 2)), at: Date.parse('2026-01-18T22:00:00Z') };
  const promise = event(START, 'promise', { days_per_week: 7 });

  it('to the east over the date line costs no day, and a quiet day at home is none of it', () => {
    const today = addDays(saturday, 2);
    const flown = [promise, ...daily, lastOne, firstOne];
    expect(foldOf(flown, { today }).streak).toBe(1);
    expect(foldOf(flown, { today: saturday }).week.days.map(({ rests }) => rests)).toEqual([
      ...Array<boolean>(6).fill(false),
      true,
    ]);
    const stayed = [promise, ...daily, { ...firstOne, at: Date.parse('2026-01-19T09:00:00Z') }];
    expect(foldOf(stayed, { today }).streak).toBe(0);
  });

  it('to the west takes no kept week back while it is the day before again', () => {
    const sunday = addDays(START, 13);
    const kept = [event(START, 'promise', { days_per_week: 1 }), event(saturday), event(addDays(sunday, 1))];
    expect(foldOf(kept, { today: addDays(sunday, 1) }).streak).toBe(2);
    expect(foldOf(kept, { today: sunday })).toMatchObject({ streak: 2, week: { start: addDays(START, 7) } });
  });
});

describe('momentum', () => {
  it('halves in three empty weeks', () => {
    const kept = foldOf(weeks('KKKKKK'), { today: addDays(after('KKKKKK'), -1) }).momentum;
    const quiet = foldOf(weeks('KKKKKK---'), { today: addDays(after('KKKKKK---'), 0) }).momentum;
    expect(quiet / kept).toBeCloseTo(0.5, 6);
  });

  it('is not lowered by a pause, nor by a week that has only begun', () => {
    const kept = foldOf(weeks('KKKK'), { today: after('KKKK') }).momentum;
    const pause = event(after('KKKK'), 'pause', { from: after('KKKK'), to: addDays(after('KKKK'), 20) });
    expect(foldOf([...weeks('KKKK'), pause], { today: addDays(after('KKKK'), 21) }).momentum).toBeCloseTo(kept, 6);
  });
});

describe('a comeback', () => {
  const back = (emptyDays: number) =>
    foldOf([event(START), event(addDays(START, emptyDays + 1))], { today: addDays(START, emptyDays + 1) }).comeback;

  it('is the first day after five empty ones, or after a missed week; not the very first day of all', () => {
    expect([back(4), back(5), back(40)]).toEqual([false, true, true]);
    expect(foldOf([event(START)]).comeback).toBe(false);
    const saturday = addDays(START, 12);
    const events = [event(START, 'promise', { days_per_week: 4 }), event(saturday), event(addDays(saturday, 2))];
    expect(foldOf(events, { today: addDays(saturday, 2) }).comeback).toBe(true);
  });
});

describe('XP', () => {
  const rowsOf = (...events: LoggedEvent[]) => [{ day: START, sums: sumsOf(liveEvents(events)) }];
  const xp = (...events: LoggedEvent[]) => xpOf(rowsOf(...events), 'monday');

  it('counts each part of a plan once, ten people a week, and the first sale', () => {
    const ticked = { ...event(START, 'tick'), substep_id: 's' };
    expect(xp(ticked, { ...ticked, id: 'other' })).toBe(10);
    expect(xp({ ...event(START, 'tick'), step_id: 't' })).toBe(25);
    expect(xp({ ...event(START, 'result', { asked: 14 }), substep_id: 's' })).toBe(10 + 50);
    expect(xp(event(START, 'decision'))).toBe(30);
    const decided = { ...event(START, 'decision'), step_id: 't' };
    expect(xp(decided, { ...decided, id: 'changed' })).toBe(30);
    expect(xp(event(START, 'money', { amount: 20 }), event(START, 'money', { amount: 5 }))).toBe(100);
    expect(xp(event(START, 'money', { amount: -20 }))).toBe(0);
    expect(xp(event(START), event(START))).toBe(5);
  });

  it('goes exactly with what is taken back', () => {
    const ticked = { ...event(START, 'tick'), substep_id: 's' };
    expect(xp(ticked, { ...event(START, 'tick'), undoes: ticked.id })).toBe(0);
    expect(xp({ ...event(START, 'tick'), undoes: ticked.id }, ticked)).toBe(0);
  });

  it('has levels, of which the last has no end', () => {
    expect(levelOf(0)).toEqual({ level: 1, from: 0, to: 60 });
    expect(levelOf(60).level).toBe(2);
    expect(levelOf(1_000_000)).toMatchObject({ level: 10, to: null });
  });
});

describe('sums that are kept', () => {
  /** A row of every kind that sums know, with all that they read of it. */
  const rows: LoggedEvent[] = (
    [
      ['tick', { title: 'Ask', minutes: 20 }],
      ['tick', { title: 'All of it' }],
      ['tick', {}],
      ['report', { minutes: 30, mood: 'well' }],
      ['hours', { minutes: 15 }],
      ['result', { asked: 3 }],
      ['decision', { choice: 'stop' }],
      ['money', { amount: 20 }],
      ['promise', { days_per_week: 3 }],
      ['pause', { from: START, to: START }],
      ['identity', { text: 'asks' }],
      ['intention', { when: 'Tuesday', do: 'write' }],
      ['check_in', { feeling: 'well' }],
    ] as const
  ).map(([kind, data], at) => ({
    id: `${at}`.padStart(2, '0'),
    kind,
    at: at * 1_000,
    day: START,
    ...(at === 0 && { substep_id: 'a' }),
    ...(at === 1 && { step_id: 'b' }),
    ...(kind === 'result' && { substep_id: 'a' }),
    ...(kind === 'decision' && { step_id: 'b' }),
    data,
  }));

  it('are these in this version: whoever changes them raises it, so that what is kept is made anew', () => {
    expect([SUMS_VERSION, sumsOf(rows)]).toEqual([
      2,
      {
        first: 0,
        last: 12_000,
        substeps: ['a'],
        steps: ['b'],
        ticks: 1,
        reports: 1,
        minutes: 45,
        results: ['a'],
        asked: 3,
        decided: ['b'],
        sales: 1,
        promises: [[8_000, '08', 3]],
        pauses: [[9_000, '09', { from: START, to: START }]],
        identities: [[10_000, '10', 'asks']],
        intentions: [[11_000, '11', { when: 'Tuesday', do: 'write' }]],
      },
    ]);
  });
});
