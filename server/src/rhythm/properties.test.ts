import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/app.ts';
import { history, problemsOf } from '../../test/rhythm/histories.ts';

const clock = { now: 0 };
let test: TestApp;
beforeAll(
  async () => (test = await buildTestApp({ now: () => clock.now, config: { sessionIdleDays: 365, sessionDays: 365 } })),
);
afterAll(() => test.close());

describe('over random histories on the API (3,000 in bench/rhythm-histories.ts)', () => {
  it('order and repetition do not matter, more is never less, undone is never done, and pauses and open weeks cost nothing', async () => {
    await fc.assert(
      fc.asyncProperty(history, async (past) => {
        expect(await problemsOf(test, clock, past)).toEqual([]);
      }),
      { numRuns: 20, seed: 20_261_124, endOnFailure: false },
    );
  });
});
