import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { endpoint } from '@foothold/contract';
import type { FastifyInstance } from 'fastify';
import { safetyReader } from '@foothold/guide/built-in';
import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testConfig } from '../../test/app.ts';
import { fail } from './failure.ts';
import { type Handler, register } from './register.ts';
import { buildServer } from './server.ts';

const talk = endpoint({
  method: 'POST',
  path: '/api/talk',
  summary: 'Talk',
  access: 'public',
  body: z.object({ say: z.string() }),
  reply: z.object({ said: z.string() }),
  streams: true,
});

describe('event streams', () => {
  let app: FastifyInstance;
  beforeEach(async () => {
    app = await buildServer(testConfig, { authenticate: async () => null, safety: safetyReader(), limits: new Map() });
  });
  afterEach(() => app.close());

  const call = (accept?: string) =>
    app.inject({
      method: 'POST',
      url: '/api/talk',
      payload: { say: 'hello' },
      headers: { 'accept-encoding': 'br, gzip', ...(accept && { accept }) },
    });
  const twoWords: Handler<typeof talk> = async ({ body, emit }) => {
    emit('delta', { text: 'line\nbreak' });
    emit('item', { id: 1 });
    return { said: body.say, secret: 'never leaves' } as { said: string };
  };

  it('carry the events and end with exactly the plain answer', async () => {
    register(app, talk, twoWords);
    const plain = await call();
    expect(plain.json()).toEqual({ said: 'hello' });
    const stream = await call('text/event-stream');
    expect(stream.body).toBe(
      'event: delta\ndata: {"text":"line\\nbreak"}\n\nevent: item\ndata: {"id":1}\n\nevent: done\ndata: {"said":"hello"}\n\n',
    );
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(stream.headers).not.toHaveProperty('content-encoding');
  });

  it('are an ordinary failure when the call is refused before it began', async () => {
    register(app, talk, async () => fail('NO_ACTIVE_PLAN'));
    const reply = await call('text/event-stream');
    expect({ status: reply.statusCode, code: reply.json().code }).toEqual({ status: 404, code: 'NO_ACTIVE_PLAN' });
  });

  it('end with the failure when the call fails later', async () => {
    register(app, talk, async ({ emit }) => {
      emit('delta', { text: 'a' });
      throw new Error('secret detail');
    });
    const { body } = await call('text/event-stream');
    expect(body).toMatch(/event: error\ndata: \{"error":"Something went wrong.*","code":"INTERNAL"\}\n\n$/);
    expect(body).not.toContain('secret detail');
  });

  it('never send a reply the contract does not know', async () => {
    register(app, talk, async () => ({ said: 1 }) as unknown as { said: string });
    expect((await call()).statusCode).toBe(500);
    expect((await call('text/event-stream')).statusCode).toBe(500);
  });

  it.each(['text/event-stream', 'application/json'])(
    'tell the handler when the caller of %s goes away',
    async (accept) => {
      const started = Promise.withResolvers<void>();
      const aborted = Promise.withResolvers<boolean>();
      register(app, talk, async ({ signal, emit }) => {
        emit('delta', { text: 'first words' });
        started.resolve();
        await once(signal, 'abort');
        aborted.resolve(signal.aborted);
        return { said: '' };
      });
      await app.listen({ port: 0, host: '127.0.0.1' });
      const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
      const head = `POST /api/talk HTTP/1.1\r\nHost: x\r\nAccept: ${accept}\r\nContent-Type: application/json\r\n`;
      socket.write(`${head}Content-Length: 11\r\n\r\n{"say":"x"}`);
      await started.promise;
      socket.destroy();
      expect(await aborted.promise).toBe(true);
    },
  );

  it('do not hold a shutdown up', async () => {
    const started = Promise.withResolvers<void>();
    register(app, talk, async ({ signal, emit }) => {
      emit('delta', { text: 'x' });
      started.resolve();
      if (!signal.aborted) await once(signal, 'abort');
      return { said: 'cut short' };
    });
    const pending = call('text/event-stream');
    await started.promise;
    await app.close();
    expect((await pending).body).toContain('cut short');
  });
});
