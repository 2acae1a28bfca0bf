import { getEventListeners } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requestSignal, watchShutdown } from './request-signal.ts';

const WAIT = { timeout: 10_000 };
let app: FastifyInstance;
/** Of the calls in the order their handlers began. */
let signals: AbortSignal[];
/** Holds a call before its handler, as looking up a session does. */
let admitted: PromiseWithResolvers<void>;
let arrived: number;

beforeEach(async () => {
  signals = [];
  arrived = 0;
  admitted = Promise.withResolvers();
  app = fastify({ forceCloseConnections: true });
  watchShutdown(app);
  app.addHook('onRequest', async ({ url }) => {
    arrived += 1;
    if (url === '/held') await admitted.promise;
  });
  const signalOf = (reply: Parameters<typeof requestSignal>[1]) => {
    const signal = requestSignal(app, reply);
    signals.push(signal);
    return signal;
  };
  app.get('/answers', async (_request, reply) => ({ aborted: signalOf(reply).aborted }));
  for (const path of ['/waits', '/held']) {
    app.get(path, async (_request, reply) => {
      const signal = signalOf(reply);
      if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve));
      return {};
    });
  }
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

const addressOf = (path: string) => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}${path}`;
const listeners = () => getEventListeners(app.shutdown, 'abort').length;

/** Calls and leaves once the server knows of it. */
async function callAndLeave(path: string, isThere: () => void): Promise<void> {
  const call = request(addressOf(path));
  call.on('error', () => undefined);
  call.end();
  await vi.waitFor(isThere, WAIT);
  call.destroy();
}

it('lets go of the server with each reply', async () => {
  for (let call = 0; call < 3; call += 1) {
    expect(await (await fetch(addressOf('/answers'))).json()).toEqual({ aborted: false });
  }
  await vi.waitFor(() => expect(listeners()).toBe(0), WAIT);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false, false]);
});

it('aborts when the caller goes away, and lets go of the server then too', async () => {
  await callAndLeave('/waits', () => expect(listeners()).toBe(1));
  await vi.waitFor(() => expect(signals[0]?.aborted).toBe(true), WAIT);
  expect(listeners()).toBe(0);
});

it('is aborted from the start for a caller who left before the handler began', async () => {
  const closed = Promise.withResolvers<void>();
  app.server.once('request', (_request, response) => response.once('close', closed.resolve));
  await callAndLeave('/held', () => expect(arrived).toBe(1));
  await closed.promise;
  admitted.resolve();
  await vi.waitFor(() => expect(signals).toHaveLength(1), WAIT);
  expect(signals[0]?.aborted).toBe(true);
  expect(listeners()).toBe(0);
});

it('aborts when the server shuts down', async () => {
  const waiting = fetch(addressOf('/waits')).catch(() => undefined);
  await vi.waitFor(() => expect(listeners()).toBe(1), WAIT);
  await app.close();
  await waiting;
  expect(signals[0]?.aborted).toBe(true);
});
