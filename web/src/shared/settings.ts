import { directionOf, isLanguage, negotiateLanguage, type Language } from '@foothold/contract';
import { create } from 'zustand';
import { readStored, writeStored } from '#shared/storage.ts';

export type Theme = 'dark' | 'light';

export const LANGUAGE_KEY = 'i18nextLng';
export const THEME_KEY = 'theme';

/** Colour of the browser's own bars: the page background of each theme (`styles.css`). */
const barColor: Record<Theme, string> = { dark: '#0E1216', light: '#FAF8F4' };

interface Settings {
  language: Language;
  theme: Theme;
}

/** The stored language, else the first of ours the browser asks for, else English. */
export function detectLanguage(): Language {
  const stored = readStored(LANGUAGE_KEY);
  return isLanguage(stored) ? stored : negotiateLanguage(navigator.languages.join(','));
}

export const useSettings = create<Settings>(() => ({
  language: detectLanguage(),
  theme: readStored(THEME_KEY) === 'light' ? 'light' : 'dark',
}));

/** Stores the language and turns the page; the words follow through `#shared/i18n/i18n.ts`. */
export function applyLanguage(language: Language): void {
  writeStored(LANGUAGE_KEY, language);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  useSettings.setState({ language });
}

export function applyTheme(theme: Theme): void {
  writeStored(THEME_KEY, theme);
  document.documentElement.classList.remove('dark', 'light');
  document.documentElement.classList.add(theme);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColor[theme]);
  useSettings.setState({ theme });
}

export function toggleTheme(): void {
  applyTheme(useSettings.getState().theme === 'dark' ? 'light' : 'dark');
}
