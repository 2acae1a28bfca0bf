import {
  type Language,
  Experience,
  hasHiddenCharacters,
  MONTHS_MAX,
  SkillItem,
  type SkillLevel,
  Goal,
  purposeOfType,
} from '@foothold/contract';
import type { DraftGoal } from '#shared/draft-profile.ts';
import { guessedCurrency, isBareAmount, withCurrency } from './goal-money.ts';

/** A name without the invisible characters that a paste brings along and the server refuses. */
function cleanName(text: string): string {
  return Array.from(text)
    .filter((character) => !hasHiddenCharacters(character))
    .join('')
    .trim();
}

/** An experience item as it is typed. */
export interface ExperienceForm {
  role: string;
  company: string;
  /** Digits of whole months. */
  months: string;
  description: string;
}

export const blankExperience: ExperienceForm = { role: '', company: '', months: '', description: '' };

export function experienceForm(item: Experience): ExperienceForm {
  return {
    role: item.role_title,
    company: item.company_name ?? '',
    months: item.duration_months.toString(),
    description: item.description ?? '',
  };
}

/** Whether months were typed that can't be meant. */
export function monthsAreWrong(months: string): boolean {
  return months.trim() !== '' && !(/^\d+$/.test(months.trim()) && Number(months) <= MONTHS_MAX);
}

/** The item, or null while the role or the months are missing. */
export function experienceItem(form: ExperienceForm): Experience | null {
  if (form.months.trim() === '' || monthsAreWrong(form.months)) return null;
  const parsed = Experience.safeParse({
    role_title: cleanName(form.role),
    company_name: form.company.trim() || null,
    duration_months: Number(form.months),
    description: form.description.trim() || null,
  });
  return parsed.success ? parsed.data : null;
}

/** A skill as it is typed. */
export interface SkillForm {
  name: string;
  level: SkillLevel;
  notes: string;
}

export const blankSkill: SkillForm = { name: '', level: 'beginner', notes: '' };

export function skillForm(item: SkillItem): SkillForm {
  return { ...item };
}

/** The skill, or null while its name is missing. */
export function skillItem(form: SkillForm): SkillItem | null {
  const parsed = SkillItem.safeParse({ ...form, name: cleanName(form.name), notes: form.notes.trim() });
  return parsed.success ? parsed.data : null;
}

/** A goal as it is typed, with the currency of a sum that names none; before one was chosen, the browser's country says. */
export interface GoalForm extends DraftGoal {
  currency?: string;
}

export const blankGoal: GoalForm = { type: '', value: '' };

/** Whether a goal is a sum that lacks its currency. */
export function lacksCurrency({ type, value }: GoalForm): boolean {
  return purposeOfType(type) === 'earn' && isBareAmount(value);
}

/** The goal, a sum with its currency, or null while its type or value is missing. */
export function goalItem(form: GoalForm, language: Language): DraftGoal | null {
  const value = lacksCurrency(form)
    ? withCurrency(form.value, form.currency ?? guessedCurrency(), language)
    : cleanName(form.value);
  const goal = { type: cleanName(form.type), value };
  return Goal.safeParse({ goal_type: goal.type, value: goal.value }).success ? goal : null;
}
