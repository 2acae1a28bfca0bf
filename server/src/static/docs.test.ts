import { allCalls, type Endpoint } from '@foothold/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/app.ts';

interface Shown {
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema: { properties: object; required?: string[] } }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
}

describe('the OpenAPI page', () => {
  let test: TestApp;
  let paths: Record<string, Record<string, Shown>>;
  beforeAll(async () => {
    test = await buildTestApp();
    ({ paths } = (await test.app.inject({ url: '/api/docs/json' })).json());
  }, 30_000);
  afterAll(() => test.close());

  const shown = (path: string, method: string): Shown => paths[path]?.[method] ?? expect.fail(`${method} ${path}`);

  it('is served under a policy that lets only its own scripts run', async () => {
    const page = await test.app.inject({ url: '/api/docs' });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  });

  it('lists every call of the contract, and what the operators ask', () => {
    const listed = Object.entries(paths).flatMap(([path, calls]) =>
      Object.keys(calls).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    const known = Object.values(allCalls).flatMap((calls) =>
      Object.values(calls).map(({ method, path }) => `${method} ${path}`),
    );
    expect(listed.toSorted()).toEqual([...known, 'GET /healthz', 'GET /readyz', 'GET /metrics'].toSorted());
  });

  const endpoints: Endpoint[] = Object.values(allCalls).flatMap((calls) => Object.values<Endpoint>(calls));

  it.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    'shows what %s takes, its success and its failure',
    (_name, { method, path, body, encoding, reply, status, streams }) => {
      const call = shown(path.replace(/:(\w+)/g, '{$1}'), method.toLowerCase());
      const sent = encoding === 'multipart' ? ['multipart/form-data'] : body ? ['application/json'] : [];
      expect(Object.keys(call.requestBody?.content ?? {})).toEqual(sent);
      const success = call.responses[status]?.content ?? {};
      const answers = [...(reply ? ['application/json'] : []), ...(streams ? ['text/event-stream'] : [])];
      expect(Object.keys(success)).toEqual(answers);
      const shape = JSON.stringify(success['application/json']?.schema ?? null);
      expect(shape.includes('"properties"')).toBe(reply !== undefined);
      expect(call.responses['default']?.content?.['application/json']?.schema).toHaveProperty('properties.code');
    },
  );

  it('shows the fields of an upload, and which calls take an Idempotency-Key', () => {
    const upload = shown('/api/upload-resume', 'post').requestBody?.content['multipart/form-data']?.schema;
    expect(upload).toMatchObject({ required: ['file'], properties: { file: {}, language: {} } });
    const withKey = Object.entries(paths).filter(([, calls]) =>
      calls['post']?.parameters?.some(({ name }) => name === 'idempotency-key'),
    );
    expect(withKey.map(([path]) => path).toSorted()).toEqual([
      '/api/chat',
      '/api/feedback',
      '/api/onboarding/chat',
      '/api/plan/adapt',
      '/api/plan/from-description',
      '/api/plan/from-recommendation',
      '/api/plan/undo',
      '/api/plan/versions/{id}/restore',
    ]);
  });
});
