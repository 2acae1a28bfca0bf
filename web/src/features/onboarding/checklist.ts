import {
  checklistFields as fields,
  fieldCalled,
  fieldOf,
  isListField as isList,
  isSaid,
  type ListField,
} from '@foothold/contract';
import { type DraftFields, payloadIn, type SavedField, savedField } from '#shared/draft-profile.ts';

export type ChecklistField = SavedField;

export const checklistFields: readonly ChecklistField[] = fields.map(savedField);

const isRequired = (field: ChecklistField) => fieldOf(fieldCalled(field)).required;

/** What ideas can't be made without. */
export const requiredFields = checklistFields.filter(isRequired);

/** What makes ideas fit better. */
export const optionalFields = checklistFields.filter((field) => !isRequired(field));

/** What is asked back for before ideas are made. */
export const askedBackFields = optionalFields.filter((field) => !fieldOf(fieldCalled(field)).mayBeNone);

export function isListField(field: ChecklistField): field is ListField {
  return isList(fieldCalled(field));
}

/** Whether the person has said this; a budget of 0 is an answer, no hours at all are none. */
export function isFilled(draft: DraftFields, field: ChecklistField): boolean {
  const name = fieldCalled(field);
  return isSaid(name, payloadIn(draft, name));
}

/** The fields of `among` that are still empty, in their order. */
export function missingFields<Field extends ChecklistField>(draft: DraftFields, among: readonly Field[]): Field[] {
  return among.filter((field) => !isFilled(draft, field));
}

/** How many fields of the checklist are filled. */
export function filledCount(draft: DraftFields): number {
  return checklistFields.length - missingFields(draft, checklistFields).length;
}
