import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test as base } from '@playwright/test';
import { startServer, type RunningServer } from './server.ts';

type Texts = { [key: string]: string | Texts };

/** Reads a text as the page shows it: `t('plan:refine.apply', { count: 3 })`; fails when there is none. */
export type Translate = (key: string, slots?: Record<string, string | number>) => string;

/** The texts of one language, read from the same files as the page. */
export function textsOf(language: string): Translate {
  const sections = new Map<string, Texts>();
  return (key, slots = {}) => {
    const [section = '', path = ''] = key.split(':');
    const file = new URL(`../web/src/shared/i18n/${language}/${section}.json`, import.meta.url);
    const texts = sections.get(section) ?? (JSON.parse(readFileSync(fileURLToPath(file), 'utf8')) as Texts);
    sections.set(section, texts);
    const found = path
      .split('.')
      .reduce<string | Texts | undefined>(
        (level, name) => (typeof level === 'object' ? level[name] : undefined),
        texts,
      );
    if (typeof found !== 'string') throw new Error(`No text ${key} in ${language}`);
    return found.replace(/\{\{(\w+)(?:, number)?\}\}/g, (_slot, name: string) => String(slots[name] ?? ''));
  };
}

interface StoryOptions {
  language: 'en' | 'he';
  t: Translate;
}

/** A story: a browser page on a running product, in one language. No page may meet an error nobody caught on its way. */
export const test = base.extend<StoryOptions, { server: RunningServer }>({
  language: ['en', { option: true }],
  t: async ({ language }, use) => use(textsOf(language)),
  server: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    // Starting it takes seconds; on a machine with much else to do, minutes.
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
  page: async ({ page }, use) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (message) => {
      // The browser's own word on a refused or failed request; what follows from it is for the story to say.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
        faults.push(message.text());
      }
    });
    await use(page);
    expect(faults, 'errors the page met on its way').toEqual([]);
  },
});

export { expect };
