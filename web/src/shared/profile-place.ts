import { type FactField, type FactPlace, fieldNames } from '@foothold/contract';
import { type SavedField, savedField } from './draft-profile.ts';

/** A place in the profile that something leads to: a field, or an item of a list. */
export interface ProfilePlace {
  field: FactField | SavedField;
  /** Zero-based; null for a whole list and for a field that is one text. */
  index: number | null;
}

/** The place of a fact that a reply refers to. The list of jobs is called otherwise on the page. */
export function placeOfFact({ field, index }: FactPlace): ProfilePlace {
  return { field: field === 'experience' ? 'experiences' : savedField(field), index };
}

const places = fieldNames.map((field) => placeOfFact({ field, index: null }).field);

/** What a link to the profile hands over in the navigation state. */
export interface ProfileVisit {
  /** The person's words that are meant: the list may have changed since its index was noted. */
  text?: string;
  /** Where one came from, to go back to. */
  back: string;
}

/** The place as the hash of an address: `#skills-2`, `#education`. */
export function placeHash({ field, index }: ProfilePlace): string {
  return index === null ? `#${field}` : `#${field}-${index}`;
}

/** The place a hash names; null when it names none. */
export function readPlaceHash(hash: string): ProfilePlace | null {
  const [, name, index] = /^#([A-Za-z]+)(?:-(\d{1,4}))?$/.exec(hash) ?? [];
  const field = places.find((one) => one === name);
  return field ? { field, index: index === undefined ? null : Number(index) } : null;
}

/** What was handed over; null when one came otherwise. */
export function readProfileVisit(state: unknown): ProfileVisit | null {
  const { text, back } = (state ?? {}) as Partial<Record<keyof ProfileVisit, unknown>>;
  // An address of this site only: one slash, not two.
  if (typeof back !== 'string' || !/^\/(?!\/)/.test(back)) return null;
  return typeof text === 'string' ? { text, back } : { back };
}
