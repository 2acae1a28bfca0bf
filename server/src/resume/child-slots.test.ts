import { expect, it } from 'vitest';
import { ChildSlots } from './child-slots.ts';

function trial(slots: ChildSlots) {
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
  const slots = new ChildSlots({ parallel: 2, waiting: 1 });
  const { started, begin } = trial(slots);
  const [a, b, c] = [begin('a'), begin('b'), begin('c')];
  await expect(slots.run(async () => 'd')).rejects.toMatchObject({ code: 'BUSY' });
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
  const { started, begin } = trial(new ChildSlots({ parallel: 1, waiting: 2 }));
  const left = new AbortController();
  const [a, b, c] = [begin('a'), begin('b', left.signal), begin('c')];
  left.abort(new Error('gone'));
  await expect(b.result).rejects.toThrow('gone');
  const d = begin('d');
  for (const each of [a, c, d]) each.resolve('done');
  await Promise.all([a.result, c.result, d.result]);
  expect(started).toEqual(['a', 'c', 'd']);
});
