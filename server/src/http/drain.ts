import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as afterPolling, setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { CallFailure } from './failure.ts';

/** How long no request has come, for the connections that are still open to count as used by nobody, in milliseconds. */
const QUIET_MS = 500;
/** Seconds after which another server, or this one again, answers. */
const RETRY_S = 2;

/** How a server is emptied before it closes. */
export interface Drain {
  /** True once it is on its way out: whoever sends requests here should send them elsewhere. */
  readonly isOn: boolean;
  /** Names work that is to be waited for although no request stands for it. */
  waitFor(work: () => Promise<void>): void;
  /**
   * Goes on serving for `leadMs`. Then it takes no new connection, closes those it has with their next answers, and
   * waits until nothing is under way, `limitMs` at the longest. Where it hands over to others (`leadMs` above 0) it also
   * waits for a proxy to have used the connections it keeps: a request that meets one being closed is lost.
   */
  empty(limits: { leadMs: number; limitMs: number; quietMs?: number }): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    drain: Drain;
  }
}

/** The connections that are open, at any moment. */
function openConnections(app: FastifyInstance): ReadonlySet<Socket> {
  const open = new Set<Socket>();
  app.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return open;
}

/**
 * Stops listening, and leaves the connections there are, which `close` of an HTTP server would close where they are idle.
 * Right after all that waited was accepted: the system resets a connection that nobody has accepted by then.
 */
async function stopListening(app: FastifyInstance): Promise<void> {
  await afterPolling();
  if (app.server.listening) NetServer.prototype.close.call(app.server);
}

/** What comes when the server is being closed already is told so as any call is, and where to try again. */
function refuseWhenClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => void (isClosing = true));
  app.addHook('onRequest', async () => {
    if (isClosing) throw new CallFailure('UNAVAILABLE', { retryAfterSeconds: RETRY_S });
  });
}

/**
 * Closes, with the server, the connections on which no request has come yet: browsers open some ahead. Node counts them as
 * busy, so that each would hold up the end until its headers are late.
 */
function closeSilent(app: FastifyInstance): void {
  const silent = new Set<Socket>();
  app.server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', ({ socket }) => silent.delete(socket));
  app.addHook('preClose', async () => {
    for (const socket of silent) socket.destroy();
  });
}

/** Decorates the server with `drain`. */
export function prepareDrain(app: FastifyInstance): void {
  const alsoWaitedFor: (() => Promise<void>)[] = [];
  let underWay = 0;
  let isOn = false;
  let isLast = false;
  let cameAt = 0;
  let onEmpty = () => {};
  const open = openConnections(app);
  closeSilent(app);

  app.addHook('onRequest', async (_request, reply) => {
    underWay += 1;
    cameAt = performance.now();
    reply.raw.once('close', () => {
      underWay -= 1;
      if (underWay === 0) onEmpty();
    });
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isLast) reply.header('connection', 'close');
  });
  refuseWhenClosing(app);

  /** Resolves at a moment at which nothing is under way. */
  async function nothingLeft(): Promise<void> {
    for (;;) {
      for (const work of alsoWaitedFor) await work();
      if (underWay === 0) return;
      await new Promise<void>((resolve) => (onEmpty = resolve));
    }
  }

  async function nobodyComes(quietMs: number, isLate: AbortSignal): Promise<void> {
    await nothingLeft();
    while (open.size > 0 && performance.now() - cameAt < quietMs && !isLate.aborted) {
      await delay(QUIET_MS / 10);
      await nothingLeft();
    }
  }

  app.decorate('drain', {
    get isOn() {
      return isOn;
    },
    waitFor: (work) => void alsoWaitedFor.push(work),
    async empty({ leadMs, limitMs, quietMs = QUIET_MS }) {
      isOn = true;
      await delay(leadMs);
      isLast = true;
      await stopListening(app);
      // As if one had just come: a proxy may have one under way.
      cameAt = performance.now();
      const late = new AbortController();
      const limit = delay(limitMs, undefined, { signal: late.signal });
      limit.catch(() => undefined);
      await Promise.race([leadMs > 0 ? nobodyComes(quietMs, late.signal) : nothingLeft(), limit]);
      late.abort();
    },
  });
}
