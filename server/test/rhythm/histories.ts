import { addDays, rhythm, type Rhythm, type Sent } from '@foothold/contract';
import fc from 'fast-check';
import type { TestApp, TestCaller } from '../app.ts';

type Wire = Sent<typeof rhythm.addEvents.body>['events'][number];

/** A clock that a test moves. */
export interface Clock {
  now: number;
}

const DAY_MS = 86_400_000;
/** A Monday at noon: the day everybody of a history signs up. */
const FIRST = Date.UTC(2026, 0, 5, 12);
const FIRST_DAY = '2026-01-05';
/** Days of a history; what happens is told at the end of each stretch of ten. */
const LENGTH = 80;
const STRETCH = 10;
const ZONE = 'Asia/Jerusalem';
/** Most is done at home, some on both sides of the date line. */
const zones = [ZONE, ZONE, ZONE, ZONE, 'Pacific/Auckland', 'Pacific/Honolulu'] as const;

const day = fc.integer({ min: 0, max: LENGTH - 1 });
const part = fc.constantFrom('1', '2', '3', '4').map((last) => `00000000-0000-4000-8000-00000000000${last}`);
const doing = fc.oneof(
  fc.record({ kind: fc.constant('report'), data: fc.record({ minutes: fc.constantFrom(0, 10, 60) }) }),
  fc.record({ kind: fc.constant('hours'), data: fc.record({ minutes: fc.constantFrom(3, 8, 30) }) }),
  fc.record({ kind: fc.constant('tick'), substep_id: part, data: fc.constant({ title: 'Ask', minutes: 20 }) }),
  fc.record({ kind: fc.constant('tick'), step_id: part }),
  fc.record({
    kind: fc.constant('result'),
    substep_id: part,
    data: fc.record({ asked: fc.integer({ min: 0, max: 12 }) }),
  }),
  fc.record({ kind: fc.constant('decision'), data: fc.constant({ choice: 'stop' }) }),
  fc.record({ kind: fc.constant('money'), data: fc.record({ amount: fc.constantFrom(-10, 5) }) }),
);
const promise = fc.record({
  kind: fc.constant('promise'),
  data: fc.record({ days_per_week: fc.integer({ min: 1, max: 7 }) }),
});
const pause = fc.record({ from: day, length: fc.integer({ min: 0, max: 20 }) }).map(({ from, length }) => ({
  kind: 'pause',
  data: { from: addDays(FIRST_DAY, from), to: addDays(FIRST_DAY, from + length) },
}));
/** Nearly every history has a promise: without one there is little to be held. */
const something = fc.oneof({ weight: 12, arbitrary: doing }, { weight: 2, arbitrary: promise }, pause);

const happening = (what: fc.Arbitrary<Wire>) =>
  fc
    .record({ what, day, minute: fc.integer({ min: 0, max: 1_439 }), id: fc.uuid(), zone: fc.constantFrom(...zones) })
    .map(toEvent);

interface Drawn {
  what: Wire;
  day: number;
  minute: number;
  id: string;
  zone: string;
}

function toEvent({ what, day: at, minute, id, zone }: Drawn) {
  const time = FIRST - DAY_MS / 2 + at * DAY_MS + minute * 60_000;
  const event: Wire = { ...what, id, at: new Date(time).toISOString(), zone };
  return { at: time, event };
}

type Happening = ReturnType<typeof toEvent>;

/** What a person does over weeks, the order in which another device tells it, and what comes on top. */
export const history = fc.record({
  happenings: fc.array(happening(something), { maxLength: 40 }),
  order: fc.array(fc.nat(), { minLength: 40, maxLength: 40 }),
  repeated: fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
  more: happening(doing),
  pause: happening(pause),
  /** Days into the week in which all of it is looked at. */
  into: fc.integer({ min: 0, max: 5 }),
});
type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never;

async function tell(person: TestCaller, events: readonly Wire[]): Promise<void> {
  if (events.length === 0) return;
  const { status, data } = await person.call(rhythm.addEvents, { body: { events: [...events] } });
  if (status !== 200 || data.results.some(({ state }) => state === 'refused')) {
    throw new Error(`Not all was taken: ${JSON.stringify(data)}`);
  }
}

async function rhythmOf(person: TestCaller): Promise<Rhythm> {
  return (await person.call(rhythm.get, { query: { zone: ZONE } })).data;
}

/** Tells each stretch of days at its end, in the order that `arrange` makes of it. */
async function live(
  person: TestCaller,
  clock: Clock,
  happenings: readonly Happening[],
  arrange: (stretch: Happening[]) => Happening[],
): Promise<void> {
  for (let end = STRETCH; end <= LENGTH; end += STRETCH) {
    clock.now = FIRST + end * DAY_MS;
    const [from, to] = [clock.now - STRETCH * DAY_MS - DAY_MS / 2, clock.now - DAY_MS / 2];
    const stretch = arrange(happenings.filter(({ at }) => at >= from && at < to));
    await tell(
      person,
      stretch.map(({ event }) => event),
    );
  }
}

const numbers = ({ xp, streak, best, momentum, level, identity }: Rhythm) => ({
  xp,
  streak,
  best,
  // Sums of the same numbers in the same order: nothing is rounded away but the last bits.
  momentum: Math.round(momentum * 1e9),
  level,
  votes: identity?.votes ?? 0,
});

/** Names the numbers that `after` has lower than `before`. */
function lowered(before: Rhythm, after: Rhythm): string[] {
  const [was, is] = [numbers(before), numbers(after)];
  return (Object.keys(was) as (keyof typeof was)[]).filter((name) => is[name] < was[name]);
}

const same = (one: Rhythm, other: Rhythm) => JSON.stringify(one) === JSON.stringify(other);

/** Lives through a history twice over the API, and names what does not hold of it. */
export async function problemsOf(test: TestApp, clock: Clock, past: History): Promise<string[]> {
  clock.now = FIRST;
  const [one, other] = [test.as((await test.signUp()).token), test.as((await test.signUp()).token)];
  const ordered = past.happenings.toSorted((first, second) => first.at - second.at);
  await live(one, clock, ordered, (stretch) => stretch);
  await live(other, clock, ordered, (stretch) =>
    stretch
      .flatMap((each, at) => (past.repeated[at] ? [each, each] : [each]))
      .map((each, at) => ({ each, place: past.order[at % past.order.length] ?? 0 }))
      .toSorted((first, second) => first.place - second.place)
      .map(({ each }) => each),
  );
  // A Monday, some days into the week or none.
  clock.now = FIRST + 84 * DAY_MS;
  const begun = await rhythmOf(one);
  clock.now += past.into * DAY_MS;
  const before = await rhythmOf(one);
  const problems = same(before, await rhythmOf(other)) ? [] : ['order and repetition matter'];
  problems.push(...lowered(begun, before).map((name) => `an open week lowers ${name}`));

  // Told within the days that are believed, on a day of this week or the one before.
  const at = new Date(clock.now - (((past.more.at / DAY_MS) % 9) | 0) * DAY_MS).toISOString();
  const more: Wire = { ...past.more.event, id: crypto.randomUUID(), at };
  await tell(one, [more]);
  problems.push(...lowered(before, await rhythmOf(one)).map((name) => `more lowers ${name}`));
  await tell(one, [{ id: crypto.randomUUID(), kind: more['kind'], at, zone: ZONE, undoes: more['id'] }]);
  const undone = await rhythmOf(one);
  if (!same(undone, before)) problems.push('undone is not never done');
  await tell(one, [{ ...past.pause.event, id: crypto.randomUUID(), at: new Date(clock.now).toISOString() }]);
  problems.push(...lowered(before, await rhythmOf(one)).map((name) => `a pause lowers ${name}`));
  return problems;
}
