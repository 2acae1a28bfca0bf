import {
  type Camel,
  FIELD_LIMIT,
  fieldCalled,
  fieldOf,
  isBlank,
  type ListField,
  type NumberField,
  type YesNoField,
} from '@foothold/contract';
import { budgetNumber } from '#shared/draft-profile.ts';
import type { ChecklistField } from './checklist.ts';

/** The fields of the checklist that hold one value. */
export type ScalarName = Exclude<ChecklistField, ListField>;
/** Those that are typed as a bare number; a budget is typed with its currency. */
export type NumberName = Exclude<Camel<NumberField>, 'budgetPerMonth'>;

/** Those that are yes, no, or not said. */
export type YesNoName = Camel<YesNoField>;

export function isYesNoName(field: ChecklistField): field is YesNoName {
  return fieldOf(fieldCalled(field)).kind === 'yesNo';
}

export function isNumberName(field: ChecklistField): field is NumberName {
  return fieldOf(fieldCalled(field)).kind === 'number' && field !== 'budgetPerMonth';
}

/** How a number is typed that need not be whole. */
export function stepOf(field: NumberName) {
  return fieldOf(fieldCalled(field)).whole ? {} : { inputMode: 'decimal' as const, step: 'any' };
}

/** What is short enough to stand beside others on a line. */
export function isShort(field: ChecklistField): boolean {
  return fieldOf(fieldCalled(field)).kind === 'number' || isYesNoName(field);
}

/** Whether a text is typed on one line. */
export function isLine(field: ChecklistField): boolean {
  return !fieldOf(fieldCalled(field)).several;
}

const BUDGET_LIMIT = 100;

/** Longest text of a field, in UTF-16 units. */
export function limitOf(field: ChecklistField): number {
  return field === 'budgetPerMonth' ? BUDGET_LIMIT : (fieldOf(fieldCalled(field)).limit ?? FIELD_LIMIT);
}

/** Lines that a text is shown on: more for one that may be long. */
export function rowsOf(field: ChecklistField, usual: number): number {
  return limitOf(field) > FIELD_LIMIT ? 4 : usual;
}

/** Whether a budget was written without any number in it. */
export function isUnreadBudget(text: string): boolean {
  return !isBlank(text) && budgetNumber(text) === null;
}
