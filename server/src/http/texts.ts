import { readFileSync } from 'node:fs';
import { type FailureCode, type Language, languages } from '@foothold/contract';

/** Kinds of trouble a single field can be in. */
export const fieldSentences = [
  'required',
  'blank',
  'invalid',
  'email',
  'choice',
  'too_long',
  'too_short',
  'too_many',
  'too_high',
  'too_low',
  'text_expected',
  'number_expected',
  'whole_number_expected',
  'list_expected',
  'not_storable',
  'hidden_characters',
  'spaces',
  'too_young',
] as const;
export type FieldSentence = (typeof fieldSentences)[number];

export interface Texts {
  failures: Record<FailureCode, string>;
  /** `{limit}` stands for a number. */
  fields: Record<FieldSentence, string>;
}

function read(language: Language): Texts {
  return JSON.parse(readFileSync(new URL(`./texts/${language}.json`, import.meta.url), 'utf8')) as Texts;
}

/** What the server says to a person, by language. A test holds that every language has every text. */
export const texts = Object.fromEntries(languages.map((language) => [language, read(language)])) as Record<
  Language,
  Texts
>;

/** The sentence about a field, with its limit written the way the language writes numbers. */
export function fieldSentence(language: Language, sentence: FieldSentence, limit?: number): string {
  const text = texts[language].fields[sentence];
  return limit === undefined ? text : text.replace('{limit}', new Intl.NumberFormat(language).format(limit));
}
