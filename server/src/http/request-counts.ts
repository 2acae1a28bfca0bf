import type { FastifyInstance } from 'fastify';

/** How often a route answered with a status, and how long that took in all. */
export interface RequestCount {
  method: string;
  route: string;
  status: number;
  count: number;
  seconds: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    requestCounts(): RequestCount[];
  }
}

/** Counts answers by route, not by path: what is kept grows with the routes and holds nobody's ids. */
export function countRequests(app: FastifyInstance): void {
  const counts = new Map<string, RequestCount>();
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'none';
    const status = reply.statusCode;
    const key = `${method} ${route} ${status}`;
    const counted = counts.get(key) ?? { method, route, status, count: 0, seconds: 0 };
    counted.count += 1;
    counted.seconds += reply.elapsedTime / 1_000;
    counts.set(key, counted);
  });
  app.decorate('requestCounts', () => [...counts.values()]);
}
