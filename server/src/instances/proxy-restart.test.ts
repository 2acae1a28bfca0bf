import { setTimeout as delay } from 'node:timers/promises';
import { api, type Endpoint, type Replied, type Sent } from '@foothold/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ServerProcess, startServer } from '../../test/attack/server-process.ts';
import { freePort, hasPostgres, makeServer, type TestServer } from '../../test/db/postgres-server.fixture.ts';
import { caddy, hasCaddy } from '../../test/instances/caddy.ts';
import type { Answer } from '../../test/instances/https-sender.ts';
import { hasNginx, nginx } from '../../test/instances/nginx.ts';
import { type Proxy, startProxy } from '../../test/instances/proxy.ts';

const proxies = [
  { name: 'nginx.conf', kind: nginx, is: hasNginx, seesAfter: 0 },
  // It asks every half second.
  { name: 'Caddyfile', kind: caddy, is: hasCaddy, seesAfter: 1_000 },
].map(({ is, ...proxy }) => ({ ...proxy, skip: !is || !hasPostgres }));

/** Between two calls of somebody, in milliseconds: close together but for the time that a server takes to start. */
const CLOSE = 20;
const APART = 150;

let postgres: TestServer;
let settings: Record<string, string>;
let ports: number[];
const servers: ServerProcess[] = [];
const start = (port: number) => startServer({ ...settings, PORT: String(port) });

// One pair of servers for both proxies: what is restarted behind the one was restarted behind the other.
beforeAll(async () => {
  if (proxies.every(({ skip }) => skip)) return;
  postgres = await makeServer();
  await postgres.start();
  settings = {
    DATABASE_URL: postgres.url,
    SESSION_SECRET: 'a-secret-that-both-servers-share-0123456789',
    PUBLIC_URL: 'https://foothold.example',
    TRUST_PROXY: '1',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  };
  ports = [await freePort(), await freePort()];
  servers.push(...(await Promise.all(ports.map(start))));
}, 180_000);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await postgres?.remove();
});

/** As docs/OPERATING.md says it: stop one, start it, wait until it is ready, then the next. nginx asks nobody's health, Caddy asks /healthz. */
describe.each(proxies)('a rolling restart behind the $name that is shipped', ({ name, kind, skip, seesAfter }) => {
  let proxy: Proxy;

  beforeAll(async () => {
    if (skip) return;
    proxy = await startProxy(
      kind,
      ports.map((port) => `127.0.0.1:${port}`),
    );
  });
  afterAll(() => proxy?.end());

  let token = '';
  function send<E extends Endpoint>({ method, path }: E, body?: Sent<E['body']>): Promise<Answer> {
    const json = body === undefined ? '' : JSON.stringify(body);
    const type = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(json)) };
    return proxy.send(method, path, { ...(token && { authorization: `Bearer ${token}` }), ...(json && type) }, json);
  }
  const read = async <E extends Endpoint>(...call: Parameters<typeof send<E>>) =>
    JSON.parse((await send(...call)).text) as Replied<E>;

  it.skipIf(skip)('answers every call, and keeps what it acknowledged', { timeout: 240_000 }, async () => {
    const account = { name: 'Dana', email: `${name}@example.test`, password: 'correct-horse-9' };
    ({ token } = await read(api.account.signup, { ...account, agreed_to_terms: true }));
    await send(api.plan.createFromDescription, { description: 'A small bakery' });

    const over = new AbortController();
    const failed: Answer[] = [];
    const counted = { read: 0, written: 0 };
    let pause = CLOSE;
    const callers = Array.from({ length: 4 }, async () => {
      while (!over.signal.aborted) {
        const wrote = await send(api.feedback.send, { message: 'Nice' });
        if (wrote.status === 201) counted.written += 1;
        else failed.push(wrote);
        const plan = await send(api.plan.get);
        if (plan.status === 200) counted.read += 1;
        else failed.push(plan);
        await delay(pause);
      }
    });
    const goesOn = async () => {
      const { read: before } = counted;
      await vi.waitFor(() => expect(counted.read).toBeGreaterThan(before + 10), 60_000);
    };
    for (const [place, port] of ports.entries()) {
      await goesOn();
      await servers[place]!.stop();
      pause = APART;
      servers[place] = await start(port);
      pause = CLOSE;
      // The next one as soon as may be: the proxy must not be holding the failures of this one against it.
      await delay(seesAfter);
    }
    await goesOn();
    over.abort();
    await Promise.all(callers);
    expect(failed).toEqual([]);
    const { data } = await read(api.account.export);
    expect((data['feedback'] as unknown[]).length).toBe(counted.written);
    expect(proxy.log()).not.toMatch(/no live upstreams|no upstreams available/);
  });
});
