import { expect, it } from 'vitest';
import { ChildSlots } from './child-slots.ts';

it('runs so many at once, lets so many wait in order, and turns the next one away', async () => {
  const slots = new ChildSlots(2, 1);
  const started: string[] = [];
  const begin = (name: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const task = () => {
      started.push(name);
      return promise;
    };
    return { result: slots.run(task), resolve, reject };
  };
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
