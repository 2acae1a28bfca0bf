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
import { counted, formatNumber } from '../text/counted.ts';
import { joined } from '../text/joined.ts';
import { isolate, oneLine, quote } from '../text/quote.ts';
import { interviewWords } from './words.ts';

/** Longest single value shown, in characters: whole jobs, skills and goals. */
const SHOWN = 300;

/** One value of a field as it is shown: by itself, and in a sentence. */
export interface Piece {
  text: string;
  said: string;
}

/** The same with the name that tells it from the others of its list. */
export interface Shown extends Piece {
  key: string;
}

const YEAR = 12;

/** A length of work: “7 years”, “1.5 years”, “7 years and 4 months”; nothing where it is not known. */
function lengthOf(months: number, language: Language): string[] {
  const { years, months: short } = interviewWords[language];
  if (months === 0) return [];
  if (months >= YEAR && months % (YEAR / 2) === 0) return [counted(months / YEAR, years, language)];
  if (months < 2 * YEAR) return [counted(months, short, language)];
  const parts = [counted(Math.floor(months / YEAR), years, language), counted(months % YEAR, short, language)];
  return [joined(parts, language)];
}

const shown = (text: string) => isolate(oneLine(text, SHOWN));

function jobShown({ role_title, company_name, duration_months }: Experience, language: Language): Piece {
  const details = [...(company_name ? [shown(company_name)] : []), ...lengthOf(duration_months, language)];
  const title = shown(role_title);
  return {
    text: [title, ...details].join(', '),
    said: details.length === 0 ? title : `${title} (${details.join(', ')})`,
  };
}

function skillShown({ name, level }: SkillItem, language: Language): Piece {
  const text = level === 'beginner' ? shown(name) : `${shown(name)} (${interviewWords[language].levels[level]})`;
  return { text, said: text };
}

/** An item of each list as it is shown. */
const itemShown: { [Name in ListField]: (item: ItemOf<Name>, language: Language) => Piece } = {
  experience: jobShown,
  skills: skillShown,
  goals: ({ value }, language) => ({ text: shown(value), said: quote(value, language, SHOWN) }),
};

function itemsShown<Name extends ListField>(field: Name, profile: Profile, language: Language): Shown[] {
  const items: readonly ItemOf<Name>[] = itemsIn(profile, field);
  return items.map((item) => ({ key: nameIn(field)(item), ...itemShown[field](item, language) }));
}

/** What is said in sentences of their own, and so stands in ours as a quotation. */
const QUOTED: ReadonlySet<AskedField> = new Set(['limits', 'dislikes', 'notes']);

/** A text, or a part of one, as it is shown. */
export function textShown(field: AskedField, text: string, language: Language): Piece {
  const plain = shown(text);
  return { text: plain, said: QUOTED.has(field) ? quote(text, language, SHOWN) : plain };
}

function numberShown(field: AskedField, value: number, language: Language): Piece {
  const text = isolate(formatNumber(value, language));
  const unit = interviewWords[language].units[field];
  return { text, said: unit ? isolate(counted(value, unit, language)) : text };
}

/** The values of a field as they are shown: the items of a list, one value otherwise, none when it is empty. */
export function valuesShown(profile: Profile, field: AskedField, language: Language): Shown[] {
  if (isListField(field)) return itemsShown(field, profile, language);
  if (isNumberField(field)) {
    const value = payloadOf(profile, field);
    return value === null ? [] : [{ key: field, ...numberShown(field, value, language) }];
  }
  if (isYesNoField(field)) {
    const value: boolean | null = payloadOf(profile, field);
    const { yes, no } = interviewWords[language];
    const text = value ? yes : no;
    return value === null ? [] : [{ key: field, text, said: text }];
  }
  const text = payloadOf(profile, field).trim();
  return text === '' ? [] : [{ key: field, ...textShown(field, text, language) }];
}
