import { setMaxListeners } from 'node:events';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { childSignal, Stopped } from '../stop-reason.ts';

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
  app.addHook('preClose', async () => shutdown.abort(new Stopped('shutdown')));
}

/** A signal that aborts when the caller of this reply goes away before it is finished, or the server shuts down. */
export function requestSignal(app: FastifyInstance, reply: FastifyReply): AbortSignal {
  const { signal, abort, close } = childSignal([app.shutdown]);
  const leave = () => {
    close();
    if (!reply.raw.writableEnded) abort(new Stopped('left'));
  };
  // For a caller who left while their session was looked up, there is no event any more.
  if (reply.raw.closed) leave();
  else reply.raw.once('close', leave);
  return signal;
}
