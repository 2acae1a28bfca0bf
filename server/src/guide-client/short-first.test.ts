import { expect, it } from 'vitest';
import { longestText, shortFirst } from './short-first.ts';

const LONG = 8_000;

/** Asks for turns of these lengths at once and gives the order in which they came. */
async function orderOf(lengths: readonly number[]): Promise<number[]> {
  const inTurn = shortFirst();
  const order: number[] = [];
  await Promise.all(lengths.map((length, at) => inTurn(length, async () => void order.push(at))));
  return order;
}

it('lets short texts overtake long ones that wait, and each kind keep its order', async () => {
  expect(await orderOf([LONG, LONG, 10, LONG, 20])).toEqual([0, 2, 4, 1, 3]);
});

it('lets a long one have its turn after twenty short ones', async () => {
  const order = await orderOf([LONG, LONG, ...Array.from({ length: 30 }, () => 5)]);
  expect(order.indexOf(1)).toBe(21);
});

it('begins no long one right behind a short one, so that what the same call asks next goes before it', async () => {
  const { promise: pause, resolve: endPause } = Promise.withResolvers<void>();
  const inTurn = shortFirst(() => pause);
  const order: string[] = [];
  const turn = (name: string, length: number) => inTurn(length, async () => void order.push(name));
  const long = turn('care', 10).then(() => turn('a long text', LONG));
  await turn('another care', 10);
  await turn('its answer', 10);
  expect(order).toEqual(['care', 'another care', 'its answer']);
  endPause();
  await long;
  expect(order).toEqual(['care', 'another care', 'its answer', 'a long text']);
});

it('goes on after work that fails', async () => {
  const inTurn = shortFirst();
  const failing = inTurn(1, () => Promise.reject(new Error('no')));
  const following = inTurn(1, async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await following).toBe('yes');
});

it('finds the longest text, however deep it lies', () => {
  expect(longestText({ profile: { skills: [{ notes: 'abc' }, { notes: 'abcde' }] }, count: 5, mode: null })).toBe(5);
});
