import { api } from '@foothold/contract';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../test/db/database.ts';
import { SettingError } from '../config/setting.ts';
import { buildTestApp, type TestApp } from '../../test/app.ts';
import { openTracing } from './open.ts';
import { type CollectedSpan, type Collector, startCollector } from '../../test/tracing/collector.ts';
import type { Tracing } from './tracing.ts';

const CALLER = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' };
const traceparent = `00-${CALLER.trace}-${CALLER.span}-01`;

describe('tracing', () => {
  let collector: Collector;
  let tracing: Tracing;
  let test: TestApp;

  /** Opens everything with these variables; the SDK reads the process's own. */
  async function open(variables: Record<string, string> = {}): Promise<void> {
    vi.stubEnv('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', `${collector.url}/traces`);
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
    const opened = await openTracing(process.env);
    if (!opened) throw new Error('No tracing');
    tracing = opened;
    test = await buildTestApp({ tracing, database: tracing.traced(await openTestDatabase()) });
  }

  async function collected(): Promise<CollectedSpan[]> {
    await test.close();
    await tracing.close();
    return collector.spans();
  }

  beforeEach(async () => {
    collector = await startCollector();
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await collector.close();
  });

  it('takes the span of a caller for the parent, and nothing else of what a caller says', async () => {
    await open();
    const headers = { traceparent, tracestate: 'vendor=words-of-theirs', baggage: 'name=words-of-theirs' };
    await test.as(null).call(api.account.get, { headers });
    const spans = await collected();
    expect(spans.map(({ traceId, parentSpanId }) => ({ traceId, parentSpanId }))).toEqual([
      { traceId: CALLER.trace, parentSpanId: CALLER.span },
    ]);
    expect(collector.requests).toEqual(['POST /traces application/json']);
    expect(collector.raw()).not.toContain('words-of-theirs');
  });

  it.each(['', 'words', `01-${CALLER.trace}-${CALLER.span}-01`, `00-${'0'.repeat(32)}-${CALLER.span}-01`])(
    'begins a trace of its own where the caller says %j',
    async (header) => {
      await open();
      await test.as(null).call(api.account.get, { headers: { traceparent: header } });
      expect(await collected()).toMatchObject([{ parentSpanId: undefined, name: 'GET /api/account' }]);
    },
  );

  it('leaves out what the sampler leaves out', async () => {
    await open({ OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' });
    await test.signUp();
    expect(await collected()).toEqual([]);
  });

  it('tells a database that fails by its kind, and the answer by its status', async () => {
    await open();
    const { token } = await test.signUp();
    await test.services.database.db.execute(sql`drop table active_plan`);
    expect((await test.as(token).call(api.plan.get)).status).toBe(500);
    const failed = (await collected()).filter((span) => span.failed);
    expect(failed).toMatchObject([
      { name: expect.stringMatching(/^select /), kind: 3, attributes: { 'error.type': '42P01' } },
      { name: 'GET /api/plan', kind: 2, attributes: { 'error.type': '500' } },
    ]);
  });

  it('keeps statements of calls at the same time apart', async () => {
    await open();
    const people = await Promise.all([test.signUp(), test.signUp(), test.signUp()]);
    await Promise.all(people.map(({ token }) => test.as(token).call(api.profile.get)));
    const spans = await collected();
    const calls = spans.filter(({ name }) => name === 'GET /api/profile');
    const statements = calls.map(({ spanId, traceId }) =>
      spans.filter((span) => span.parentSpanId === spanId && span.traceId === traceId).map(({ name }) => name),
    );
    expect(statements).toHaveLength(3);
    expect(statements[0]).toContain('select profile');
    expect(new Set(statements.map((names) => names.filter((name) => name === 'select profile').length))).toEqual(
      new Set([1]),
    );
  });

  it('answers, ends and closes while the collector never answers', async () => {
    await open();
    collector.status = null;
    const { token } = await test.signUp();
    expect((await test.as(token).call(api.account.get)).status).toBe(200);
    expect((await collected()).length).toBeGreaterThan(1);
  });
});

describe('settings of tracing', () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };

  it.each([
    {},
    { OTEL_SERVICE_NAME: 'foothold' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: '' },
    { ...endpoint, OTEL_SDK_DISABLED: 'true' },
    { ...endpoint, OTEL_TRACES_EXPORTER: 'none' },
  ])('switch it off: %j', async (env) => {
    expect(await openTracing(env)).toBeNull();
  });

  it.each([
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' },
    { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'grpc://collector:4317' },
    { OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc', ...endpoint },
    { OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/protobuf', ...endpoint },
    { OTEL_TRACES_EXPORTER: 'zipkin', ...endpoint },
  ])('that are wrong stop the start by name: %j', async (env) => {
    const opening = openTracing(env);
    await expect(opening).rejects.toBeInstanceOf(SettingError);
    await expect(opening).rejects.toMatchObject({ variable: Object.keys(env)[0] });
  });
});
