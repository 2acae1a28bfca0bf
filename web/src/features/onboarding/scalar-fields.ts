import { FIELD_LIMIT, isBlank, MESSAGE_LIMIT } from '@foothold/contract';
import { budgetNumber } from '#shared/draft-profile.ts';
import type { ChecklistField, ListField } from './checklist.ts';

/** The fields of the checklist that hold one value. */
export type ScalarName = Exclude<ChecklistField, ListField>;
export type TextName = Exclude<ScalarName, 'language' | 'age' | 'hoursPerWeek' | 'budgetPerMonth'>;

/** Longest texts, in UTF-16 units. */
export const textLimits: Record<TextName | 'budgetPerMonth', number> = {
  education: FIELD_LIMIT,
  hobbies: FIELD_LIMIT,
  location: FIELD_LIMIT,
  notes: MESSAGE_LIMIT,
  budgetPerMonth: 100,
};

/** Whether a budget was written without any number in it. */
export function isUnreadBudget(text: string): boolean {
  return !isBlank(text) && budgetNumber(text) === null;
}
