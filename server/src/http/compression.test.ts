import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planner } from '../../test/plan.ts';
import { buildTestApp, type TestApp } from '../../test/app.ts';

/** As browsers ask. */
const COMPRESSED = { 'accept-encoding': 'gzip, deflate, br, zstd' };

describe('an answer', () => {
  let test: TestApp;
  let token: string;
  beforeAll(async () => {
    test = await buildTestApp();
    token = (await planner(test)).person.token;
  });
  afterAll(() => test.close());

  const ask = (url: string, headers: Record<string, string>) =>
    test.app.inject({ url, headers: { authorization: `Bearer ${token}`, ...headers } });

  it('of many words goes out compressed, and is the same', async () => {
    const [plain, packed] = [await ask('/api/plan', {}), await ask('/api/plan', COMPRESSED)];
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-length': `${packed.rawPayload.length}`,
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  });

  it('of few words goes out as it is', async () => {
    const reply = await ask('/api/account', COMPRESSED);
    expect(reply.headers).not.toHaveProperty('content-encoding');
  });

  it('that comes word by word goes out as it is, so that each word arrives at once', async () => {
    const reply = await test.app.inject({
      method: 'POST',
      url: '/api/onboarding/chat',
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream', ...COMPRESSED },
      payload: { message: '' },
    });
    expect(reply.headers['content-type']).toContain('text/event-stream');
    expect(reply.headers).not.toHaveProperty('content-encoding');
    expect(reply.body).toContain('event: done');
  });
});
