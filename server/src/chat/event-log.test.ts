import { expect, it } from 'vitest';
import { remember, type Told, untold } from './event-log.ts';

const delta = (text: string): Told[number] => ({ event: 'delta', data: { text } });
const update: Told[number] = { event: 'update', data: { field: 'age', payload: 3 } };

it('keeps words that follow each other in one piece', () => {
  const told: Told = [];
  for (const { event, data } of [delta('a'), delta('b'), update, delta('c')]) remember(told, event, data);
  expect(told).toEqual([delta('ab'), update, delta('c')]);
});

it.each([
  [[], [delta('ab')], [delta('ab')]],
  [[delta('ab')], [delta('abc'), update], [delta('c'), update]],
  [[delta('ab')], [delta('a')], []],
  [[delta('ab'), update], [delta('ab')], []],
  [[delta('ab'), update], [delta('ab'), update, delta('c')], [delta('c')]],
  [[delta('ab'), update, delta('c')], [delta('ab'), update, delta('cd')], [delta('d')]],
])('says what of the whole is missing: %j of %j', (begun, whole, missing) => {
  expect(untold(begun, whole)).toEqual(missing);
});
