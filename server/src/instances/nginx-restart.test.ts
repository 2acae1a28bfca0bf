import { setTimeout as delay } from 'node:timers/promises';
import { api, type Endpoint, type Replied, type Sent } from '@foothold/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ServerProcess, startServer } from '../../test/attack/server-process.ts';
import { freePort, hasPostgres, makeServer, type TestServer } from '../../test/db/postgres-server.fixture.ts';
import { type Answer, hasNginx, startNginx } from '../../test/instances/nginx.ts';

/** As docs/OPERATING.md says it: stop one, start it, wait until it is ready, then the next. nginx asks nobody's health. */
describe.skipIf(!hasPostgres || !hasNginx)('a rolling restart behind the nginx.conf that is shipped', () => {
  let postgres: TestServer;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  let settings: Record<string, string>;
  let ports: number[];
  const servers: ServerProcess[] = [];
  const start = (port: number) => startServer({ ...settings, PORT: String(port) });

  beforeAll(async () => {
    postgres = await makeServer();
    await postgres.start();
    settings = {
      DATABASE_URL: postgres.url,
      SESSION_SECRET: 'a-secret-that-both-servers-share-0123456789',
      PUBLIC_URL: 'https://foothold.example',
      TRUST_PROXY: '1',
      RATE_LIMITS: 'off',
      DRAIN_SECONDS: '1',
      LOG_LEVEL: 'warn',
    };
    ports = [await freePort(), await freePort()];
    servers.push(...(await Promise.all(ports.map(start))));
    nginx = await startNginx(ports.map((port) => `127.0.0.1:${port}`));
  }, 180_000);
  afterAll(async () => {
    await nginx?.close();
    await Promise.all(servers.map((server) => server.stop()));
    await postgres?.remove();
  });

  let token = '';
  function send<E extends Endpoint>({ method, path }: E, body?: Sent<E['body']>): Promise<Answer> {
    const json = body === undefined ? '' : JSON.stringify(body);
    const type = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(json)) };
    return nginx.send(method, path, { ...(token && { authorization: `Bearer ${token}` }), ...(json && type) }, json);
  }
  const read = async <E extends Endpoint>(...call: Parameters<typeof send<E>>) =>
    JSON.parse((await send(...call)).text) as Replied<E>;

  it('answers every call, and keeps what it acknowledged', { timeout: 240_000 }, async () => {
    const account = { name: 'Dana', email: 'dana@example.test', password: 'correct-horse-9', agreed_to_terms: true };
    ({ token } = await read(api.account.signup, { ...account, agreed_to_terms: true as const }));
    await send(api.plan.createFromDescription, { description: 'A small bakery' });

    const over = new AbortController();
    const failed: Answer[] = [];
    const counted = { read: 0, written: 0 };
    const callers = Array.from({ length: 4 }, async () => {
      while (!over.signal.aborted) {
        const wrote = await send(api.feedback.send, { message: 'Nice' });
        if (wrote.status === 201) counted.written += 1;
        else failed.push(wrote);
        const plan = await send(api.plan.get);
        if (plan.status === 200) counted.read += 1;
        else failed.push(plan);
        await delay(20);
      }
    });
    const goesOn = async () => {
      const { read: before } = counted;
      await vi.waitFor(() => expect(counted.read).toBeGreaterThan(before + 10), 60_000);
    };
    for (const [place, port] of ports.entries()) {
      await goesOn();
      await servers[place]!.stop();
      servers[place] = await start(port);
      // The next one at once: nginx must not be holding the failures of this one against it.
    }
    await goesOn();
    over.abort();
    await Promise.all(callers);
    expect(failed).toEqual([]);
    const { data } = await read(api.account.export);
    expect((data['feedback'] as unknown[]).length).toBe(counted.written);
    expect(nginx.log()).not.toContain('no live upstreams');
  });
});
