import type { FieldError, Resolver } from 'react-hook-form';
import { parseNumber } from './parse-number.ts';
import { checklistFields, isListField } from './checklist.ts';
import { isNumberName, isUnreadBudget, isYesNoName, type ScalarName } from './scalar-fields.ts';
import { yesNoFrom } from './use-yes-no-options.ts';
import type { Problem } from './use-problem-text.ts';
import type { DraftFields } from '#shared/draft-profile.ts';

/** The one-value fields of step 2, as they are typed; the language is chosen elsewhere. */
export type FormName = Exclude<ScalarName, 'language'>;
export type ProfileForm = { [Name in FormName]: string };

const isFormName = (field: (typeof checklistFields)[number]): field is FormName =>
  !isListField(field) && field !== 'language';

/** In the order of the checklist. */
export const formFields: readonly FormName[] = checklistFields.filter(isFormName);

const ofEach = <Value>(value: (field: FormName) => Value) =>
  Object.fromEntries(formFields.map((field) => [field, value(field)])) as { [Name in FormName]: Value };

export function formFromDraft(draft: DraftFields): ProfileForm {
  return ofEach((field) => draft[field]?.toString() ?? '');
}

/** What the draft can take of a form: everything but a number the contract refuses. */
export function draftFromForm(form: ProfileForm): Partial<DraftFields> {
  const taken = formFields.flatMap((field): [FormName, string | number | boolean | null][] => {
    if (isYesNoName(field)) return [[field, yesNoFrom(form[field])]];
    if (!isNumberName(field)) return [[field, form[field]]];
    const parsed = parseNumber(field, form[field]);
    return 'value' in parsed ? [[field, parsed.value]] : [];
  });
  return Object.fromEntries(taken);
}

/** Why a form can't be saved, by field; empty when it can. */
export function problemsOf(form: ProfileForm): Partial<Record<FormName, Problem>> {
  const problems = formFields.flatMap((field): [FormName, Problem][] => {
    if (field === 'budgetPerMonth') return isUnreadBudget(form[field]) ? [[field, 'budget']] : [];
    const parsed = isNumberName(field) ? parseNumber(field, form[field]) : null;
    return parsed && 'problem' in parsed ? [[field, parsed.problem]] : [];
  });
  return Object.fromEntries(problems);
}

/** The contract's rules as react-hook-form asks for them; an error's type is the problem. */
export const profileResolver: Resolver<ProfileForm> = (values) => {
  const problems = Object.entries(problemsOf(values));
  if (problems.length === 0) return { values, errors: {} };
  const errors = problems.map(([field, type]): [string, FieldError] => [field, { type }]);
  return { values: {}, errors: Object.fromEntries(errors) };
};
