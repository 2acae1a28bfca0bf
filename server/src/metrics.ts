import { createHash, timingSafeEqual } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { EventKind } from '@foothold/contract';
import type { RequestCount } from './http/request-counts.ts';
import { counters as modelCounters, Meters } from './models/meters.ts';

/** The process, its answers and its models as Prometheus text (exposition format 0.0.4). */
export function metricsText(
  counts: readonly RequestCount[],
  models: Meters = new Meters(),
  events: ReadonlyMap<EventKind, number> = new Map(),
): string {
  const { user, system } = process.cpuUsage();
  const lines = [
    ...family('process_uptime_seconds', 'gauge', [['', process.uptime()]]),
    ...family('process_resident_memory_bytes', 'gauge', [['', process.memoryUsage.rss()]]),
    ...family('process_cpu_seconds_total', 'counter', [['', (user + system) / 1e6]]),
    // Seconds in which the process was at work: all of them, and every call waits for the one before.
    ...family('event_loop_active_seconds_total', 'counter', [['', performance.eventLoopUtilization().active / 1_000]]),
    ...family(
      'http_requests_total',
      'counter',
      counts.map((count) => [requestLabels(count), count.count]),
    ),
    ...family(
      'http_request_seconds_total',
      'counter',
      counts.map((count) => [requestLabels(count), count.seconds]),
    ),
    ...family(
      'events_total',
      'counter',
      [...events].map(([kind, count]) => [labels({ kind }), count]),
    ),
    ...modelCounters.flatMap((name) =>
      family(
        name,
        'counter',
        models.samples(name).map((sample) => [labels(sample.labels), sample.value]),
      ),
    ),
  ];
  return `${lines.join('\n')}\n`;
}

function family(name: string, type: 'counter' | 'gauge', samples: readonly (readonly [string, number])[]): string[] {
  return [`# TYPE ${name} ${type}`, ...samples.map(([label, value]) => `${name}${label} ${value}`)];
}

const requestLabels = ({ method, route, status }: RequestCount) => labels({ method, route, status });

/** Label values here are routes, names of models and words of ours: none holds a quote, a backslash or a new line. */
function labels(named: Readonly<Record<string, string | number>>): string {
  const pairs = Object.entries(named).map(([name, value]) => `${name}="${value}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

/** Whether an Authorization header holds the token, in a time that says nothing about it. */
export function isBearer(header: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`));
}
