import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { DiskFull } from './db/disk-full.ts';
import { fail } from './http/failure.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Services } from './services.ts';

/** Seconds after which a load balancer may ask again. */
const READY_RETRY_S = 5;

/** Whether an Authorization header holds the token, in a time that says nothing about it. */
function isBearer(header: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`));
}

/** What those who run the server ask: is it up, can it work, what has it done. */
export function serviceRoutes(
  app: FastifyInstance,
  { config, database }: Pick<Services, 'config' | 'database'>,
  metrics: Metrics | null,
): void {
  const schemaOf = (summary: string) => ({ summary, tags: ['service'] });

  // Up while it stops, too: a supervisor shall let it end, and a balancer that reads this sends nobody here any more.
  const schema = schemaOf('The process is up, or on its way out');
  app.get('/healthz', { schema }, async () => ({ status: app.drain.isOn ? 'stopping' : 'up' }));

  app.get(
    '/readyz',
    { schema: schemaOf('The database can be reached and has room, and this server is not stopping') },
    async (_request, reply) => {
      if (app.drain.isOn) return reply.code(503).header('retry-after', READY_RETRY_S).send({ status: 'stopping' });
      try {
        await database.ping();
      } catch (error) {
        if (error instanceof DiskFull)
          return reply.code(503).header('retry-after', READY_RETRY_S).send({ status: 'disk full' });
        fail('UNAVAILABLE', { retryAfterSeconds: READY_RETRY_S, cause: error });
      }
      return { status: 'ready' };
    },
  );

  app.get(
    '/metrics',
    { schema: schemaOf('Counts as Prometheus text, for METRICS_TOKEN only') },
    async (request, reply) => {
      if (!config.metricsToken || !metrics) fail('NOT_FOUND');
      if (!isBearer(request.headers.authorization, config.metricsToken)) fail('UNAUTHENTICATED');
      return reply
        .type(metrics.contentType)
        .serializer(String)
        .send(await metrics.text());
    },
  );
}
