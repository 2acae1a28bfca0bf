import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AttackCase, attackCases, browserCases, mainCases, modelCases, rateCases, skippedCases } from './cases.ts';
import type { Problems } from './outcome.ts';
import { caseRunner } from './run-case.ts';
import { type ServerProcess, startServer } from './server-process.ts';

type Run = (attack: AttackCase) => Promise<Problems>;
const named = (cases: readonly AttackCase[]) => cases.map((attack) => [attack.id, attack] as const);

/** Takes as long as the server lets a stalled upload live: it runs beside the others. */
const isSlow = ({ generator }: AttackCase) => generator?.type === 'trickle';
const slowCases = mainCases.filter(isSlow);
const SLOW_LIMIT_MS = 150_000;

describe('every attack case', () => {
  it('is run here, run in a browser, or skipped for a reason', () => {
    const skipped = attackCases.filter(({ id }) => id in skippedCases);
    const covered = [...mainCases, ...modelCases, ...rateCases, ...browserCases, ...skipped].map(({ id }) => id);
    expect(covered.toSorted()).toEqual(attackCases.map(({ id }) => id).toSorted());
    expect(Object.keys(skippedCases)).toHaveLength(skipped.length);
  });
});

describe('without limits', () => {
  let server: ServerProcess;
  let run: Run;
  let runModel: Run;
  let slow: Map<string, Promise<Problems>>;
  beforeAll(async () => {
    server = await startServer({ RATE_LIMITS: 'off', TRUST_PROXY: '0' });
    run = caseRunner(server);
    // People of their own: what they say to the guide must not turn up in the others' data.
    runModel = caseRunner(server);
    const start = (attack: AttackCase) => caseRunner(server)(attack).catch((error: unknown) => [String(error)]);
    slow = new Map(slowCases.map((attack) => [attack.id, start(attack)]));
  }, 90_000);
  afterAll(() => server.stop());

  it.each(named(mainCases.filter((attack) => !isSlow(attack))))('%s', { timeout: 60_000 }, async (_id, attack) => {
    expect(await run(attack)).toEqual([]);
  });

  it.each(named(modelCases))('%s', { timeout: 60_000 }, async (_id, attack) => {
    expect(await runModel(attack)).toEqual([]);
  });

  it.each(named(slowCases))('%s', { timeout: SLOW_LIMIT_MS }, async (id) => {
    expect(await slow.get(id)).toEqual([]);
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
