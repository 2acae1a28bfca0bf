import { expect, it } from 'vitest';
import { Slots } from './slots.ts';

const full = () => new Error('full');

function trial(slots: Slots) {
  const started: string[] = [];
  const begin = (name: string, signal?: AbortSignal) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const task = () => {
      started.push(name);
      return promise;
    };
    return { result: slots.run(task, signal), resolve, reject };
  };
  return { started, begin };
}

it('runs so many at once, lets so many wait in order, and turns the next one away', async () => {
  const slots = new Slots(2, { waiting: 1, full });
  const { started, begin } = trial(slots);
  const [a, b, c] = [begin('a'), begin('b'), begin('c')];
  await expect(slots.run(async () => 'd')).rejects.toThrow('full');
  expect(started).toEqual(['a', 'b']);

  b.reject(new Error('broken'));
  await expect(b.result).rejects.toThrow('broken');
  c.resolve('c');
  await expect(c.result).resolves.toBe('c');
  expect(started).toEqual(['a', 'b', 'c']);
  a.resolve('a');
  await a.result;
  await expect(slots.run(async () => 'e')).resolves.toBe('e');
});

it('lets those who wait leave the line, and never starts what they came for', async () => {
  const { started, begin } = trial(new Slots(1));
  const left = new AbortController();
  const [a, b, c] = [begin('a'), begin('b', left.signal), begin('c')];
  left.abort(new Error('gone'));
  await expect(b.result).rejects.toThrow('gone');
  const d = begin('d');
  for (const each of [a, c, d]) each.resolve('done');
  await Promise.all([a.result, c.result, d.result]);
  expect(started).toEqual(['a', 'c', 'd']);
});

it('never lets more through than its limit, and everybody in the end', async () => {
  const slots = new Slots(4);
  let running = 0;
  let most = 0;
  const work = async (n: number) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, n % 3));
    running -= 1;
    if (n % 5 === 0) throw new Error('failed inside');
  };
  const results = await Promise.allSettled(Array.from({ length: 30 }, (_, n) => slots.run(() => work(n))));
  expect(most).toBe(4);
  expect(results.filter((result) => result.status === 'rejected')).toHaveLength(6);
});
