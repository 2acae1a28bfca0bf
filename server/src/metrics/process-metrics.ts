import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { EVENT_STREAM } from '@foothold/contract';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Upper edges of what a call may take, in seconds: most take a few milliseconds, one that thinks up to half a minute. */
const CALL_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** Memory, processor, garbage and delay of the event loop (prom-client's own), which version runs, and whether it stops. */
export function registerProcess(registry: Registry, app: FastifyInstance): void {
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  new Gauge({
    name: 'foothold_build_info',
    help: 'Always 1; says which version runs on which Node.',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version, node: process.version }, 1);
  new Gauge({
    name: 'process_uptime_seconds',
    help: 'Seconds since the process began.',
    registers,
    collect() {
      this.set(process.uptime());
    },
  });
  new Counter({
    name: 'event_loop_active_seconds_total',
    help: 'Seconds in which the event loop was at work; at a rate of 1 every call waits for the one before.',
    registers,
    collect() {
      this.reset();
      this.inc(performance.eventLoopUtilization().active / 1_000);
    },
  });
  new Gauge({
    name: 'server_draining',
    help: '1 while this server is on its way out and takes no new work.',
    registers,
    collect() {
      this.set(Number(app.drain.isOn));
    },
  });
}

/** Answers by route: how many, how long, and how many are under way. */
export function registerCalls(registry: Registry, app: FastifyInstance): void {
  const registers = [registry];
  const labelNames = ['method', 'route', 'status'] as const;
  const answers = new Counter({
    name: 'http_requests_total',
    help: 'Answers by route and status.',
    labelNames,
    registers,
  });
  const seconds = new Counter({
    name: 'http_request_seconds_total',
    help: 'Seconds that answers took, by route and status.',
    labelNames,
    registers,
  });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took, streams to their last word, by route.',
    labelNames: ['method', 'route'],
    buckets: CALL_SECONDS,
    registers,
  });
  const underWay = new Gauge({
    name: 'http_requests_in_progress',
    help: 'Calls that are being answered; a stream is one whose words come as they are written.',
    labelNames: ['kind'],
    registers,
  });
  for (const kind of ['call', 'stream']) underWay.set({ kind }, 0);
  const open = new WeakMap<object, string>();
  app.addHook('onRequest', async (request) => {
    const kind = request.headers.accept?.startsWith(EVENT_STREAM) ? 'stream' : 'call';
    open.set(request, kind);
    underWay.inc({ kind });
  });
  app.addHook('onResponse', async (request, reply) => {
    const kind = open.get(request);
    if (kind) underWay.dec({ kind });
    // By route, not by path: what is kept grows with the routes and holds nobody's ids.
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none' };
    const took = reply.elapsedTime / 1_000;
    answers.inc({ ...labels, status: reply.statusCode });
    seconds.inc({ ...labels, status: reply.statusCode }, took);
    duration.observe(labels, took);
  });
}
