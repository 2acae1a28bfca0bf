import { setMaxListeners } from 'node:events';
import type { FastifyInstance, FastifyReply } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborts when this server begins to shut down, so that no answer in the making holds it up. */
    shutdown: AbortSignal;
  }
}

/** Decorates the server with `shutdown`. */
export function watchShutdown(app: FastifyInstance): void {
  const shutdown = new AbortController();
  // Each reply in the making listens.
  setMaxListeners(0, shutdown.signal);
  app.decorate('shutdown', shutdown.signal);
  app.addHook('preClose', async () => shutdown.abort());
}

/** A signal that aborts when the caller of this reply goes away before it is finished, or the server shuts down. */
export function departure(app: FastifyInstance, reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  const leave = () => left.abort();
  // Whoever left while their session was looked up is heard of by no event any more.
  if (reply.raw.closed || app.shutdown.aborted) {
    leave();
    return left.signal;
  }
  // Let go of with the reply: a signal of AbortSignal.any that somebody listens to is kept as long as the server runs.
  app.shutdown.addEventListener('abort', leave);
  reply.raw.once('close', () => {
    app.shutdown.removeEventListener('abort', leave);
    if (!reply.raw.writableEnded) leave();
  });
  return left.signal;
}
