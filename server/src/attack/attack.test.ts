import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AttackCase,
  attackCases,
  browserCases,
  mainCases,
  modelCases,
  rateCases,
  skippedCases,
  slowCases,
} from './cases.ts';
import type { Problems } from './outcome.ts';
import { caseRunner } from './run-case.ts';
import { type ServerProcess, startServer } from './server-process.ts';

type Run = (attack: AttackCase) => Promise<Problems>;
const named = (cases: readonly AttackCase[]) => cases.map((attack) => [attack.id, attack] as const);

describe('every attack case', () => {
  it('is run here, run beside (slow-upload.test.ts), run in a browser, or skipped for a reason', () => {
    const skipped = attackCases.filter(({ id }) => id in skippedCases);
    const covered = [...mainCases, ...slowCases, ...modelCases, ...rateCases, ...browserCases, ...skipped].map(
      ({ id }) => id,
    );
    expect(covered.toSorted()).toEqual(attackCases.map(({ id }) => id).toSorted());
    expect(Object.keys(skippedCases)).toHaveLength(skipped.length);
  });
});

describe('without limits', () => {
  let server: ServerProcess;
  let run: Run;
  let runModel: Run;
  beforeAll(async () => {
    server = await startServer({ RATE_LIMITS: 'off', TRUST_PROXY: '0' });
    run = caseRunner(server);
    // People of their own: what they say to the guide must not turn up in the others' data.
    runModel = caseRunner(server);
  }, 90_000);
  afterAll(() => server.stop());

  it.each(named(mainCases))('%s', { timeout: 60_000 }, async (_id, attack) => {
    expect(await run(attack)).toEqual([]);
  });

  it.each(named(modelCases))('%s', { timeout: 60_000 }, async (_id, attack) => {
    expect(await runModel(attack)).toEqual([]);
  });
});

describe('with the limits as they are by default', () => {
  let server: ServerProcess;
  let run: Run;
  beforeAll(async () => {
    server = await startServer({ TRUST_PROXY: '0' });
    run = caseRunner(server);
  }, 90_000);
  afterAll(() => server.stop());

  it.each(named(rateCases))('%s', { timeout: 60_000 }, async (_id, attack) => {
    expect(await run(attack)).toEqual([]);
  });
});
