import {
  applyField,
  fieldCalled,
  type FieldUpdate,
  isListField,
  isSeveralField,
  mostItems,
  type Profile,
  updateWith,
} from '@foothold/contract';
import { heldBy } from '../../../interview/updates.ts';
import { type Item, itemsOf, type Noted } from '../../../interview/correct/noted.ts';

/**
 * The things a field holds now without what came with a turn, and with what went; what was changed in it since stays.
 * Of a thing that the turn changed, and nobody since, the earlier contents come back.
 */
function mended(now: readonly Item[], before: readonly Item[], after: readonly Item[]): Item[] {
  const [was, is] = [before, after].map((items) => new Set(items.map(({ contents }) => contents)));
  const come = new Map(after.filter(({ contents }) => !was?.has(contents)).map((item) => [item.contents, item]));
  const gone = new Map(before.filter(({ contents }) => !is?.has(contents)).map((item) => [item.name, item]));
  // As many came as went: they took their places, in order.
  const places = come.size === gone.size ? [...come.keys()] : [];
  const replaced = new Map([...gone.values()].map((item, index) => [places[index], item]));
  const kept = now.flatMap((item) => {
    if (!come.has(item.contents)) return [item];
    const earlier = gone.get(item.name) ?? replaced.get(item.contents);
    return earlier ? [earlier] : [];
  });
  const names = new Set(kept.map(({ name }) => name));
  return [...kept, ...[...gone.values()].filter(({ name }) => !names.has(name))];
}

/** An update that has a field hold these things; null for a field that holds one. */
function updateFrom(update: FieldUpdate, items: readonly Item[]): FieldUpdate | null {
  const field = fieldCalled(update.field);
  if (isListField(field)) {
    const payload: unknown = items.slice(0, mostItems(field)).map(({ contents }) => JSON.parse(contents));
    return updateWith(field, payload);
  }
  return isSeveralField(field) ? { field, payload: items.map(({ contents }) => contents).join(', ') } : null;
}

const same = (one: FieldUpdate, other: FieldUpdate) => JSON.stringify(one.payload) === JSON.stringify(other.payload);

/** The profile as it was before a turn; where a field was changed since, only what the turn did to it is taken back. */
export function takenBack(profile: Profile, { before, after }: Noted): Profile {
  return before.reduce((held, earlier) => {
    const later = after.find(({ field }) => field === earlier.field);
    const now = heldBy(held, earlier);
    if (!later || same(now, later)) return applyField(held, earlier);
    const update = updateFrom(earlier, mended(itemsOf(now), itemsOf(earlier), itemsOf(later)));
    return update ? applyField(held, update) : held;
  }, profile);
}
