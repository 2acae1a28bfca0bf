import { beforeEach, describe, expect, it, vi } from 'vitest';
import { applyLanguage, applyTheme, detectLanguage } from '#shared/settings.ts';

const browserAsks = (...wanted: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(wanted);

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('the language', () => {
  it('is the stored one', () => {
    browserAsks('fr-FR');
    localStorage.setItem('i18nextLng', 'pt');
    expect(detectLanguage()).toBe('pt');
  });

  it.each([
    [['he-IL', 'en'], 'he'],
    [['iw'], 'he'],
    [['de-DE', 'es-MX'], 'es'],
    [['pt-BR'], 'pt'],
    [['de', 'ja'], 'en'],
    [[], 'en'],
  ])('is the first of ours in %j', (wanted, expected) => {
    browserAsks(...wanted);
    expect(detectLanguage()).toBe(expected);
  });

  it('is not believed when the storage holds something else', () => {
    browserAsks('fr');
    localStorage.setItem('i18nextLng', 'klingon');
    expect(detectLanguage()).toBe('fr');
  });

  it('turns the page and is cached', () => {
    applyLanguage('he');
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['he', 'rtl']);
    expect(localStorage.getItem('i18nextLng')).toBe('he');
    applyLanguage('en');
    expect(document.documentElement.dir).toBe('ltr');
  });
});

describe('the theme', () => {
  it('is a class on the root', () => {
    document.documentElement.className = 'dark';
    applyTheme('light');
    expect(document.documentElement.className).toBe('light');
    applyTheme('dark');
    expect(document.documentElement.className).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
  });
});
