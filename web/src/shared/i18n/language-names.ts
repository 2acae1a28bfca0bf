import type { Language } from '@foothold/contract';

/** Every language in its own words. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  he: 'עברית',
  fr: 'Français',
  es: 'Español',
  pt: 'Português',
};
