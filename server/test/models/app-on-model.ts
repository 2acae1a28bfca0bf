import { afterAll, beforeAll, beforeEach } from 'vitest';
import { builtInGuide } from '@foothold/guide/built-in';
import { buildTestApp, type TestApp } from '../app.ts';
import { unlimited } from '../../src/models/budget.ts';
import { configuredGuide } from '../../src/models/configured-guide.ts';
import { Meters } from '../../src/models/meters.ts';
import type { GuideSettings } from '../../src/config/model-settings.ts';
import { settingsFor } from './models-on.ts';
import { startStandIn, type StandIn } from './stand-in.ts';

/** Longer than a model that failed is left alone, in milliseconds. */
const REST_MS = 61_000;
/** Short enough that a model which says nothing is given up within a test. */
const PATIENCE = { firstTokenTimeoutMs: 1_000, stallTimeoutMs: 1_000, totalTimeoutMs: 20_000 };

/**
 * For a file of tests: the app on a stand-in model that works as `wanted` at the beginning of each, long enough after
 * the one before for the model to be asked again. `given` are settings other than the usual ones.
 */
export function appOnModel(wanted: Parameters<typeof startStandIn>[0], given: Partial<GuideSettings> = {}) {
  let standIn: StandIn;
  let test: TestApp;
  let now = Date.UTC(2026, 9, 16);
  beforeAll(async () => {
    standIn = await startStandIn(wanted);
    const services = { sessionSecret: 'x'.repeat(32), budget: unlimited, meters: new Meters(), now: () => now };
    const settings = { ...settingsFor([standIn]), ...PATIENCE, ...given };
    test = await buildTestApp({ guide: await configuredGuide(settings, services, builtInGuide()) });
  });
  afterAll(async () => {
    await test.close();
    await standIn.close();
  });
  beforeEach(() => {
    now += REST_MS;
    Object.assign(standIn.manner, { fault: null, answer: wanted.answer });
    standIn.requests.length = 0;
  });
  return {
    get standIn() {
      return standIn;
    },
    get test() {
      return test;
    },
  };
}
