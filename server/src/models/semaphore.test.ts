import { describe, expect, it } from 'vitest';
import { Semaphore } from './semaphore.ts';

const waiting = () => new AbortController().signal;

describe('a semaphore', () => {
  it('lets everybody in where there is no limit', async () => {
    const semaphore = new Semaphore(null);
    expect(await Promise.all([semaphore.acquire(waiting(), 1), semaphore.acquire(waiting(), 1)])).toEqual([
      'entered',
      'entered',
    ]);
  });

  it('lets the others in one by one, in the order they came', async () => {
    const semaphore = new Semaphore(1);
    const order: string[] = [];
    await semaphore.acquire(waiting(), 1_000);
    const queue = ['first', 'second'].map((name) => semaphore.acquire(waiting(), 10_000).then(() => order.push(name)));
    semaphore.release();
    await queue[0];
    expect(order).toEqual(['first']);
    semaphore.release();
    await queue[1];
    expect(order).toEqual(['first', 'second']);
  });

  it('is not waited for longer than told, and the place goes to the next', async () => {
    const semaphore = new Semaphore(1);
    await semaphore.acquire(waiting(), 1);
    const leaving = new AbortController();
    const late = semaphore.acquire(waiting(), 5);
    const left = semaphore.acquire(leaving.signal, 10_000);
    leaving.abort();
    expect([await late, await left]).toEqual(['late', 'aborted']);
    const next = semaphore.acquire(waiting(), 10_000);
    semaphore.release();
    expect(await next).toBe('entered');
  });

  it('takes back the place of somebody who gave up as it was given', async () => {
    const semaphore = new Semaphore(1);
    await semaphore.acquire(waiting(), 1);
    const leaving = new AbortController();
    const left = semaphore.acquire(leaving.signal, 10_000);
    leaving.abort();
    semaphore.release();
    expect(await left).toBe('aborted');
    expect(await semaphore.acquire(waiting(), 10)).toBe('entered');
  });

  it('is closed to who has left before', async () => {
    expect(await new Semaphore(1).acquire(AbortSignal.abort(), 1)).toBe('aborted');
  });
});
