import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DiskFull } from './db/disk-full.ts';
import { Meters } from './models/meters.ts';
import { buildTestApp, type TestApp } from '../test/app.ts';

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

  it('say when the disk is full', async () => {
    const { database } = test.services;
    const full = await buildTestApp({
      database: { ...database, db: database.db, ping: () => Promise.reject(new DiskFull('full')) },
    });
    const reply = await full.app.inject({ url: '/readyz' });
    expect([reply.statusCode, reply.json()]).toEqual([503, { status: 'disk full' }]);
    await full.app.close();
  });

  it('tell machines what they look for', async () => {
    const robots = await test.app.inject({ url: '/robots.txt' });
    expect(robots.headers['content-type']).toContain('text/plain');
    expect(robots.body).toContain('User-agent: *\nDisallow: /api/\n');
    expect((await test.app.inject({ url: '/.well-known/security.txt' })).statusCode).toBe(404);
    const change = await test.app.inject({ url: '/.well-known/change-password' });
    expect([change.statusCode, change.headers['location']]).toEqual([302, '/account']);
    const named = await buildTestApp({
      database: test.services.database,
      config: { securityContact: 'mailto:security@foothold.example' },
    });
    const security = await named.app.inject({ url: '/.well-known/security.txt' });
    expect(security.body).toMatch(/^Contact: mailto:security@foothold\.example\nExpires: \d{4}-[\d-]+T[\d:.]+Z\n$/u);
    await named.app.close();
  });

  it('count answers by route for those who hold the token', async () => {
    const withToken = { authorization: `Bearer ${TOKEN}` };
    await test.app.inject({ url: '/api/account' });
    const reply = await test.app.inject({ url: '/metrics', headers: withToken });
    expect(reply.headers['content-type']).toContain('text/plain');
    expect(reply.body).toContain('http_requests_total{method="GET",route="/api/account",status="401"} 1');
    expect(reply.body).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(Number(/^event_loop_active_seconds_total ([\d.e-]+)$/m.exec(reply.body)?.[1])).toBeGreaterThan(0);
    expect((await test.app.inject({ url: '/metrics' })).statusCode).toBe(401);
    expect(reply.body).toContain('http_request_duration_seconds_count{method="GET",route="/api/account"} 1');
    expect(reply.body).toMatch(/^outbox_mails \d+$/m);
    for (const line of ['http_requests_in_progress{kind="call"} 1', 'database_up 1', 'server_draining 0'])
      expect(reply.body.split('\n')).toContain(line);
  });

  it('count what the models did', async () => {
    const modelMeters = new Meters();
    const counted = await buildTestApp({
      database: test.services.database,
      config: { metricsToken: TOKEN },
      modelMeters,
    });
    const usage = { input: 100, output: 20, cached: 40, thought: 0 };
    const call = { ability: 'chat', model: 'openai:gpt-6', milliseconds: 2_000, usage } as const;
    modelMeters.call({ ...call, outcome: 'ok', firstTextMs: 500 });
    modelMeters.call({ ...call, outcome: 'timeout', firstTextMs: null });
    modelMeters.unanswered('chat', 'timeout');
    const reply = await counted.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } });
    const lines = reply.body.split('\n').filter((line) => /^model_(?!.*_duration_)/u.test(line));
    expect(lines).toEqual([
      'model_calls_total{ability="chat",model="openai:gpt-6",outcome="ok"} 1',
      'model_calls_total{ability="chat",model="openai:gpt-6",outcome="timeout"} 1',
      'model_call_seconds_total{ability="chat",model="openai:gpt-6",outcome="ok"} 2',
      'model_call_seconds_total{ability="chat",model="openai:gpt-6",outcome="timeout"} 2',
      'model_first_text_total{ability="chat",model="openai:gpt-6"} 1',
      'model_first_text_seconds_total{ability="chat",model="openai:gpt-6"} 0.5',
      'model_tokens_total{ability="chat",model="openai:gpt-6",direction="input"} 200',
      'model_tokens_total{ability="chat",model="openai:gpt-6",direction="output"} 40',
      'model_tokens_total{ability="chat",model="openai:gpt-6",direction="cached"} 80',
      'model_questions_unanswered_total{ability="chat",kind="timeout"} 1',
      'model_ledger_failures_total 0',
    ]);
    expect(reply.body).toContain('model_call_duration_seconds_bucket{le="2",ability="chat",model="openai:gpt-6"} 2');
    await counted.app.close();
  });

  it('are off without a token', async () => {
    const off = await buildTestApp({ database: test.services.database });
    expect((await off.app.inject({ url: '/metrics' })).statusCode).toBe(404);
    await off.app.close();
  });
});
