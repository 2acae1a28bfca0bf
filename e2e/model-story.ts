import { startServer } from './server.ts';
import { startStandIn, type StandIn, unreachable } from './stand-in.ts';
import { test as base } from './story.ts';

/** Starting takes seconds; on a machine with much else to do, minutes. */
const START_MS = 240_000;

/** A story on a model: each worker has a product of its own, and a stand-in that it asks. */
export const test = base.extend<{ model: StandIn }, { standIn: StandIn }>({
  standIn: [
    async ({}, use, { project }) => {
      // Two of the four wire formats are spoken here; all of them are spoken in the server's own tests.
      const { language } = project.use as { language?: 'en' | 'he' };
      const standIn = await startStandIn(language === 'he' ? 'anthropic' : 'openai-compatible');
      await use(standIn);
      await standIn.stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  server: [
    async ({ standIn }, use) => {
      const server = await startServer(standIn.settings);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  /** The worker's stand-in, in good health and at full speed. */
  model: async ({ standIn }, use) => {
    await standIn.tell({ fault: null, wordsPerSecond: null });
    await use(standIn);
  },
});

/** A story on a product whose model can't be reached. */
export const testWithoutModel = base.extend<object, object>({
  server: [
    async ({}, use) => {
      const server = await startServer(unreachable);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],
});
