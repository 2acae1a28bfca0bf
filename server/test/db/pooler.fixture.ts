import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** AuthenticationOk, and ReadyForQuery outside a transaction. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/** What a server says, message by message. */
function messages(tell: (message: Buffer) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
      const end = 1 + rest.readUInt32BE(1);
      tell(rest.subarray(0, end));
      rest = rest.subarray(end);
    }
  };
}

const isReady = (message: Buffer) => message[0] === 0x5a;
const isIdle = (message: Buffer) => isReady(message) && message[5] === 0x49;

/**
 * A pooler as PgBouncer before 1.21 lends by transaction: it knows nothing of what was prepared, and lends next what it
 * got back last. `url` is of a server that asks for no password.
 */
export async function openPooler(url: string) {
  const { hostname, port, username, pathname } = new URL(url);
  const free: Socket[] = [];
  const all = new Set<Socket>();

  async function opened(): Promise<Socket> {
    const socket = connect(Number(port), hostname);
    all.add(socket);
    const words = Buffer.from(`user\0${username}\0database\0${pathname.slice(1)}\0\0`);
    const head = Buffer.alloc(8);
    head.writeUInt32BE(8 + words.length, 0);
    head.writeUInt32BE(196_608, 4);
    socket.write(Buffer.concat([head, words]));
    await new Promise<void>((resolve) =>
      socket.on(
        'data',
        messages((message) => isReady(message) && resolve()),
      ),
    );
    socket.removeAllListeners('data');
    return socket;
  }

  const server = createServer((client) => {
    all.add(client);
    let lent: Promise<Socket> | null = null;
    const lend = async () => {
      const socket = free.pop() ?? (await opened());
      const hear = messages((message) => {
        client.write(message);
        if (!isIdle(message)) return;
        socket.removeAllListeners('data');
        lent = null;
        free.push(socket);
      });
      return socket.on('data', hear);
    };
    client.once('data', () => {
      client.write(WELCOME);
      client.on('data', (chunk) => {
        // Terminate ends the client's connection, not the one it was lent.
        if (chunk[0] === 0x58) return client.destroy();
        lent ??= lend();
        void lent.then((socket) => socket.write(chunk));
        return undefined;
      });
    });
    client.on('error', () => client.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = Object.assign(new URL(url), { port: String((server.address() as AddressInfo).port) });
  return {
    url: own.href,
    async close(): Promise<void> {
      for (const socket of all) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
