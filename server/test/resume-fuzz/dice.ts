/** Repeatable dice (the generator mulberry32): the same seed always throws the same numbers. */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A whole number from 0 to `count` - 1; 0 for an empty range. */
  below(count: number): number {
    return Math.floor(this.#next() * Math.max(count, 1));
  }

  /** From 1 to `most`, small numbers far more often than large ones. */
  mostlySmall(most: number): number {
    return Math.max(1, Math.floor(most ** this.#next()));
  }

  /** @throws {Error} for an empty list. */
  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  }

  #next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}
