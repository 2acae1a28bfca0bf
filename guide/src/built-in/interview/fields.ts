import type { AskedField, Experience, Goal, Profile, SkillLevel } from '@foothold/contract';
import type { Reading } from './reading/quantities.ts';

/** What ideas can't be made without. */
export const requiredFields: readonly AskedField[] = ['experience', 'skills', 'goals'];

export const numberFields = ['hours_per_week', 'budget_per_month', 'age'] as const;
export type NumberField = (typeof numberFields)[number];

export function isNumberField(field: AskedField | null): field is NumberField {
  return numberFields.some((one) => one === field);
}

/** A skill as said; the level is null when none was. */
export interface SaidSkill {
  name: string;
  level: SkillLevel | null;
}

/** What a fact of each field is. Lists are taken an item at a time. */
interface SaidValues {
  experience: Experience;
  skills: SaidSkill;
  goals: Goal;
  hours_per_week: number;
  budget_per_month: number;
  age: number;
  location: string;
  hobbies: string;
  education: string;
  notes: string;
}

/** One fact taken from a message; `reading` says how its number was arrived at. */
export type Said = { [Field in AskedField]: { field: Field; value: SaidValues[Field]; reading?: Reading } }[AskedField];

/** The facts of one field, in the order they were said. */
export function valuesOf<Field extends AskedField>(said: readonly Said[], field: Field): SaidValues[Field][] {
  return said.filter((one) => one.field === field).map((one) => one.value as SaidValues[Field]);
}

export function isFilled(profile: Profile, field: AskedField): boolean {
  switch (field) {
    case 'experience':
      return profile.experiences.length > 0;
    case 'skills':
      return profile.skills.length > 0;
    case 'goals':
      return profile.goals.length > 0;
    case 'hours_per_week':
    case 'budget_per_month':
      return profile.resources[field] !== null;
    case 'age':
      return profile.age !== null;
    default:
      return profile[field].trim() !== '';
  }
}
