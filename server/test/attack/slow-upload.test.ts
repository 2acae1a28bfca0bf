import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AttackCase, slowCases } from './cases.ts';
import type { Problems } from './outcome.ts';
import { caseRunner } from './run-case.ts';
import { type ServerProcess, startServer } from './server-process.ts';

/** The least the setting takes; that it is 115 where nothing is set, is held by http/connection.test.ts. */
const REQUEST_SECONDS = '5';
const SLOW_LIMIT_MS = 150_000;

/** A file of its own: the others are answered by a server whose limit is the one that nobody has set. */
describe('without limits, slowly', () => {
  let server: ServerProcess;
  let run: (attack: AttackCase) => Promise<Problems>;
  beforeAll(async () => {
    server = await startServer({ RATE_LIMITS: 'off', TRUST_PROXY: '0', REQUEST_SECONDS });
    run = caseRunner(server);
  }, 90_000);
  afterAll(() => server.stop());

  it.each(slowCases.map((attack) => [attack.id, attack] as const))(
    '%s',
    { timeout: SLOW_LIMIT_MS },
    async (_id, attack) => {
      expect(await run(attack)).toEqual([]);
    },
  );
});
