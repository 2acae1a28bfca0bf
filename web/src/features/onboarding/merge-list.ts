import { sameValue, type ReadItem } from '#shared/draft-resume.ts';

/** How the items of a list are told apart and made one. */
export interface ListRule<Item> {
  /** Most items the list may hold. */
  limit: number;
  isSame: (a: Item, b: Item) => boolean;
  /** Whether an item printed twice in one CV is one. */
  isRepeat: (a: Item, b: Item) => boolean;
  /** A known item with what a newer CV says of it. */
  renewed: (known: Item, found: Item) => Item;
}

export interface MergedList<Item> {
  items: Item[];
  fromResume: ReadItem<Item>[];
  /** For every item found, the item that stands for it now; undefined where nothing new came of it. */
  fresh: (Item | undefined)[];
  added: number;
  renewed: number;
}

/**
 * A list with what a CV says: known items are renewed where they stand as a CV put them, the person's own stay to the
 * letter, others are added. Every item takes part once, so that two jobs of one title stay two.
 */
export function mergeList<Item>(
  known: readonly Item[],
  found: readonly Item[],
  read: readonly ReadItem<Item>[],
  { limit, isSame, isRepeat, renewed }: ListRule<Item>,
): MergedList<Item> {
  const items = [...known];
  const origins = read.filter(({ now }) => known.some((item) => sameValue(item, now)));
  const merged: MergedList<Item> = { items, fromResume: [...origins], fresh: [], added: 0, renewed: 0 };
  const partners = partnersOf(known, found, origins, isSame);

  for (const [at, item] of found.entries()) {
    const place = partners[at] ?? -1;
    const before = known[place];
    if (before === undefined) {
      const isAdded = items.length < limit && !items.some((other) => isRepeat(other, item));
      if (isAdded) {
        items.push(item);
        merged.fromResume.push({ read: item, now: item });
        merged.added += 1;
      }
      merged.fresh.push(isAdded ? item : undefined);
      continue;
    }
    const origin = merged.fromResume.findIndex(({ now }) => sameValue(now, before));
    const isUntouched = origin >= 0 && sameValue(merged.fromResume[origin]?.read, before);
    const after = isUntouched ? renewed(before, item) : before;
    const isChanged = !sameValue(after, before);
    if (isChanged) {
      items[place] = after;
      merged.fromResume[origin] = { read: after, now: after };
      merged.renewed += 1;
    }
    merged.fresh.push(isChanged ? after : undefined);
  }
  return merged;
}

/** For every item found, the index of the known one that it is, or -1. What is the same to the letter goes first. */
function partnersOf<Item>(
  known: readonly Item[],
  found: readonly Item[],
  origins: readonly ReadItem<Item>[],
  isSame: (a: Item, b: Item) => boolean,
): number[] {
  const taken = new Set<number>();
  const partners = found.map(() => -1);
  const asRead = known.map((item) => origins.find(({ now }) => sameValue(now, item))?.read ?? item);
  const rules: ((place: number, item: Item) => boolean)[] = [
    (place, item) => sameValue(asRead[place], item) || sameValue(known[place], item),
    (place, item) => [asRead[place], known[place]].some((other) => other !== undefined && isSame(other, item)),
  ];
  for (const rule of rules) {
    for (const [at, item] of found.entries()) {
      if (partners[at] !== -1) continue;
      const place = known.findIndex((_other, index) => !taken.has(index) && rule(index, item));
      if (place < 0) continue;
      partners[at] = place;
      taken.add(place);
    }
  }
  return partners;
}
