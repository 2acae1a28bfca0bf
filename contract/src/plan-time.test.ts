import { describe, expect, it } from 'vitest';
import { dayShareOf, minutesByWeek, minutesOf, roadOf, toldHours, weeksOf } from './plan-time.ts';

const work = (minutes: number, completed_at?: string) => ({ minutes, status: 'completed' as const, completed_at });
const left = (minutes: number) => ({ minutes, status: 'pending' as const });

const plan = {
  steps: [
    { step_id: 'a', substeps: [work(30), work(45, '2026-05-30T10:00:00Z')] },
    { step_id: 'b', substeps: [work(60, '2026-05-20T10:00:00Z'), left(90)] },
    { step_id: 'c', substeps: [left(200), left(100)] },
    { step_id: 'd', substeps: [] },
  ],
};

describe('the work of a plan', () => {
  it('is what is done and what there is', () => {
    expect(minutesOf(plan)).toEqual({ done: 135, total: 525 });
    expect(minutesOf({ steps: [] })).toEqual({ done: 0, total: 0 });
  });

  it('is told in hours to the half', () => {
    expect([0, 14, 15, 44, 45, 90, 525].map(toldHours)).toEqual([0, 0, 0.5, 0.5, 1, 1.5, 9]);
  });

  it('lies on the road one step after the other, without what is done', () => {
    expect(roadOf(plan)).toEqual([
      { step_id: 'a', total: 75, left: 0, from: 0, to: 0 },
      { step_id: 'b', total: 150, left: 90, from: 0, to: 90 },
      { step_id: 'c', total: 300, left: 300, from: 90, to: 390 },
      { step_id: 'd', total: 0, left: 0, from: 390, to: 390 },
    ]);
  });
});

describe('weeks', () => {
  it.each([
    [{ from: 0, to: 90 }, 2, { first: 1, last: 1 }],
    [{ from: 90, to: 390 }, 2, { first: 1, last: 4 }],
    [{ from: 120, to: 240 }, 2, { first: 2, last: 2 }],
    [{ from: 0, to: 121 }, 2, { first: 1, last: 2 }],
    [{ from: 390, to: 390 }, 2, { first: 4, last: 4 }],
    [{ from: 0, to: 60 }, 0.5, { first: 1, last: 2 }],
  ])('of %o at %s hours', (stretch, hours, expected) => {
    expect(weeksOf(stretch, hours)).toEqual(expected);
  });

  it.each([
    [6, 50],
    [0.5, 10],
    [40, 345],
  ])('of %s hours leave %s minutes a day', (hours, minutes) => {
    expect(dayShareOf(hours)).toBe(minutes);
  });
});

describe('work done over time', () => {
  const now = Date.parse('2026-06-01T09:00:00Z');

  it('is counted back in weeks from now, as far as its time is known', () => {
    expect(minutesByWeek(plan, now, 3)).toEqual([45, 60, 0]);
  });

  it('leaves out what is older, and takes a time to come for now', () => {
    expect(minutesByWeek(plan, now, 1)).toEqual([45]);
    expect(minutesByWeek(plan, Date.parse('2026-05-30T09:00:00Z'), 2)).toEqual([45, 60]);
  });
});
