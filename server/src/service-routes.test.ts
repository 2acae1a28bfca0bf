import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from './testing.ts';

const TOKEN = 'a-token-for-metrics-only';

describe('service calls', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp({ config: { metricsToken: TOKEN } });
  });
  afterAll(() => test.close());

  it('say that the process is up and the database there', async () => {
    expect((await test.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'up' });
    expect((await test.app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' });
  });

  it('say when the database is away', async () => {
    const { database } = test.services;
    const away = await buildTestApp({
      database: { ...database, db: database.db, ping: () => Promise.reject(new Error('away')) },
    });
    const reply = await away.app.inject({ url: '/readyz' });
    expect(reply.statusCode).toBe(503);
    expect(reply.headers['retry-after']).toBe('5');
    expect(reply.json().code).toBe('UNAVAILABLE');
    await away.app.close();
  });

  it('count answers by route for those who hold the token', async () => {
    const withToken = { authorization: `Bearer ${TOKEN}` };
    await test.app.inject({ url: '/api/account' });
    const reply = await test.app.inject({ url: '/metrics', headers: withToken });
    expect(reply.headers['content-type']).toContain('text/plain');
    expect(reply.body).toContain('http_requests_total{method="GET",route="/api/account",status="401"} 1');
    expect(reply.body).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect((await test.app.inject({ url: '/metrics' })).statusCode).toBe(401);
  });

  it('are off without a token', async () => {
    const off = await buildTestApp({ database: test.services.database });
    expect((await off.app.inject({ url: '/metrics' })).statusCode).toBe(404);
    await off.app.close();
  });
});
