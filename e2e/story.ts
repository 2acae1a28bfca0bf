import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test as base } from '@playwright/test';
import { type ExpectFault, type FaultWatch, watchFaults } from './faults.ts';
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

export interface StoryOptions {
  language: 'en' | 'he';
  t: Translate;
  faultWatch: FaultWatch;
  expectFault: ExpectFault;
}

/**
 * A story: a browser page on a running product, in one language. No page may meet an error, a refusal or a failed request
 * on its way that the story has not announced with `expectFault`.
 */
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
  faultWatch: async ({ server }, use) => {
    const faults = watchFaults(server.origin);
    await use(faults);
    faults.settle();
  },
  expectFault: async ({ faultWatch }, use) => use(faultWatch.expectFault),
  context: async ({ context, faultWatch }, use) => {
    await faultWatch.watch(context);
    await use(context);
  },
});

export { expect };
