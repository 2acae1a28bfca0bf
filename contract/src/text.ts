import * as z from 'zod/mini';

/** Longest text of an ordinary field, in UTF-16 units. */
export const FIELD_LIMIT = 4_000;
/** Longest chat message, idea, feedback and business description, in UTF-16 units. */
export const MESSAGE_LIMIT = 8_000;
/** Longest one-line name: a role, a company, a skill, a goal. */
export const NAME_LIMIT = 200;
/** Longest goal, in UTF-16 units. */
export const GOAL_VALUE_LIMIT = 1_000;

const SHOWS_NOTHING = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+/gu;
const HIDDEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** True for nothing but white space and characters that show nothing. */
export function isBlank(value: string): boolean {
  return value.replace(SHOWS_NOTHING, '') === '';
}

/** True when a text holds characters that hide or reorder what is read; a person's public name refuses them. */
export function hasHiddenCharacters(value: string): boolean {
  return HIDDEN.test(value);
}

/** PostgreSQL text can't hold NUL, and a lone surrogate is not Unicode: both are refused rather than changed. */
function isStorable(value: string): boolean {
  return !value.includes('\0') && value.isWellFormed();
}

/** Issue messages are codes that the server and the forms turn into a sentence in the reader's language. */
export const issue = {
  storable: 'not_storable',
  blank: 'blank',
  hidden: 'hidden_characters',
  spaces: 'spaces',
  young: 'too_young',
  tooMuch: 'too_much',
  password: 'weak_password',
} as const;

/** A text kept to the letter, at most `limit` UTF-16 units. */
export function text(limit: number = FIELD_LIMIT) {
  return z.string().check(z.maxLength(limit), z.refine(isStorable, issue.storable));
}

/** A text that says something: not only white space and zero-width characters. */
export function filledText(limit: number = FIELD_LIMIT) {
  return text(limit).check(z.refine((value) => !isBlank(value), issue.blank));
}

export const Id = z.uuid();
