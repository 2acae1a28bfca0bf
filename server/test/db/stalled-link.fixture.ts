import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server on this machine that a test can stop, as a database that is too slow or behind a dead switch. */
export interface StalledLink {
  /** The server's address, through this link. */
  url: string;
  /** From now on nothing comes back, and connections stay open. */
  stall(): void;
  /** Lets through what waited, and all that follows. */
  flow(): void;
  close(): Promise<void>;
}

/** Links to the server at `url`. */
export async function linkTo(url: string): Promise<StalledLink> {
  const target = new URL(url);
  const answers = new Set<Socket>();
  let stalled = false;
  const listener = createServer((caller) => {
    const server = connect(Number(target.port), target.hostname);
    answers.add(server);
    caller.pipe(server);
    server.on('data', (chunk) => caller.write(chunk));
    if (stalled) server.pause();
    for (const [one, other] of [
      [caller, server],
      [server, caller],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
    server.on('close', () => answers.delete(server));
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  return {
    url: Object.assign(new URL(url), { port: String(port) }).href,
    stall() {
      stalled = true;
      for (const server of answers) server.pause();
    },
    flow() {
      stalled = false;
      for (const server of answers) server.resume();
    },
    async close() {
      for (const server of answers) server.destroy();
      listener.close();
      await once(listener, 'close');
    },
  };
}
