import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test as base } from '@playwright/test';
import { servePagesOfDevelopment } from './dev-pages.ts';
import { type AllowFault, type ExpectFault, type FaultWatch, watchFaults } from './faults.ts';
import { startStoryServer, type RunningServer } from './server.ts';
import { noteCost } from './story-costs.ts';
import { startStandIn, type StandIn, unreachable } from './stand-in.ts';
import { sharedServer } from './store.setup.ts';

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
  server: RunningServer;
  t: Translate;
  faultWatch: FaultWatch;
  expectFault: ExpectFault;
  allowFault: AllowFault;
  /** A page of the same product on another device; closed with the story, however that ends. */
  elsewhere: Page;
  /** Nothing to ask for: what each story took is written down. */
  cost: void;
}

/** What some stories need and a worker has once, from the first that asks for it to the worker's end. */
export interface Helpers {
  standIn: StandIn;
  modelServer: RunningServer;
  serverWithoutModel: RunningServer;
  /** Where the pages of development are. */
  devPages: string;
}

/** Starting takes seconds; on a machine with much else to do, minutes. */
const start = { scope: 'worker', timeout: 240_000 } as const;

/** The language of a project's stories, for what a worker has once. */
function languageOf({ use }: { use: object }): 'en' | 'he' {
  return (use as { language?: 'en' | 'he' }).language ?? 'en';
}

/**
 * A story: a browser page on a running product, in one language. No page may meet an error, a refusal or a failed request
 * on its way that the story has not announced with `expectFault`. The helpers are all here, also those that few stories
 * ask for: a worker goes from one story to the next only where both could have the same helpers.
 */
export const test = base.extend<StoryOptions, Helpers>({
  language: ['en', { option: true }],
  t: async ({ language }, use) => use(textsOf(language)),
  cost: [
    async ({}, use, { file }) => {
      await use();
      noteCost(file);
    },
    { auto: true },
  ],
  standIn: [
    async ({}, use, { project }) => {
      // Two of the four wire formats are spoken here; all of them are spoken in the server's own tests.
      const standIn = await startStandIn(languageOf(project) === 'he' ? 'anthropic' : 'openai-compatible');
      await use(standIn);
      await standIn.stop();
    },
    start,
  ],
  modelServer: [
    async ({ standIn }, use, { project }) => {
      const server = await startStoryServer({ ...standIn.settings, WARM_LANGUAGES: languageOf(project) });
      await use(server);
      await server.stop();
    },
    start,
  ],
  serverWithoutModel: [
    async ({}, use, { project }) => {
      const server = await startStoryServer({ ...unreachable, WARM_LANGUAGES: languageOf(project) });
      await use(server);
      await server.stop();
    },
    start,
  ],
  devPages: [
    async ({}, use) => {
      const { origin, stop } = await servePagesOfDevelopment();
      await use(origin);
      await stop();
    },
    start,
  ],
  server: async ({ language }, use) => use(sharedServer(language)),
  baseURL: async ({ server }, use) => use(server.origin),
  faultWatch: async ({ baseURL, server }, use) => {
    const faults = watchFaults(baseURL ?? server.origin);
    await use(faults);
    faults.settle();
  },
  expectFault: async ({ faultWatch }, use) => use(faultWatch.expectFault),
  allowFault: async ({ faultWatch }, use) => use(faultWatch.allowFault),
  context: async ({ context, faultWatch }, use) => {
    await faultWatch.watch(context);
    await use(context);
  },
  elsewhere: async ({ browser, faultWatch }, use) => {
    const device = await browser.newContext();
    await faultWatch.watch(device);
    await use(await device.newPage());
    await device.close();
  },
});

export { expect };
