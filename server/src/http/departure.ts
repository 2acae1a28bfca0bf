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
  app.decorate('shutdown', shutdown.signal);
  app.addHook('preClose', async () => shutdown.abort());
}

/** A signal that aborts when the caller of this reply goes away before it is finished, or the server shuts down. */
export function departure(app: FastifyInstance, reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) left.abort();
  });
  return AbortSignal.any([left.signal, app.shutdown]);
}
