import type { Language } from '@foothold/contract';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { sections } from '#shared/i18n/sections.ts';
import type { Texts } from '#shared/i18n/texts.ts';
import { applyLanguage } from '#shared/settings.ts';

const chunks: Record<Language, () => Promise<{ texts: Record<string, Texts> }>> = {
  en: () => import('#shared/i18n/en.ts'),
  he: () => import('#shared/i18n/he.ts'),
  fr: () => import('#shared/i18n/fr.ts'),
  es: () => import('#shared/i18n/es.ts'),
  pt: () => import('#shared/i18n/pt.ts'),
};

const legalTexts = import.meta.glob<Texts>('./*/legal.json', { import: 'default' });

async function loadSection(language: Language, section: string): Promise<Texts> {
  if (section === 'legal') return (await legalTexts[`./${language}/legal.json`]?.()) ?? {};
  const { texts } = await chunks[language]();
  return texts[`./${language}/${section}.json`] ?? {};
}

/** With two parameters, i18next takes the promise for the answer. */
const backend = {
  type: 'backend' as const,
  read: (language: string, section: string) => loadSection(language as Language, section),
};

/** Loads a language's words before the first render. */
export async function startTexts(language: Language): Promise<void> {
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      // English is the fallback of the language choice; within a language nothing is missing (see locales.test.ts).
      fallbackLng: false,
      ns: [...sections],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnNull: false,
    });
  applyLanguage(language);
}

/** Turns the whole interface to another language, once its words are there. Rejects when they can't be loaded. */
export async function changeLanguage(language: Language): Promise<void> {
  await chunks[language]();
  await i18next.changeLanguage(language);
  applyLanguage(language);
}
