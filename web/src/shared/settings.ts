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

/** The language a link names (`?lang=he`), else the stored one, else the first of ours the browser asks for, else English. */
export function detectLanguage(): Language {
  const named = typeof location === 'undefined' ? null : new URLSearchParams(location.search).get('lang');
  if (isLanguage(named)) return named;
  const stored = readStored(LANGUAGE_KEY);
  return isLanguage(stored) ? stored : negotiateLanguage(navigator.languages.join(','));
}

export const useSettings = create<Settings>(() => ({ language: detectLanguage(), theme: 'dark' }));

// A state of its own after the first: prerendered pages are dark, and React compares them with the first.
if (readStored(THEME_KEY) === 'light') useSettings.setState({ theme: 'light' });

/** A year: the server reads the language of prerendered pages from this cookie, since it can't see the browser's storage. */
const COOKIE_AGE_S = 31_536_000;

/** Stores the language and turns the page; the words follow through `#shared/i18n/i18n.ts`. */
export function applyLanguage(language: Language): void {
  writeStored(LANGUAGE_KEY, language);
  document.cookie = `lang=${language}; Path=/; Max-Age=${COOKIE_AGE_S}; SameSite=Lax`;
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
