import type { Language } from '@foothold/contract';

/** Texts that are right as they are in several languages: names, and words that are spelled the same. */
const everywhere = new Set([
  'Foothold',
  'EN',
  'FR',
  'ES',
  'PT',
  'English',
  'Français',
  'Español',
  'Português',
  'עברית',
  '{{count, number}}\u00a0h',
]);

const sameWords: Record<Exclude<Language, 'en'>, Set<string>> = {
  // What stands between marks is said by somebody.
  he: new Set(['״{{words}}״']),
  fr: new Set([
    '{{before}} → {{after}} minutes',
    'Version {{version}}',
    '{{count, number}} page',
    '{{count, number}} pages',
    'Plan',
    'Actions',
    'Pages',
    'Introduction',
    'Contact',
    'Cookies',
    'Notes',
    'Type',
    'Budget',
    'Message',
  ]),
  es: new Set(['Plan', 'General', 'Idea', 'Ideas', 'Chat', 'Cookies', 'No']),
  pt: new Set(['Chat', 'Feedback', 'Cookies', '“{{words}}”']),
};

/** Whether a text may read in `language` exactly as in English. */
export function sameInEnglish(language: Exclude<Language, 'en'>, text: string): boolean {
  return everywhere.has(text) || sameWords[language].has(text);
}
