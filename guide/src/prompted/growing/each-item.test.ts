import { expect, it } from 'vitest';
import { eachItem } from './each-item.ts';

function listening() {
  const told: unknown[] = [];
  const each = eachItem(
    'ideas',
    () => told.push('anew'),
    (raw, place) => told.push(`${place}: ${JSON.stringify(raw)}`),
  );
  return { told, ...each };
}

const answer = (...ideas: unknown[]) => JSON.stringify({ ideas });

it('hands an item over once, whether it grew or came with the whole', () => {
  const { told, grown, ended } = listening();
  grown(answer('a', { n: 1 }, { n: 2 }).slice(0, -5));
  ended([{ n: 1 }, { n: 2 }]);
  expect(told).toEqual(['1: {"n":1}', '2: {"n":2}']);
});

it('begins anew with another answer, whether it grows or not', () => {
  const { told, grown, ended } = listening();
  grown(answer({ n: 1 }));
  grown(answer({ n: 2 }));
  ended([{ n: 3 }]);
  ended([{ n: 4 }]);
  expect(told).toEqual(['1: {"n":1}', 'anew', '1: {"n":2}', 'anew', '1: {"n":3}', '1: {"n":4}']);
});

it('takes an answer that repeats the last one for another', () => {
  const { told, grown, ended } = listening();
  grown(answer({ n: 1 }));
  ended([{ n: 1 }]);
  grown('');
  grown(answer({ n: 1 }));
  ended([{ n: 1 }]);
  expect(told).toEqual(['1: {"n":1}', 'anew', '1: {"n":1}']);
});
