import { beforeEach, describe, expect, it, vi } from 'vitest';
import html from '../../index.html?raw';
import { directionOf } from '@foothold/contract';
import { takeAskedAhead } from '#shared/asked-ahead.ts';
import { detectLanguage } from '#shared/settings.ts';

const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';

/** Runs the script that stands in the page before the first paint. */
function boot() {
  document.head.innerHTML = '<meta name="theme-color" content="#0E1216">';
  const element = document.createElement('script');
  element.textContent = script;
  document.head.append(element);
  const { lang, dir, className } = document.documentElement;
  return { lang, dir, className };
}

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('the boot script', () => {
  it.each([
    [null, ['he-IL', 'en']],
    [null, ['iw']],
    [null, ['de-DE', 'es-MX']],
    [null, ['ja']],
    ['fr', ['he']],
    ['klingon', ['pt-BR']],
  ])('with %j stored and %j asked for chooses what the app will choose', (stored, wanted) => {
    if (stored) localStorage.setItem('i18nextLng', stored);
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(wanted);
    const language = detectLanguage();
    expect(boot()).toMatchObject({ lang: language, dir: directionOf(language) });
  });

  it('keeps the language that a link names, for the next page', () => {
    history.replaceState(null, '', '/?lang=fr');
    expect(boot().lang).toBe('fr');
    expect(document.cookie).toContain('lang=fr');
    history.replaceState(null, '', '/login');
    expect(boot().lang).toBe('fr');
    expect(detectLanguage()).toBe('fr');
  });

  it('asks at once what the first screen of somebody signed in needs', async () => {
    const asked = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no network'));
    boot();
    expect(asked).not.toHaveBeenCalled();
    localStorage.setItem('sid_jwt', 'of-dana');
    history.replaceState(null, '', '/profile');
    boot();
    expect(asked.mock.calls.map(([path]) => path)).toEqual(['/api/plan/active', '/api/profile']);
    history.replaceState(null, '', '/plan/1');
    boot();
    const headers = { Accept: 'application/json', 'Accept-Language': 'en', Authorization: 'Bearer of-dana' };
    expect(asked.mock.lastCall).toEqual(['/api/plan/active', { headers }]);
    await expect(takeAskedAhead('GET', '/api/plan/active', 'of-dana')).rejects.toThrow('no network');
  });

  it('is dark unless light was stored', () => {
    expect(boot().className).toBe('dark');
    localStorage.setItem('theme', 'light');
    expect(boot().className).toBe('light');
    expect(document.querySelector('meta')?.content).toBe('#FAF8F4');
  });

  it('has a form that is sent before the app is there wait, and its button look pressed', () => {
    boot();
    document.body.innerHTML = '<form><button type="submit">Log in</button></form>';
    const form = document.querySelector('form')!;
    document.querySelector('button')!.click();
    expect(form.dataset['sent']).toBe('');
    expect(document.querySelector('button')!.getAttribute('aria-disabled')).toBe('true');
  });
});
