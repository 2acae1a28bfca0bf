import type { Part, Reading } from './reading.ts';
import type { Item } from './slots.ts';

/** A single amount behind another may be anything; from two on they are a list. */
const FEWEST_SPENT = 2;
/** Letters that two forms of a noun share: “boxes”, “box”. */
const STEM = 3;

/** The figures of a message as a formula takes them; a sum is made only when none is left over. */
export class Pool {
  readonly reading: Reading;
  #left: readonly Part[];

  constructor(reading: Reading) {
    this.reading = reading;
    this.#left = reading.parts;
  }

  get isEmpty(): boolean {
    return this.#left.length === 0;
  }

  /** Takes the first figure that fits. */
  take(fits: (part: Part) => boolean): Part | undefined {
    const found = this.#left.find(fits);
    if (found) this.#left = this.#left.filter((part) => part !== found);
    return found;
  }

  /** Takes every figure that fits. */
  all(fits: (part: Part) => boolean): Part[] {
    const found = this.#left.filter(fits);
    this.#left = this.#left.filter((part) => !fits(part));
    return found;
  }

  /** Takes an amount of that role. */
  money(role: Part['role']): number | undefined {
    return this.take((part) => isAmount(part) && part.role === role)?.value;
  }

  /** Takes the only amount that nothing says a role of; of several, none. */
  loose(fits: (part: Part) => boolean = isAmount): number | undefined {
    const loose = this.#left.filter((part) => isAmount(part) && part.role === null);
    return loose.length === 1 && loose.every(fits) ? this.take((part) => part === loose[0])?.value : undefined;
  }

  percent(): number | undefined {
    return this.take(({ kind }) => kind === 'percent')?.value;
  }

  /** Takes each “12 jars at 4”. */
  items(): Item[] {
    const items: Item[] = [];
    for (const [at, part] of this.reading.parts.entries()) {
      const price = this.reading.parts[at + 1];
      if (!part.times || !price || !isAmount(price)) continue;
      items.push({ count: part.value, price: price.value });
      this.#left = this.#left.filter((one) => one !== part && one !== price);
    }
    return items;
  }

  /** Takes the only number of things and what one of them is sold for, where they stand apart: “18 apiece, 12 of them sold”. */
  itemApart(): Item[] {
    const counts = this.#left.filter(
      (part) => isCounted(part) && Number.isInteger(part.value) && part.role !== 'people',
    );
    const prices = this.#left.filter((part) => isAmount(part) && part.per === 'unit' && part.role === 'price');
    const [[count], [price]] = [counts, prices];
    if (counts.length !== 1 || prices.length !== 1 || !count || !price) return [];
    this.#left = this.#left.filter((one) => one !== count && one !== price);
    return [{ count: count.value, price: price.value }];
  }

  /**
   * Takes so many things that were bought and what one of them is sold for: “10 booklets for 80, I sell them at 15 each”.
   * `ofOne`: what each of them cost, “10 tyres at 25 each”.
   */
  resold(): { item: Item; lot: number; ofOne: boolean } | null {
    const [count, lot, price, ...others] = this.#left;
    if (!count || !lot || !price || others.length > 0 || !isCounted(count) || !Number.isInteger(count.value))
      return null;
    const isBought =
      (count.bought || lot.bought) &&
      isAmount(lot) &&
      !isCounted(lot) &&
      !lot.times &&
      !(lot.told && lot.role === 'price');
    const isSold = isAmount(price) && price.role === 'price' && (price.told || price.per === 'unit');
    if (!isBought || !isSold) return null;
    this.#left = [];
    // “10 por 80 e vendo cada um a 15”: what is more than one is sold for was paid for all.
    const isAt = lot.per === 'unit' || (count.times && !lot.forAll);
    const ofOne = isAt && !lot.whole && lot.value < price.value;
    return {
      item: { count: count.value, price: price.value },
      lot: lot.value,
      ofOne,
    };
  }

  /** Takes so many who pay what is told right behind them: “8 come and pay 15”. */
  paying(): Item[] {
    const isMany = ({ kind, role, per, value, times, bought, things }: Part) =>
      kind === 'number' &&
      per === null &&
      !times &&
      !bought &&
      Number.isInteger(value) &&
      (things || role === 'people' || role === 'pack');
    const at = this.#left.findIndex((part, index) => {
      const next = this.#left[index + 1];
      return isMany(part) && next !== undefined && isAmount(next) && next.role === 'price' && next.told && !next.things;
    });
    const [count, price] = [this.#left[at], this.#left[at + 1]];
    if (!count || !price || this.#left.some((part) => part !== count && part !== price && !part.bought)) return [];
    this.#left = this.#left.filter((part) => part !== count && part !== price);
    return [{ count: count.value, price: price.value }];
  }

  /** Takes what came in and all that went out of it, where the first and largest of several amounts is told and no price: “180, then 45, 15 and 8”. */
  takings(): { taken: number; costs: number[] } | null {
    const amounts = this.#left.filter((part) => isAmount(part) && (part.per === null || part.whole) && !part.times);
    const [first, ...rest] = amounts;
    const isSpent =
      rest.length >= FEWEST_SPENT && rest.every(({ role, things }) => role !== 'price' && role !== 'people' && !things);
    const spent = rest.reduce((sum, { value }) => sum + value, 0);
    if (!first || !isSpent || first.value < spent || this.reading.noun !== null) return null;
    this.#left = this.#left.filter((part) => !amounts.includes(part));
    return { taken: first.value, costs: rest.map(({ value }) => value) };
  }

  /** Takes so many things and the amounts for each of them: “6 boxes, wood is 4.50 a box, 11 for my time on each”. */
  ofEach(): Item[] | null {
    const [count, ...counts] = this.#left.filter((part) => isCounted(part) && Number.isInteger(part.value));
    const amounts = this.#left.filter((part) => part !== count);
    // “12 jars at 4, 10 pounds for sugar”: what was paid for the whole is none.
    const isOfOther = ({ whole, noun }: Part) => whole && !count?.noun?.startsWith(noun?.slice(0, STEM) ?? '');
    const isOfOne = (part: Part) => isAmount(part) && part.per === 'unit' && !isOfOther(part);
    const isEach = amounts.length > 1 && amounts.every(isOfOne);
    if (!count || counts.length > 0 || !isEach) return null;
    this.#left = [];
    return amounts.map(({ value }) => ({ count: count.value, price: value }));
  }

  /** Takes what was bought and what all of it was sold for: “flour 14, eggs 6, sold the lot for 62”. */
  soldWhole(): { taken: number; costs: number[] } | null {
    const amounts = this.#left.filter((part) => isAmount(part) && part.per === null);
    const [sale, ...sales] = amounts.filter(({ role }) => role === 'price');
    const spent = amounts.filter((part) => part !== sale);
    const isSpent =
      spent.length > 0 &&
      spent.every(({ role, things, times }) => role !== 'people' && role !== 'goal' && !things && !times);
    const all = spent.reduce((sum, { value }) => sum + value, 0);
    if (!sale || sales.length > 0 || !isSpent || sale.times || sale.value < all) return null;
    this.#left = this.#left.filter((part) => !amounts.includes(part));
    return { taken: sale.value, costs: spent.map(({ value }) => value) };
  }

  /** Takes hours and the hours for one: of two without words, the shorter is for one. */
  hoursAndEach(): { hours: Part | undefined; each: Part | undefined } {
    const times = this.all(({ kind }) => kind === 'hours');
    const named = times.find(({ role }) => role === 'each');
    const rest = times.filter((part) => part !== named).toSorted((a, b) => b.value - a.value);
    const [hours, shorter, ...more] = rest;
    if (more.length > 0 || (named && shorter)) this.#left = [...this.#left, ...more, ...(shorter ? [shorter] : [])];
    return { hours, each: named ?? shorter };
  }
}

/** Whether a figure may be money: one that counts hours, days or percent is none. */
export function isAmount({ kind }: Part): boolean {
  return kind === 'money' || kind === 'number';
}

/** “5 mg”, “12 jars”: a number of something is no price. */
export function isCounted({ kind, noun, per }: Part): boolean {
  return kind === 'number' && noun !== null && per === null;
}
