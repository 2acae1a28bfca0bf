import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestPerson } from '../../test/app.ts';

const API_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': expect.stringContaining('camera=()'),
  'content-type': 'application/json; charset=utf-8',
};

describe('the headers of API answers', () => {
  let test: TestApp;
  let person: TestPerson;
  beforeAll(async () => {
    test = await buildTestApp();
    person = await test.signUp();
  });
  afterAll(() => test.close());

  it.each([
    ['/api/account', 200],
    ['/api/plan', 404],
    ['/api/nope', 404],
    ['/healthz', 200],
    ['/readyz', 200],
  ])('are whole on %s (%i)', async (url, status) => {
    const reply = await test.app.inject({ url, headers: { authorization: `Bearer ${person.token}` } });
    expect(reply.statusCode).toBe(status);
    expect(reply.headers).toMatchObject(API_HEADERS);
    for (const absent of ['etag', 'set-cookie', 'x-powered-by', 'server', 'strict-transport-security']) {
      expect(reply.headers).not.toHaveProperty(absent);
    }
  });

  it('are whole on a refusal', async () => {
    const reply = await test.app.inject({ url: '/api/plan' });
    expect(reply.statusCode).toBe(401);
    expect(reply.headers).toMatchObject(API_HEADERS);
  });

  it('ask for TLS where people come by TLS', async () => {
    const tls = await buildTestApp({ config: { publicUrl: 'https://foothold.example' } });
    const reply = await tls.app.inject({ url: '/healthz' });
    expect(reply.headers['strict-transport-security']).toMatch(/^max-age=31536000/);
    await tls.close();
  });
});
