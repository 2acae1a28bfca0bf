import { type FieldUpdate, nameIn } from '@foothold/contract';
import { type DraftFields, fieldsFromUpdate } from '#shared/draft-profile.ts';

/** The items with the suggested ones: one of the same name is replaced in its place, others come last. */
function joined<Item>(items: readonly Item[], suggested: readonly Item[], nameOf: (item: Item) => string): Item[] {
  const key = (item: Item) => nameOf(item).trim().toLocaleLowerCase();
  const changed = items.map((item) => suggested.find((other) => key(other) === key(item)) ?? item);
  const known = new Set(items.map(key));
  return [...changed, ...suggested.filter((item) => !known.has(key(item)))];
}

/**
 * What accepting a suggested field comes to in the draft as it stands now. A list gains items or has them changed; it
 * never loses one, since it may have grown since the suggestion was made.
 */
export function acceptedFields(draft: DraftFields, update: FieldUpdate): Partial<DraftFields> {
  const { experience, skills, goals, ...scalar } = fieldsFromUpdate(update);
  if (experience) return { experience: joined(draft.experience, experience, nameIn('experience')) };
  if (skills) return { skills: joined(draft.skills, skills, nameIn('skills')) };
  if (goals) return { goals: joined(draft.goals, goals, nameIn('goals')) };
  return scalar;
}
