import type { StandIn } from './stand-in.ts';
import { test as base } from './story.ts';

/** A story on a model: each worker has a product of its own, and a stand-in that it asks. */
export const test = base.extend<{ model: StandIn }>({
  server: async ({ modelServer }, use) => use(modelServer),
  /** The worker's stand-in, in good health and at full speed. */
  model: async ({ standIn }, use) => {
    await standIn.tell({ fault: null, wordsPerSecond: null });
    await use(standIn);
  },
});

/** A story on a product whose model can't be reached. */
export const testWithoutModel = base.extend({
  server: async ({ serverWithoutModel }, use) => use(serverWithoutModel),
});
