import { type FactPlace, type Profile, referenceToFact, referenceToMemory } from '@foothold/contract';
import { unescaped } from '../slots.ts';
import type { Memory } from '../../../guide.ts';

/** What an account holds of a person's words. */
export interface Kept {
  profile: Profile;
  /** What still holds of what they had remembered. */
  memory: readonly Memory[];
}

const scalars = ['location', 'education', 'hobbies', 'limits', 'dislikes', 'notes'] as const;

/** Where the profile holds some words: as the name of an item, in a field of one text, or in what an item says besides. */
function placeHolding(words: string, profile: Profile): FactPlace | null {
  const { skills, experiences, goals } = profile;
  const lists = [
    ['experience', experiences.map(({ role_title }) => role_title)],
    ['skills', skills.map(({ skill_name }) => skill_name)],
    ['goals', goals.map(({ value }) => value)],
  ] as const;
  for (const [field, names] of lists) {
    const index = names.findIndex((name) => name.trim() === words);
    if (index >= 0) return { field, index };
  }
  const scalar = scalars.find((field) => profile[field].includes(words));
  if (scalar) return { field: scalar, index: null };
  const details = [
    ['experience', experiences.map(({ company_name, description }) => `${company_name ?? ''}\n${description ?? ''}`)],
    ['skills', skills.map(({ notes }) => notes)],
    ...lists,
  ] as const;
  for (const [field, texts] of details) {
    const index = texts.findIndex((text) => text.includes(words));
    if (index >= 0) return { field, index };
  }
  return null;
}

/** Words of a person as they are shown, leading to what was remembered or to where the profile holds them. */
export function leadingTo(words: string, shown: string, { profile, memory }: Kept): string {
  const said = words.trim();
  const entry = memory.find(({ id, text }) => id !== undefined && text.includes(said));
  if (entry?.id !== undefined) return referenceToMemory(entry.id, unescaped(shown));
  const place = placeHolding(said, profile);
  return place ? referenceToFact(place, unescaped(shown)) : shown;
}

/** A number of the profile, leading to its field, or to what was remembered of it for a time. */
export function numberLeading(
  field: 'age' | 'hours_per_week' | 'budget_per_month',
  value: number,
  shown: string,
  { memory }: Kept,
): string {
  const number = new RegExp(`(?<!\\d)${String(value).replace('.', '[.,]')}(?!\\d)`, 'u');
  const entry = memory.find(({ id, kind, text }) => id !== undefined && kind === 'for_now' && number.test(text));
  return entry?.id === undefined
    ? referenceToFact({ field, index: null }, unescaped(shown))
    : referenceToMemory(entry.id, unescaped(shown));
}
