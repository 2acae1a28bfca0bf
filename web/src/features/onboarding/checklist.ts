import { isBlank } from '@foothold/contract';
import { budgetNumber, type DraftFields, type SavedField } from '#shared/draft-profile.ts';

/** What ideas can't be made without. */
export const requiredFields = ['experience', 'skills', 'goals', 'language'] as const satisfies SavedField[];

/** What makes ideas fit better. */
export const optionalFields = [
  'age',
  'education',
  'hobbies',
  'location',
  'hoursPerWeek',
  'budgetPerMonth',
  'notes',
] as const satisfies SavedField[];

export type ChecklistField = (typeof requiredFields)[number] | (typeof optionalFields)[number];
export type ListField = 'experience' | 'skills' | 'goals';

export const checklistFields: readonly ChecklistField[] = [...requiredFields, ...optionalFields];

export function isListField(field: ChecklistField): field is ListField {
  return field === 'experience' || field === 'skills' || field === 'goals';
}

/** Whether the person has said this; a budget of 0 is an answer, no hours at all are none. */
export function isFilled(draft: DraftFields, field: ChecklistField): boolean {
  switch (field) {
    case 'experience':
    case 'skills':
    case 'goals':
      return draft[field].length > 0;
    case 'age':
      return draft.age !== null;
    case 'hoursPerWeek':
      return Boolean(draft.hoursPerWeek);
    case 'budgetPerMonth':
      return budgetNumber(draft.budgetPerMonth) !== null;
    default:
      return !isBlank(draft[field]);
  }
}

/** The fields of `among` that are still empty, in their order. */
export function missingFields<Field extends ChecklistField>(draft: DraftFields, among: readonly Field[]): Field[] {
  return among.filter((field) => !isFilled(draft, field));
}

/** How many fields of the checklist are filled, 0 to 11. */
export function filledCount(draft: DraftFields): number {
  return checklistFields.length - missingFields(draft, checklistFields).length;
}
