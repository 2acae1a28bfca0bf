import {
  type AskedField,
  type Experience,
  isListField,
  isNumberField,
  isYesNoField,
  type ItemOf,
  type Language,
  type ListField,
  nameIn,
  itemsIn,
  payloadOf,
  type Profile,
  type SkillItem,
} from '@foothold/contract';
import { counted, type Counted, formatNumber } from '../text/counted.ts';
import { isolate, oneLine } from '../text/quote.ts';
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

/** An item of each list as it is shown. */
const itemShown: { [Name in ListField]: (item: ItemOf<Name>, language: Language) => string } = {
  experience: jobShown,
  skills: skillShown,
  goals: ({ value }) => shown(value),
};

function itemsShown<Name extends ListField>(field: Name, profile: Profile, language: Language): Shown[] {
  const items: readonly ItemOf<Name>[] = itemsIn(profile, field);
  return items.map((item) => ({ key: nameIn(field)(item), text: itemShown[field](item, language) }));
}

/** One value of a field as it is shown, with the name that tells it from the others of its list. */
export interface Shown {
  key: string;
  text: string;
}

/** The values of a field as they are shown: the items of a list, one value otherwise, none when it is empty. */
export function valuesShown(profile: Profile, field: AskedField, language: Language): Shown[] {
  if (isListField(field)) return itemsShown(field, profile, language);
  if (isNumberField(field)) {
    const value = payloadOf(profile, field);
    return value === null ? [] : [{ key: field, text: isolate(formatNumber(value, language)) }];
  }
  if (isYesNoField(field)) {
    const value: boolean | null = payloadOf(profile, field);
    const { yes, no } = interviewWords[language];
    return value === null ? [] : [{ key: field, text: value ? yes : no }];
  }
  const text = payloadOf(profile, field).trim();
  return text === '' ? [] : [{ key: field, text: shown(text) }];
}
