import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

it('runs work of one key in turn, also after work that failed, and of two keys side by side', async () => {
  const inTurn = oneAtATime();
  const said: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = inTurn('a', async () => {
    await gate.promise;
    said.push('first');
    throw new Error('no');
  });
  const second = inTurn('a', async () => said.push('second'));
  await inTurn('b', async () => said.push('beside'));
  gate.resolve();
  await expect(first).rejects.toThrow('no');
  await second;
  expect(said).toEqual(['beside', 'first', 'second']);
});
