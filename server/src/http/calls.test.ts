import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestPerson } from '../../test/app.ts';

const ID = '0190f0a0-0000-7000-8000-000000000000';

describe('what a call may look like', () => {
  let test: TestApp;
  let person: TestPerson;
  beforeAll(async () => {
    test = await buildTestApp();
    person = await test.signUp();
  });
  afterAll(() => test.close());

  const send = (
    method: 'POST' | 'PUT' | 'GET' | 'PATCH',
    url: string,
    payload?: string,
    headers: Record<string, string> = {},
  ) =>
    test.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${person.token}`, ...headers },
      ...(payload !== undefined && { payload }),
    });
  const json = { 'content-type': 'application/json' };

  it.each([
    ['application/json', 201],
    ['application/json; charset=utf-8', 201],
    ['application/x-www-form-urlencoded', 415],
    ['text/plain', 415],
    ['application/json\ta', 415],
    [' application/json;x', 415],
    ['application/json; charset=utf-16', 415],
    ['multipart/form-data; boundary=x', 415],
  ])('has the content type %j: %i', async (type, status) => {
    const reply = await send('POST', '/api/feedback', '{"message":"x"}', { 'content-type': type });
    const code = status === 415 ? 'UNSUPPORTED_TYPE' : undefined;
    expect({ status: reply.statusCode, code: reply.json().code }).toEqual({ status, code });
  });

  it('says its type when it has a body', async () => {
    expect((await send('POST', '/api/feedback', '{"message":"x"}')).statusCode).toBe(415);
  });

  it.each([
    ['broken JSON', '{"message":'],
    ['bytes that are not UTF-8', Buffer.from([0x22, 0xff, 0x22]).toString('latin1')],
    ['nothing', ''],
    ['45,000 arrays in each other', `{"message":${'['.repeat(45_000)}${']'.repeat(45_000)}}`],
    ['a NUL', '{"message":"a\\u0000b"}'],
    ['a lone surrogate', '{"message":"\\ud800"}'],
    ['only what cannot be seen', '{"message":" \\u200b\\n\\u2060"}'],
  ])('is refused with 400 when it holds %s', async (_what, payload) => {
    const reply = await send('POST', '/api/feedback', payload, json);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ error: expect.any(String), code: expect.any(String) });
    expect(reply.body).not.toMatch(/stack|node_modules|\n {4}at /);
  });

  it('is refused with 413 above 256 KiB', async () => {
    const reply = await send('POST', '/api/feedback', JSON.stringify({ message: 'x'.repeat(300_000) }), json);
    expect({ status: reply.statusCode, code: reply.json().code }).toEqual({ status: 413, code: 'TOO_LARGE' });
  });

  it('reaches no prototype', async () => {
    const reply = await send('POST', '/api/feedback', '{"message":"x","__proto__":{"polluted":1}}', json);
    expect(reply.statusCode).toBe(201);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it.each([
    ['PUT', '/api/step/%ff', [400, 404]],
    ['PUT', `/api/step/${'a'.repeat(5_000)}`, [404]],
    ['PUT', '/api/step/%E2%80%AE', [404]],
    ['PUT', '/api/step/1,2', [404]],
    ['PUT', `/api/step/${ID}x`, [404]],
    ['GET', '/api/nope', [404]],
    ['GET', '/api', [404]],
    ['GET', '/api/plan/', [404]],
    ['PATCH', '/api/plan', [405]],
    ['GET', '/api/login', [405]],
  ] as const)('%s %s answers %j in JSON', async (method, url, statuses) => {
    const reply = await send(
      method,
      url,
      method === 'PUT' ? '{"status":"completed"}' : undefined,
      method === 'PUT' ? json : {},
    );
    expect(statuses).toContain(reply.statusCode);
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(reply.json().error).toEqual(expect.any(String));
  });

  it('says which methods a path has when it is called with another', async () => {
    expect((await send('PATCH', '/api/plan')).headers.allow).toBe('GET, HEAD');
    expect((await send('GET', '/api/login')).headers.allow).toBe('POST');
  });

  it('answers a doubled query parameter with 400', async () => {
    const reply = await send('GET', `/api/context?step_id=${ID}&step_id=${ID}`);
    expect(reply.statusCode).toBe(400);
  });

  it('refuses an unprintable idempotency key', async () => {
    const reply = await send('POST', '/api/feedback', '{"message":"x"}', { ...json, 'idempotency-key': 'a b' });
    expect(reply.statusCode).toBe(400);
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://evil.test' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://localhost.evil.test' }, 403],
    [{ origin: 'http://localhost:80' }, 201],
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:5173' }, 201],
    [{}, 201],
  ])('sent by a browser with %j answers %i', async (headers, status) => {
    const reply = await send('POST', '/api/feedback', '{"message":"x"}', { ...json, ...headers, host: 'localhost:80' });
    const code = status === 403 ? 'CROSS_SITE' : undefined;
    expect({ status: reply.statusCode, code: reply.json().code }).toEqual({ status, code });
  });

  it('may be read from anywhere, without any CORS header', async () => {
    const reply = await send('GET', '/api/account', undefined, { origin: 'null', 'sec-fetch-site': 'cross-site' });
    expect(reply.statusCode).toBe(200);
    expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});
