import { randomUUID } from 'node:crypto';
import { api, result as results, rhythm, type Rhythm, type Sent } from '@foothold/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { event, eventDay, restDay } from '../db/schema/rhythm.ts';
import { buildTestApp, type TestApp, type TestCaller } from '../../test/app.ts';
import { planner, planOf, stepAt, substepAt } from '../../test/plan.ts';
import { rebuildDays } from './rebuild.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A Monday, at noon in UTC. */
const MONDAY = Date.UTC(2026, 10, 23, 12);
let now = MONDAY;
let test: TestApp;
beforeAll(async () => (test = await buildTestApp({ now: () => now, config: { metricsToken: 'counts' } })));
afterAll(() => test.close());

type Wire = Sent<typeof rhythm.addEvents.body>['events'][number];
const report = (at: number, rest: Wire = {}): Wire => ({
  id: randomUUID(),
  kind: 'report',
  at: new Date(at).toISOString(),
  zone: 'UTC',
  data: { mood: 'fine' },
  ...rest,
});

async function send(person: TestCaller, ...events: Wire[]) {
  const { data, status } = await person.call(rhythm.addEvents, { body: { events } });
  expect(status).toBe(200);
  return data.results.map(({ state, code }) => code ?? state);
}
const rhythmOf = async (person: TestCaller): Promise<Rhythm> => (await person.call(rhythm.get)).data;
const doneOn = ({ week }: Rhythm) => week.days.filter(({ done }) => done).map(({ date }) => date);

async function someone() {
  return test.as((await test.signUp()).token);
}

describe('a tick', () => {
  it('is logged under its own id, time and day, with title and minutes, and once however often it is sent', async () => {
    now = MONDAY;
    const person = await planner(test);
    const plan = await planOf(person);
    const { substep_id: id, title, minutes } = substepAt(plan, 0, 0);
    // Half past midnight of Monday in Jerusalem: Sunday evening still.
    const at = '2026-11-22T22:30:00.000Z';
    const body = { status: 'completed' as const, id: randomUUID(), at, zone: 'Asia/Jerusalem' };
    for (let sent = 0; sent < 3; sent += 1) {
      const { data } = await person.call(api.plan.setSubstepStatus, { params: { id }, body });
      expect(substepAt(data.plan, 0, 0)).toMatchObject({ status: 'completed', completed_at: at });
    }
    const { data } = await person.call(rhythm.week, { params: { date: '2026-11-22' } });
    expect(data.events).toEqual([
      { id: body.id, kind: 'tick', date: '2026-11-22', title, minutes, amount: null, text: '', later: true },
    ]);
    expect((await rhythmOf(person)).xp).toBe(10);
  });

  it('that was taken back was never done, and a late copy of it ticks nothing', async () => {
    const person = await planner(test);
    const plan = await planOf(person);
    const { substep_id: id } = substepAt(plan, 0, 0);
    const before = await rhythmOf(person);
    const ticked = { status: 'completed' as const, id: randomUUID() };
    await person.call(api.plan.setSubstepStatus, { params: { id }, body: ticked });
    await person.call(api.plan.setSubstepStatus, { params: { id }, body: { status: 'pending', id: randomUUID() } });
    expect(await rhythmOf(person)).toEqual(before);
    const { data } = await person.call(api.plan.setSubstepStatus, { params: { id }, body: ticked });
    expect(substepAt(data.plan, 0, 0).status).toBe('pending');
  });

  it('of the last substep logs its step too, and both go when it is taken back', async () => {
    const person = await planner(test);
    const { substeps, step_id: stepId } = stepAt(await planOf(person), 0);
    for (const { substep_id: id } of substeps) {
      await person.call(api.plan.setSubstepStatus, { params: { id }, body: { status: 'completed' } });
    }
    expect((await rhythmOf(person)).xp).toBe(10 * substeps.length + 25);
    const [first] = substeps;
    await person.call(api.plan.setSubstepStatus, { params: { id: first!.substep_id }, body: { status: 'pending' } });
    expect((await rhythmOf(person)).xp).toBe(10 * (substeps.length - 1));
    await person.call(api.plan.setStepStatus, { params: { id: stepId }, body: { status: 'completed' } });
    expect((await rhythmOf(person)).xp).toBe(10 * substeps.length + 25);
    await person.call(api.plan.setStepStatus, { params: { id: stepId }, body: { status: 'pending' } });
    expect((await rhythmOf(person)).xp).toBe(0);
  });

  it('that is taken back and made anew for an earlier day counts there alone, as much as before', async () => {
    now = MONDAY;
    const person = await planner(test);
    const { substep_id: id } = substepAt(await planOf(person), 0, 0);
    const tick = (status: 'completed' | 'pending', ms: number) =>
      person.call(api.plan.setSubstepStatus, {
        params: { id },
        body: { status, id: randomUUID(), at: new Date(ms).toISOString(), zone: 'UTC' },
      });
    await tick('completed', MONDAY);
    await tick('pending', MONDAY);
    await tick('completed', MONDAY - 3 * DAY);
    expect(await rhythmOf(person)).toMatchObject({ xp: 10, week: { done: 0 } });
    const { data } = await person.call(rhythm.week, { params: { date: '2026-11-20' } });
    expect(data.events).toMatchObject([{ kind: 'tick', date: '2026-11-20', later: true }]);
  });

  it('under the id of another is refused, and changes nothing', async () => {
    const person = await planner(test);
    const plan = await planOf(person);
    const body = { status: 'completed' as const, id: randomUUID() };
    await person.call(api.plan.setSubstepStatus, { params: { id: substepAt(plan, 0, 0).substep_id }, body });
    const again = await person.call(api.plan.setSubstepStatus, {
      params: { id: substepAt(plan, 0, 1).substep_id },
      body,
    });
    expect([again.status, (again.response.json() as { code: string }).code]).toEqual([422, 'KEY_REUSED']);
    expect(substepAt(await planOf(person), 0, 1).status).toBe('pending');
  });

  it('done on Friday without a network still belongs to Friday, though another device told it on Monday', async () => {
    const person = await planner(test);
    const { substep_id: id } = substepAt(await planOf(person), 0, 0);
    const at = (ms: number) => ({ id: randomUUID(), at: new Date(ms).toISOString(), zone: 'UTC' });
    const tick = (stamp: object, status: 'completed' | 'pending' = 'completed') =>
      person.call(api.plan.setSubstepStatus, { params: { id }, body: { status, ...stamp } });
    await tick(at(MONDAY));
    await tick(at(MONDAY - 3 * DAY));
    const { data } = await person.call(rhythm.week, { params: { date: '2026-11-20' } });
    expect(data.week.days.filter(({ done }) => done)).toMatchObject([{ date: '2026-11-20' }]);
    expect((await rhythmOf(person)).xp).toBe(10);
    await tick(at(MONDAY), 'pending');
    expect((await person.call(rhythm.week, { params: { date: '2026-11-20' } })).data.events).toEqual([]);
  });
});

describe('POST /api/events', () => {
  it('stores each id once, and says what it would not take, item by item', async () => {
    const person = await someone();
    const good = report(MONDAY);
    expect(
      await send(
        person,
        good,
        good,
        report(MONDAY, { kind: 'jump' }),
        report(MONDAY, { id: 'x' }),
        report(MONDAY, { data: { mood: 'awful' } }),
        report(MONDAY, { data: { text: 'a\0b' } }),
        report(MONDAY, { data: { text: 'x'.repeat(5_000) } }),
        report(MONDAY, { zone: 'Mars/Olympus' }),
      ),
    ).toEqual(['stored', 'known', 'UNKNOWN_KIND', 'INVALID', 'INVALID_DATA', 'INVALID_DATA', 'TOO_LARGE', 'stored']);
    expect(await send(person, good)).toEqual(['known']);
    expect((await rhythmOf(person)).xp).toBe(5);
  });

  it('believes a time of the last fourteen days, and no other', async () => {
    now = MONDAY;
    const person = await someone();
    await send(person, report(MONDAY - 13 * DAY), report(MONDAY - 15 * DAY), report(MONDAY + 2 * DAY));
    expect(doneOn(await rhythmOf(person))).toEqual(['2026-11-23']);
    const { data } = await person.call(rhythm.week, { params: { date: '2026-11-10' } });
    expect(data.events).toMatchObject([{ date: '2026-11-10', later: true }]);
  });

  it('marks what is told on a later day than it was done, be it the next morning', async () => {
    now = MONDAY - 6 * HOUR;
    const person = await someone();
    await send(person, report(MONDAY - DAY), report(MONDAY - 8 * HOUR));
    const { data } = await person.call(rhythm.week, { params: { date: '2026-11-22' } });
    const { data: next } = await person.call(rhythm.week, { params: { date: '2026-11-23' } });
    expect([data.events, next.events].map(([one]) => one?.later)).toEqual([true, false]);
    now = MONDAY;
  });

  it('keeps a person’s rows apart from everybody else’s', async () => {
    const [one, other] = [await someone(), await someone()];
    const event = report(MONDAY);
    expect(await send(one, event)).toEqual(['stored']);
    expect(await send(other, event)).toEqual(['stored']);
    expect(await send(other, report(MONDAY, { undoes: event['id'] }))).toEqual(['stored']);
    expect([(await rhythmOf(one)).xp, (await rhythmOf(other)).xp]).toEqual([5, 0]);
  });

  it('answers words of danger with care first', async () => {
    const person = await someone();
    const { data } = await person.call(rhythm.addEvents, {
      body: { events: [report(MONDAY, { data: { text: 'I want to kill myself tonight' } })] },
    });
    expect(data).toMatchObject({ care: expect.any(String), results: [{ state: 'stored' }] });
  });
});

describe('a month', () => {
  it('is promised, kept, paused, missed and come back to', async () => {
    now = MONDAY;
    const person = await someone();
    const { data: promised } = await person.call(rhythm.setPromise, { body: { days_per_week: 2, zone: 'UTC' } });
    expect(promised).toMatchObject({ promise: { days_per_week: 2, from: '2026-11-30' }, week: { state: 'neutral' } });
    now = MONDAY + 8 * DAY;
    await send(person, report(now), report(now - DAY));
    expect(await rhythmOf(person)).toMatchObject({ streak: 1, week: { need: 2, done: 2, state: 'kept' } });
    // A week away, told beforehand, asks nothing.
    await person.call(rhythm.setPause, { body: { from: '2026-12-07', to: '2026-12-13' } });
    now = MONDAY + 15 * DAY;
    expect(await rhythmOf(person)).toMatchObject({
      paused: { to: '2026-12-13' },
      streak: 1,
      week: { state: 'neutral' },
    });
    // A week of nothing, then the first day back.
    now = MONDAY + 28 * DAY;
    await send(person, report(now));
    expect(await rhythmOf(person)).toMatchObject({ streak: 1, best: 1, comeback: true, week: { state: 'pending' } });
    const { data } = await person.call(rhythm.week, { params: { date: '2026-12-16' } });
    expect(data.week.state).toBe('missed');
  });

  it('keeps what was answered at the end of each week, the last word of it', async () => {
    now = MONDAY;
    const person = await someone();
    const close = (text: string, at: number) => report(at, { kind: 'close', data: { week: '2026-11-16', text } });
    await send(person, close('Mornings', MONDAY), close('Tea', MONDAY - DAY));
    const closed = async (date: string) => (await person.call(rhythm.week, { params: { date } })).data.closed;
    expect([await closed('2026-11-18'), await closed('2026-11-23')]).toEqual(['Mornings', null]);
  });

  it('begins its weeks on Sunday in Hebrew, or as the person chose', async () => {
    now = MONDAY;
    const person = test.as((await test.signUp({ language: 'he' })).token);
    expect((await rhythmOf(person)).week.start).toBe('2026-11-22');
    const { data } = await person.call(rhythm.setSettings, { body: { week_start: 'monday', shown: false } });
    expect([data.week.start, data.settings.shown]).toEqual(['2026-11-23', false]);
  });

  it('refuses a pause that ends before it begins, or began long ago', async () => {
    const person = await someone();
    const pause = async (from: string, to: string) =>
      (await person.call(rhythm.setPause, { body: { from, to } })).status;
    expect(await pause('2026-11-25', '2026-11-24')).toBe(400);
    expect(await pause('2026-10-25', '2026-11-24')).toBe(400);
    expect((await rhythmOf(person)).paused).toBeNull();
  });

  it('shows what was saved over and over once a day, and a step with its tasks', async () => {
    now = MONDAY;
    const person = await someone();
    const [substep_id, step_id] = [randomUUID(), randomUUID()];
    const saved = (at: number, title: string) => report(at, { kind: 'result', substep_id, data: { title } });
    await send(person, saved(MONDAY - 2_000, 'Fl'), saved(MONDAY, 'Flour'), saved(MONDAY - DAY, 'F'));
    await send(
      person,
      report(MONDAY - 1_000, { kind: 'tick', substep_id, data: { title: 'Ask' } }),
      report(MONDAY - 1_000, { kind: 'tick', step_id, data: { title: 'All of it' } }),
    );
    const { data } = await person.call(rhythm.week, { params: { date: '2026-11-23' } });
    expect(data.events.map(({ title }) => title)).toEqual(['Ask', 'Flour']);
  });

  it('counts the first sale, and shows how much each brought', async () => {
    now = MONDAY;
    const person = await someone();
    const sale = (amount: number) => report(MONDAY, { kind: 'money', data: { amount } });
    await send(person, sale(40.5), sale(20));
    expect((await rhythmOf(person)).xp).toBe(100);
    const { data } = await person.call(rhythm.week, { params: { date: '2026-11-23' } });
    expect(new Set(data.events.map(({ amount }) => amount))).toEqual(new Set([20, 40.5]));
  });

  it('has an identity whose votes are rows of the log', async () => {
    const person = await someone();
    await send(person, report(MONDAY), report(MONDAY - DAY));
    const { data } = await person.call(rhythm.setIdentity, { body: { text: 'I am somebody who asks' } });
    expect(data.identity).toEqual({ text: 'I am somebody who asks', votes: 2 });
    expect((await person.call(rhythm.setIdentity, { body: { text: '' } })).data.identity).toBeNull();
  });
});

describe('those who run the server', () => {
  const allDays = async () =>
    test.services.database.db.select().from(eventDay).orderBy(eventDay.userId, eventDay.localDay);

  const daysOf = async (userId: string) => (await allDays()).filter((day) => day.userId === userId);

  it('make the days anew, and they are the same; ticks from before there was a log come in once', async () => {
    now = MONDAY;
    const person = await planner(test);
    const plan = await planOf(person);
    const tick = (substep: number) =>
      person.call(api.plan.setSubstepStatus, {
        params: { id: substepAt(plan, 0, substep).substep_id },
        body: { status: 'completed' },
      });
    await tick(0);
    await send(person, report(MONDAY), report(MONDAY - DAY, { kind: 'result', data: { asked: 3 } }));
    await tick(1);
    const { db } = test.services.database;
    now = MONDAY + 5 * DAY;
    const before = await rhythmOf(person);
    await rebuildDays(db, now);
    const days = await daysOf(person.person.userId);
    expect(days.map(({ sums }) => sums !== null)).toEqual([true, true]);
    await db.update(eventDay).set({ sums: { reports: 99 } });
    await rebuildDays(db, now);
    const anew = await daysOf(person.person.userId);
    expect(anew.map(({ sums }) => sums)).toEqual(days.map(({ sums }) => sums));
    expect(await rhythmOf(person)).toEqual(before);

    // As if both had been ticked by a server that knew of no log.
    await db.delete(event).where(and(eq(event.userId, person.person.userId), eq(event.kind, 'tick')));
    await rebuildDays(db, now);
    await rebuildDays(db, now);
    expect((await rhythmOf(person)).xp).toBe(before.xp);
    const { data } = await person.call(rhythm.week, { params: { date: '2026-11-23' } });
    expect(data.events.filter(({ kind }) => kind === 'tick').every(({ later }) => later)).toBe(true);
  });

  it('need do nothing where an update reckons days in another way: who asks next has them anew', async () => {
    now = MONDAY;
    const { token, userId } = await test.signUp();
    const person = test.as(token);
    await send(person, report(MONDAY), report(MONDAY - DAY));
    now = MONDAY + 5 * DAY;
    const before = await rhythmOf(person);
    const days = await daysOf(userId);
    const { db } = test.services.database;
    // As an older version kept them, with no word of how they were made.
    await db.update(eventDay).set({ sums: { reports: 99 } });
    expect(await rhythmOf(person)).toEqual(before);
    expect(await daysOf(userId)).toEqual(days);
  });

  it('have sums kept of days that are over, cleared by what comes to them late, and none of a day that grows', async () => {
    now = MONDAY;
    const person = await planner(test);
    const { userId } = person.person;
    const { substep_id: id } = substepAt(await planOf(person), 0, 0);
    const tick = (status: 'completed' | 'pending', ms: number) =>
      person.call(api.plan.setSubstepStatus, {
        params: { id },
        body: { status, id: randomUUID(), at: new Date(ms).toISOString(), zone: 'UTC' },
      });
    const kept = async () => (await daysOf(userId)).map(({ localDay, sums }) => [localDay.slice(8), sums !== null]);
    await tick('completed', MONDAY);
    expect([(await rhythmOf(person)).xp, await kept()]).toEqual([10, [['23', false]]]);
    now = MONDAY + 4 * DAY;
    expect([(await rhythmOf(person)).xp, await kept()]).toEqual([10, [['23', true]]]);
    await tick('pending', now);
    expect(await kept()).toEqual([
      ['23', false],
      ['27', false],
    ]);
    await send(person, report(MONDAY + DAY));
    expect((await rhythmOf(person)).xp).toBe(5);
    expect(await kept()).toEqual([
      ['23', true],
      ['24', true],
      ['27', false],
    ]);
    await send(person, report(MONDAY + DAY, { kind: 'result', data: { title: 'Flour' } }));
    expect((await rhythmOf(person)).xp).toBe(15);
    now = MONDAY;
  });

  it('say that a day asks nothing of anybody', async () => {
    const person = await someone();
    await test.services.database.db.insert(restDay).values({ day: '2026-11-26' });
    expect((await rhythmOf(person)).week.days.filter(({ rests }) => rests).map(({ date }) => date)).toContain(
      '2026-11-26',
    );
    await test.services.database.db.delete(restDay);
  });

  it('see how much of each kind was logged, and what comes again once', async () => {
    const counted = async () => {
      const { body } = await test.app.inject({ url: '/metrics', headers: { authorization: 'Bearer counts' } });
      const of = (kind: string) =>
        Number(new RegExp(`^events_total\\{kind="${kind}"\\} (\\d+)$`, 'm').exec(body)?.[1] ?? 0);
      return ['tick', 'result', 'decision', 'report'].map(of);
    };
    const person = await planner(test);
    const plan = await planOf(person);
    const before = await counted();
    const { substep_id: id, step_id: stepId } = { ...substepAt(plan, 0, 0), ...stepAt(plan, 0) };
    const stamp = { id: randomUUID() };
    for (let sent = 0; sent < 2; sent += 1) {
      await person.call(api.plan.setSubstepStatus, { params: { id }, body: { status: 'completed', ...stamp } });
      await person.call(results.save, {
        params: { id: substepAt(plan, 0, 1).substep_id },
        body: { kind: 'text', data: { text: 'An offer' } },
      });
      await person.call(results.decide, { params: { id: stepId }, body: { choice: 'go_on', reason: 'Two said yes' } });
    }
    await send(person, report(MONDAY));
    expect((await counted()).map((count, at) => count - before[at]!)).toEqual([1, 1, 1, 1]);
  });
});
