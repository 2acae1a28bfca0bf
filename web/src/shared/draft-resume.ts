import type { DoubtReason, Experience, SkillItem } from '@foothold/contract';
import type { DraftFields } from '#shared/draft-profile.ts';

/** The fields a CV can fill in. */
export const resumeFields = ['experience', 'skills', 'education', 'hobbies', 'location', 'age'] as const;
export type ResumeField = (typeof resumeFields)[number];

/** An item as a CV said it, and as it stands in the draft since the person changed it. */
export interface ReadItem<Item> {
  read: Item;
  now: Item;
}

/** What CVs put into the draft: where it still stands as it was put, the person has not changed it. */
export interface FromResume {
  experience: ReadItem<Experience>[];
  skills: ReadItem<SkillItem>[];
  education: string;
  hobbies: string;
  location: string;
  age: number | null;
}

export const nothingFromResume: FromResume = {
  experience: [],
  skills: [],
  education: '',
  hobbies: '',
  location: '',
  age: null,
};

/** Of the parser's reasons, and `double`: much like another job of the list, e.g. from a CV in another language. */
export type DraftDoubtReason = DoubtReason | 'double';

/** Something read that the person had better look at. It is about this very value: a changed one is not in doubt. */
export interface DraftDoubt {
  field: ResumeField;
  value: DraftFields[ResumeField] | Experience | SkillItem;
  reason: DraftDoubtReason;
}

/** Whether two values are the same to the letter: plain items key by key, in any order of the keys. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const names = Object.keys({ ...a, ...b });
  return names.every((name) => Reflect.get(a, name) === Reflect.get(b, name));
}

/** The doubts about what still stands in the draft. */
export function standingDoubts(doubts: readonly DraftDoubt[], draft: DraftFields): DraftDoubt[] {
  return doubts.filter(({ field, value }) => {
    const now: unknown = draft[field];
    return Array.isArray(now) ? now.some((item) => sameValue(item, value)) : now === value;
  });
}

/** Follows one item of a list that the person changed in its place, so that a CV read later does not add it again. */
export function followEdit<Item>(
  known: readonly ReadItem<Item>[],
  before: readonly Item[],
  after: readonly Item[],
): ReadItem<Item>[] {
  const changed = after.length === before.length ? before.findIndex((item, at) => !sameValue(item, after[at])) : -1;
  const [old, next] = [before[changed], after[changed]];
  if (old === undefined || next === undefined) return [...known];
  return known.map((item) => (sameValue(item.now, old) ? { ...item, now: next } : item));
}
