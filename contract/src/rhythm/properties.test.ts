import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EventKind } from '../rhythm.ts';
import { addDays, localDay } from './days.ts';
import { foldRhythm } from './fold.ts';
import { liveEvents, type LoggedEvent, sumsOf } from './sums.ts';

/** A Monday. */
const FIRST = '2026-01-05';
const LENGTH = 84;
const HOUR = 3_600_000;
/** Most is done at home, some on both sides of the date line. */
const zones = ['Asia/Jerusalem', 'Asia/Jerusalem', 'Asia/Jerusalem', 'Pacific/Auckland', 'Pacific/Honolulu'] as const;

interface What {
  kind: EventKind;
  step_id?: string;
  substep_id?: string;
  data: Record<string, unknown>;
}

const part = fc.constantFrom('a', 'b', 'c');
const of = (kind: EventKind, data: fc.Arbitrary<Record<string, unknown>>): fc.Arbitrary<What> =>
  data.map((told) => ({ kind, data: told }));
const doing: fc.Arbitrary<What> = fc.oneof(
  of('report', fc.record({ minutes: fc.constantFrom(0, 10, 60) })),
  of('hours', fc.record({ minutes: fc.constantFrom(3, 8, 30) })),
  of('money', fc.record({ amount: fc.constantFrom(-10, 5) })),
  part.map<What>((substep_id) => ({ kind: 'tick', substep_id, data: {} })),
  part.map<What>((step_id) => ({ kind: 'tick', step_id, data: {} })),
  part.map<What>((step_id) => ({ kind: 'decision', step_id, data: {} })),
  fc
    .tuple(part, fc.integer({ min: 0, max: 12 }))
    .map<What>(([substep_id, asked]) => ({ kind: 'result', substep_id, data: { asked } })),
);
const promise = of('promise', fc.record({ days_per_week: fc.integer({ min: 1, max: 7 }) }));
const pause = of(
  'pause',
  fc
    .tuple(fc.integer({ min: 0, max: LENGTH }), fc.integer({ min: 0, max: 20 }))
    .map(([from, length]) => ({ from: addDays(FIRST, from), to: addDays(FIRST, from + length) })),
);

const happening = (what: fc.Arbitrary<What>): fc.Arbitrary<LoggedEvent> =>
  fc
    .record({ what, hour: fc.integer({ min: 0, max: 24 * LENGTH }), zone: fc.constantFrom(...zones), id: fc.uuid() })
    .map(({ what: told, hour, zone, id }) => {
      const at = Date.parse(`${FIRST}T00:00:00Z`) + hour * HOUR;
      return { id, at, day: localDay(at, zone), ...told };
    });

const history = fc.record({
  lived: fc.array(happening(fc.oneof({ weight: 10, arbitrary: doing }, { weight: 2, arbitrary: promise }, pause)), {
    maxLength: 60,
  }),
  order: fc.infiniteStream(fc.nat()),
  more: happening(doing),
  rest: happening(pause),
  today: fc.integer({ min: 0, max: LENGTH }).map((days) => addDays(FIRST, days)),
});

/** All that is said of a log; the same id twice is one row, as the server keeps it. */
function foldOf(events: readonly LoggedEvent[], today: string) {
  const rows = [...new Map(events.map((event) => [event.id, event])).values()];
  const days = [...Map.groupBy(liveEvents(rows), ({ day }) => day)].map(([day, live]) => ({ day, sums: sumsOf(live) }));
  const told = foldRhythm(days, { today, joined: FIRST, weekStart: 'monday', restDays: new Set() });
  // The same numbers in another order: nothing is rounded away but the last bits.
  return { ...told, momentum: Math.round(told.momentum * 1e9) };
}

/** Numbers that are lower afterwards. */
function lowered(before: ReturnType<typeof foldOf>, after: ReturnType<typeof foldOf>): string[] {
  const names = ['xp', 'streak', 'best', 'momentum'] as const;
  return names.filter((name) => after[name] < before[name]);
}

describe('over random logs', () => {
  it('order and repetition do not matter, more is never less, undone is never done, and a pause costs nothing', () => {
    fc.assert(
      fc.property(history, ({ lived, order, more, rest, today }) => {
        const before = foldOf(lived, today);
        const told = [...lived, ...lived.slice(0, 5)]
          .map((event) => ({ event, place: order.next().value }))
          .toSorted((one, other) => one.place - other.place)
          .map(({ event }) => event);
        expect(foldOf(told, today)).toEqual(before);
        expect(lowered(before, foldOf([...lived, more], today))).toEqual([]);
        const back: LoggedEvent = { ...more, id: 'back', undoes: more.id };
        expect(foldOf([...lived, back, more], today)).toEqual(before);
        expect(lowered(before, foldOf([...lived, { ...rest, at: Date.parse(`${today}T12:00:00Z`) }], today))).toEqual(
          [],
        );
      }),
      { numRuns: 200, seed: 20_261_128, endOnFailure: true },
    );
  });
});
