import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerProcess, startServer } from '../attack/server-process.ts';
import { endpoints, sampleRequests } from './requests.ts';
import { runFuzz } from './run-fuzz.ts';

const SEED = 20_261_121;
/** `node bench/contract-fuzz.ts` sends ten thousand, with any seed. */
const REQUESTS = 600;

describe('requests drawn from the contract', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServer({ RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
  }, 90_000);
  afterAll(() => server.stop());

  it('reach every call, the same ones with the same seed', () => {
    const drawn = sampleRequests(REQUESTS, SEED);
    expect(new Set(drawn.map(({ endpoint }) => endpoint)).size).toBe(endpoints.length);
    expect(JSON.stringify(sampleRequests(20, SEED))).toBe(JSON.stringify(drawn.slice(0, 20)));
  });

  it('are all answered as the contract says, and touch nobody else', { timeout: 120_000 }, async () => {
    const { statuses, problems } = await runFuzz(server, REQUESTS, SEED);
    expect(problems).toEqual([]);
    expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBe(REQUESTS);
    // Hostile throughout, the requests would only be refused; a good part must get through to what lies behind.
    expect((statuses.get(200) ?? 0) + (statuses.get(201) ?? 0)).toBeGreaterThan(REQUESTS / 8);
  });
});
