import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const PROBE_EVERY_MS = 50;

/**
 * A round-robin proxy on loopback that goes by /readyz and keeps connections to its servers open. It sends a request to
 * another server only when it never reached the first.
 */
export async function balancer() {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const targets = new Map<string, { ready: boolean }>();
  const probing = new AbortController();
  let turn = 0;

  const ready = () => [...targets].filter(([, target]) => target.ready).map(([origin]) => origin);
  const probe = async (origin: string) => {
    const target = targets.get(origin);
    const status = await fetch(`${origin}/readyz`).then(
      (reply) => reply.status,
      () => 0,
    );
    if (target) target.ready = status === 200;
  };
  const probes = (async () => {
    while (!probing.signal.aborted) {
      await Promise.all([...targets.keys()].map(probe));
      await delay(PROBE_EVERY_MS);
    }
  })();

  function pass(body: Buffer, from: IncomingMessage, to: ServerResponse, left: string[]): void {
    const [origin, ...others] = left;
    if (origin === undefined) return void to.writeHead(502).end();
    const passed = request(origin + (from.url ?? ''), { agent, method: from.method, headers: from.headers });
    let sent = false;
    passed.on('socket', (socket) => {
      if (socket.connecting) socket.once('connect', () => (sent = true));
      else sent = true;
    });
    passed.on('response', (reply) => {
      to.writeHead(reply.statusCode ?? 502, { ...reply.headers, 'x-served-by': origin, connection: 'keep-alive' });
      reply.pipe(to);
      reply.on('error', () => to.destroy());
    });
    passed.on('error', () => {
      if (to.headersSent) to.destroy();
      else if (sent) to.writeHead(502).end();
      else pass(body, from, to, others);
    });
    to.on('close', () => passed.destroy());
    passed.end(body);
  }

  const serve = async (from: IncomingMessage, to: ServerResponse) => {
    const body = Buffer.concat(await from.toArray());
    const there = ready();
    turn += 1;
    pass(body, from, to, [...there.slice(turn % there.length), ...there.slice(0, turn % there.length)]);
  };
  const server = createServer((from, to) => void serve(from, to)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (origin: string) => void targets.set(origin, { ready: false }),
    remove: (origin: string) => void targets.delete(origin),
    ready,
    async close() {
      probing.abort();
      await probes;
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}
