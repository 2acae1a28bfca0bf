import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AttackCase,
  attackCases,
  browserCases,
  mainCases,
  modelCases,
  modelFreeCases,
  rateCases,
  slowCases,
} from './cases.ts';
import type { Problems } from './outcome.ts';
import { caseRunner } from './run-case.ts';
import { type ServerProcess, startServer } from './server-process.ts';

type Run = (attack: AttackCase) => Promise<Problems>;
const named = (cases: readonly AttackCase[]) => cases.map((attack) => [attack.id, attack] as const);

describe('every attack case', () => {
  it('is run here, run beside (slow-upload.test.ts, model.test.ts), or run in a browser', () => {
    const covered = [...mainCases, ...slowCases, ...modelCases, ...rateCases, ...browserCases].map(({ id }) => id);
    expect(covered.toSorted()).toEqual(attackCases.map(({ id }) => id).toSorted());
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

  it.each(named(modelFreeCases))('%s', { timeout: 60_000 }, async (_id, attack) => {
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
