import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

type Reply = string | number | null | Reply[] | Error;

/** A small real server of Redis' protocol on loopback: as much of it as the product uses. */
export interface RedisStandIn {
  url: string;
  start(): Promise<void>;
  /** Ends it with all its connections; what it counted is gone. */
  stop(): Promise<void>;
  /** Keys it holds. */
  keys(): string[];
  /** True: takes commands and never answers them. */
  hangs: boolean;
}

/** The keys with their ends, and what the commands make of them. */
function redisStore() {
  const values = new Map<string, { value: number; endsAt: number }>();
  const subscribers = new Map<string, Set<Socket>>();

  const running = (key: string) => {
    const kept = values.get(key);
    return kept && kept.endsAt > Date.now() ? kept : null;
  };
  const commands: Record<string, (args: string[]) => Reply> = {
    PING: () => 'PONG',
    INFO: () => 'redis_version:7.0.15\r\nloading:0\r\n',
    SET([key = '', value, , milliseconds]) {
      if (running(key)) return null;
      values.set(key, { value: Number(value), endsAt: Date.now() + Number(milliseconds) });
      return 'OK';
    },
    INCR([key = '']) {
      const kept = running(key) ?? { value: 0, endsAt: Infinity };
      kept.value += 1;
      values.set(key, kept);
      return kept.value;
    },
    GET([key = '']) {
      const kept = running(key);
      return kept && String(kept.value);
    },
    PTTL([key = '']) {
      const kept = running(key);
      return kept ? kept.endsAt - Date.now() : -2;
    },
    PUBLISH([channel = '', text = '']) {
      const listening = subscribers.get(channel) ?? new Set();
      for (const socket of listening) socket.write(encoded(['message', channel, text]));
      return listening.size;
    },
  };
  const subscribe = (channels: string[], socket: Socket) => {
    for (const [at, channel] of channels.entries()) {
      subscribers.set(channel, (subscribers.get(channel) ?? new Set()).add(socket));
      socket.write(encoded(['subscribe', channel, at + 1]));
    }
  };
  const unsubscribe = (socket: Socket) => {
    for (const listening of subscribers.values()) listening.delete(socket);
  };
  const run = (name: string, args: string[]): Reply =>
    commands[name]?.(args) ?? (name in commands ? null : new Error(`ERR unknown command ${name}`));
  return { values, run, subscribe, unsubscribe };
}

/** Answers the commands of one connection, those between MULTI and EXEC together. */
function conversation(socket: Socket, { run, subscribe }: ReturnType<typeof redisStore>) {
  let queued: [string, string[]][] | null = null;
  return (name: string, args: string[]): void => {
    if (name === 'SUBSCRIBE') return subscribe(args, socket);
    if (name === 'MULTI') {
      queued = [];
      socket.write('+OK\r\n');
    } else if (name === 'EXEC') {
      socket.write(encoded((queued ?? []).map(([each, its]) => run(each, its))));
      queued = null;
    } else if (queued) {
      queued.push([name, args]);
      socket.write('+QUEUED\r\n');
    } else socket.write(encoded(run(name, args)));
  };
}

export function redisStandIn(): RedisStandIn {
  const store = redisStore();
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let port = 0;

  function serve(socket: Socket): void {
    let unread = '';
    const take = conversation(socket, store);
    sockets.add(socket);
    socket
      .on('error', () => undefined)
      .on('close', () => {
        sockets.delete(socket);
        store.unsubscribe(socket);
      });
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      unread += chunk;
      for (let read = readCommand(unread); read; read = readCommand(unread)) {
        unread = unread.slice(read.length);
        const [name = '', ...args] = read.words.map((word) => Buffer.from(word, 'latin1').toString());
        if (!standIn.hangs) take(name.toUpperCase(), args);
      }
    });
  }

  const standIn: RedisStandIn = {
    get url() {
      return `redis://127.0.0.1:${port}`;
    },
    hangs: false,
    keys: () => [...store.values.keys()],
    async start() {
      server = createServer(serve).listen(port, '127.0.0.1');
      await once(server, 'listening');
      ({ port } = server.address() as AddressInfo);
    },
    async stop() {
      if (!server) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      store.values.clear();
      await closed;
      server = undefined;
    },
  };
  return standIn;
}

function encoded(reply: Reply): string | Buffer {
  if (reply === null) return '$-1\r\n';
  if (reply instanceof Error) return `-${reply.message}\r\n`;
  if (typeof reply === 'number') return `:${reply}\r\n`;
  if (typeof reply === 'string') return Buffer.from(`$${Buffer.byteLength(reply)}\r\n${reply}\r\n`);
  return Buffer.concat([Buffer.from(`*${reply.length}\r\n`), ...reply.map((part) => Buffer.from(encoded(part)))]);
}

/** The first command in `text`, once it is there whole; its letters are bytes. */
function readCommand(text: string): { words: string[]; length: number } | null {
  const head = /^\*(\d+)\r\n/.exec(text);
  if (!head) return null;
  const words: string[] = [];
  let at = head[0].length;
  for (let left = Number(head[1]); left > 0; left -= 1) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at, at + 16));
    if (!size) return null;
    const start = at + size[0].length;
    const end = start + Number(size[1]);
    if (text.length < end + 2) return null;
    words.push(text.slice(start, end));
    at = end + 2;
  }
  return { words, length: at };
}
