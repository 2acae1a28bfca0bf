import { describe, expect, it } from 'vitest';
import { Gate } from './gate.ts';

const waiting = () => new AbortController().signal;

describe('a gate', () => {
  it('lets everybody in where there is no limit', async () => {
    const gate = new Gate(null);
    expect(await Promise.all([gate.enter(waiting(), 1), gate.enter(waiting(), 1)])).toEqual(['entered', 'entered']);
  });

  it('lets the others in one by one, in the order they came', async () => {
    const gate = new Gate(1);
    const order: string[] = [];
    await gate.enter(waiting(), 1_000);
    const queue = ['first', 'second'].map((name) => gate.enter(waiting(), 10_000).then(() => order.push(name)));
    gate.leave();
    await queue[0];
    expect(order).toEqual(['first']);
    gate.leave();
    await queue[1];
    expect(order).toEqual(['first', 'second']);
  });

  it('is not waited for longer than told, and the place goes to the next', async () => {
    const gate = new Gate(1);
    await gate.enter(waiting(), 1);
    const leaving = new AbortController();
    const late = gate.enter(waiting(), 5);
    const left = gate.enter(leaving.signal, 10_000);
    leaving.abort();
    expect([await late, await left]).toEqual(['late', 'aborted']);
    const next = gate.enter(waiting(), 10_000);
    gate.leave();
    expect(await next).toBe('entered');
  });

  it('takes back the place of somebody who gave up as it was given', async () => {
    const gate = new Gate(1);
    await gate.enter(waiting(), 1);
    const leaving = new AbortController();
    const left = gate.enter(leaving.signal, 10_000);
    leaving.abort();
    gate.leave();
    expect(await left).toBe('aborted');
    expect(await gate.enter(waiting(), 10)).toBe('entered');
  });

  it('is closed to who has left before', async () => {
    expect(await new Gate(1).enter(AbortSignal.abort(), 1)).toBe('aborted');
  });
});
