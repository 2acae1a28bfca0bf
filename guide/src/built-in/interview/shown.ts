import {
  type AskedField,
  type Experience,
  type Language,
  type Profile,
  type SkillItem,
  skillToItem,
} from '@foothold/contract';
import type { Counted } from '../../catalogue/shared-schema.ts';
import { counted, formatNumber } from '../text/counted.ts';
import { isolate, oneLine } from '../text/quote.ts';
import { isNumberField } from './fields.ts';
import { interviewWords } from './words.ts';

/** Longest single value shown, in characters: whole jobs, skills and goals. */
const SHOWN = 300;

function lengthOf(months: number, language: Language): string {
  if (months === 0) return '';
  const words = interviewWords[language];
  const [count, forms]: [number, Counted] =
    months % 6 === 0 && months >= 12 ? [months / 12, words.years] : [months, words.months];
  return `, ${counted(count, forms, language)}`;
}

const shown = (text: string) => isolate(oneLine(text, SHOWN));

function jobShown({ role_title, company_name, duration_months }: Experience, language: Language): string {
  const employer = company_name ? `, ${shown(company_name)}` : '';
  return `${shown(role_title)}${employer}${lengthOf(duration_months, language)}`;
}

function skillShown({ name, level }: SkillItem, language: Language): string {
  return level === 'beginner' ? shown(name) : `${shown(name)} (${interviewWords[language].levels[level]})`;
}

/** One value of a field as it is shown, with the name that tells it from the others of its list. */
export interface Shown {
  key: string;
  text: string;
}

/** The values of a field as they are shown: the items of a list, one value otherwise, none when it is empty. */
export function valuesShown(profile: Profile, field: AskedField, language: Language): Shown[] {
  if (field === 'experience')
    return profile.experiences.map((job) => ({ key: job.role_title, text: jobShown(job, language) }));
  if (field === 'skills')
    return profile.skills.map(skillToItem).map((skill) => ({ key: skill.name, text: skillShown(skill, language) }));
  if (field === 'goals') return profile.goals.map(({ value }) => ({ key: value, text: shown(value) }));
  if (isNumberField(field)) {
    const value = field === 'age' ? profile.age : profile.resources[field];
    return value === null ? [] : [{ key: field, text: isolate(formatNumber(value, language)) }];
  }
  const text = profile[field].trim();
  return text === '' ? [] : [{ key: field, text: shown(text) }];
}
