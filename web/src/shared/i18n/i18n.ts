import type { Language } from '@foothold/contract';
import { speak } from '#shared/i18n/engine.ts';
import { apartSections, furtherSections, type landingSections, sections } from '#shared/i18n/sections.ts';
import type { Texts } from '#shared/i18n/texts.ts';
import { applyLanguage } from '#shared/settings.ts';

type Chunk = () => Promise<{ texts: Record<string, Texts> }>;
type Section = (typeof landingSections)[number];

const chunks: Record<Language, { common: Chunk; further: Chunk }> = {
  en: { common: () => import('#shared/i18n/en.ts'), further: () => import('#shared/i18n/en-more.ts') },
  he: { common: () => import('#shared/i18n/he.ts'), further: () => import('#shared/i18n/he-more.ts') },
  fr: { common: () => import('#shared/i18n/fr.ts'), further: () => import('#shared/i18n/fr-more.ts') },
  es: { common: () => import('#shared/i18n/es.ts'), further: () => import('#shared/i18n/es-more.ts') },
  pt: { common: () => import('#shared/i18n/pt.ts'), further: () => import('#shared/i18n/pt-more.ts') },
};

const isApart = (section: string) => (apartSections as readonly string[]).includes(section);
const isFurther = (section: string) => (furtherSections as readonly string[]).includes(section);

async function loadSection(language: Language, section: string): Promise<Texts> {
  if (isApart(section)) {
    const { apartTexts } = await import('#shared/i18n/apart.ts');
    return (await apartTexts[`./${language}/${section}.json`]?.()) ?? {};
  }
  const { texts } = await chunks[language][isFurther(section) ? 'further' : 'common']();
  return texts[`./${language}/${section}.json`] ?? {};
}

/** Loads a language's words before the first render, and turns the page to it. Other sections come when a screen asks. */
export async function startTexts(language: Language, wanted: readonly Section[] = sections): Promise<void> {
  await loadTexts(language, wanted);
  applyLanguage(language);
}

/** Loads a language's words; needs no page. */
export async function loadTexts(language: Language, wanted: readonly Section[] = sections): Promise<void> {
  await speak(language, wanted, loadSection);
}

/** Turns the whole interface to another language, once its words are there. Rejects when they can't be loaded. */
export async function changeLanguage(language: Language): Promise<void> {
  await speak(language);
  applyLanguage(language);
}
