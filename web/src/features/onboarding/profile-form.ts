import type { FieldError, Resolver } from 'react-hook-form';
import { parseAge, parseHours } from './parse-number.ts';
import { isUnreadBudget } from './scalar-fields.ts';
import type { Problem } from './use-problem-text.ts';
import type { DraftFields } from '#shared/draft-profile.ts';

/** The one-value fields of step 2, as they are typed. */
export interface ProfileForm {
  age: string;
  education: string;
  hobbies: string;
  location: string;
  hoursPerWeek: string;
  budgetPerMonth: string;
  notes: string;
}

export function formFromDraft(draft: DraftFields): ProfileForm {
  const { age, education, hobbies, location, hoursPerWeek, budgetPerMonth, notes } = draft;
  return {
    age: age?.toString() ?? '',
    education,
    hobbies,
    location,
    hoursPerWeek: hoursPerWeek?.toString() ?? '',
    budgetPerMonth,
    notes,
  };
}

/** What the draft can take of a form: everything but a number the contract refuses. */
export function draftFromForm(form: ProfileForm): Partial<DraftFields> {
  const { age: ageText, hoursPerWeek: hoursText, ...texts } = form;
  const age = parseAge(ageText);
  const hours = parseHours(hoursText);
  return {
    ...texts,
    ...('value' in age ? { age: age.value } : {}),
    ...('value' in hours ? { hoursPerWeek: hours.value } : {}),
  };
}

/** Why a form can't be saved, by field; empty when it can. */
export function problemsOf(form: ProfileForm): Partial<Record<keyof ProfileForm, Problem>> {
  const age = parseAge(form.age);
  const hours = parseHours(form.hoursPerWeek);
  return {
    ...('problem' in age ? { age: age.problem } : {}),
    ...('problem' in hours ? { hoursPerWeek: hours.problem } : {}),
    ...(isUnreadBudget(form.budgetPerMonth) ? { budgetPerMonth: 'budget' as const } : {}),
  };
}

/** The contract's rules as react-hook-form asks for them; an error's type is the problem. */
export const profileResolver: Resolver<ProfileForm> = (values) => {
  const problems = Object.entries(problemsOf(values));
  if (problems.length === 0) return { values, errors: {} };
  const errors = problems.map(([field, type]): [string, FieldError] => [field, { type }]);
  return { values: {}, errors: Object.fromEntries(errors) };
};
