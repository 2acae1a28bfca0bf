import { growingItems } from './items.ts';

/**
 * Hands each item of an answer's list to `take` once: while the answer grows, and what is left when it is whole. `begin`
 * is called before the first item of another answer. An item's place counts from 1.
 */
export function eachItem(list: string, begin: () => void, take: (raw: unknown, place: number) => void) {
  const growing = growingItems(list);
  /** The items of this answer that were handed over, as JSON. */
  let seen: string[] = [];
  const next = (raw: unknown) => {
    seen.push(JSON.stringify(raw));
    take(raw, seen.length);
  };
  const anew = () => {
    seen = [];
    begin();
  };
  return {
    /** Told the answer so far; one that does not begin like the last is another answer. */
    grown: (soFar: string): void => {
      const { restarted, items } = growing(soFar);
      if (restarted) anew();
      items.forEach(next);
    },
    /** Told all items of an answer that has ended; the next one begins from nothing. */
    ended: (items: readonly unknown[]): void => {
      // An answer that did not grow before our eyes is another one than the one looked at last.
      if (seen.some((json, index) => JSON.stringify(items[index]) !== json)) anew();
      items.slice(seen.length).forEach(next);
      seen = [];
    },
  };
}
