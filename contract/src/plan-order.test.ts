import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reordered } from './plan-order.ts';

const anyOrder = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'), { maxLength: 7 });

/** Every list that is left when some of these are taken away. */
const parts = (list: readonly string[]): string[][] =>
  list.reduce<string[][]>((made, one) => [...made, ...made.map((part) => [...part, one])], [[]]);

describe('reordered', () => {
  it('names the fewest that moved', () => {
    expect([...reordered(['a', 'b', 'c', 'd'], ['b', 'c', 'd', 'a'])]).toEqual(['a']);
    expect([...reordered(['a', 'b', 'c'], ['a', 'new', 'b', 'c'])]).toEqual([]);
  });

  it('leaves the same order behind, and nothing longer would', () => {
    fc.assert(
      fc.property(anyOrder, anyOrder, (before, after) => {
        const moved = reordered(before, after);
        const shared = after.filter((id) => before.includes(id));
        const isInOrder = (ids: readonly string[]) => ids.join('') === before.filter((id) => ids.includes(id)).join('');
        const stayed = shared.filter((id) => !moved.has(id));
        expect(isInOrder(stayed)).toBe(true);
        expect(stayed).toHaveLength(
          Math.max(
            ...parts(shared)
              .filter(isInOrder)
              .map((part) => part.length),
          ),
        );
      }),
    );
  });
});
