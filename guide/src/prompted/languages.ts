import type { Language } from '@foothold/contract';

/** The languages as instructions name them. */
export const englishName: Record<Language, string> = {
  en: 'English',
  he: 'Hebrew',
  fr: 'French',
  es: 'Spanish',
  pt: 'Brazilian Portuguese',
};

const manner: Record<Language, string> = {
  en: 'Speak to the person as “you”. Titles of tasks begin with an imperative.',
  he: 'Use infinitives and neutral forms: nothing may show whether a man or a woman is addressed. Titles of tasks begin with an infinitive (ל…).',
  fr: 'Speak to the person as “vous”, without forms that show a gender. Titles of tasks begin with an infinitive.',
  es: 'Speak to the person as “tú”, without forms that show a gender. Titles of tasks begin with an infinitive.',
  pt: 'Speak to the person as “você”, without forms that show a gender. Titles of tasks begin with an infinitive.',
};

/** The last lines of every instruction that asks for texts in a language. */
export function languageRule(language: Language): string {
  return `Write every text in ${englishName[language]}, whatever language the data is in. ${manner[language]}`;
}
