import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How a server is emptied before it closes. */
export interface Drain {
  /** True once it is on its way out: whoever sends requests here should send them elsewhere. */
  readonly isOn: boolean;
  /** Names work that is to be waited for although no request stands for it. */
  waitFor(work: () => Promise<void>): void;
  /**
   * Goes on serving for `leadMs`, and then until nothing is under way, `limitMs` more at the longest. Connections are
   * closed with the answers meanwhile, so that no request comes on one that is just being closed.
   */
  empty(limits: { leadMs: number; limitMs: number }): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    drain: Drain;
  }
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
  let onEmpty = () => {};
  closeSilent(app);

  app.addHook('onRequest', async (_request, reply) => {
    underWay += 1;
    reply.raw.once('close', () => {
      underWay -= 1;
      if (underWay === 0) onEmpty();
    });
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isOn) reply.header('connection', 'close');
  });

  /** Resolves at a moment at which nothing is under way. */
  async function nothingLeft(): Promise<void> {
    for (;;) {
      for (const work of alsoWaitedFor) await work();
      if (underWay === 0) return;
      await new Promise<void>((resolve) => (onEmpty = resolve));
    }
  }

  app.decorate('drain', {
    get isOn() {
      return isOn;
    },
    waitFor: (work) => void alsoWaitedFor.push(work),
    async empty({ leadMs, limitMs }) {
      isOn = true;
      await delay(leadMs);
      const late = new AbortController();
      const limit = delay(limitMs, undefined, { signal: late.signal });
      limit.catch(() => undefined);
      await Promise.race([nothingLeft(), limit]);
      late.abort();
    },
  });
}
