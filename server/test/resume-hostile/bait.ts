import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on the loopback that nobody may ever call, and what it was called with. */
export type Bait = { address: string; calls: string[]; close: () => void };

export async function setBait(): Promise<Bait> {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    response.end('caught');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, calls, close: () => server.close() };
}
