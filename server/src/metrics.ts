import { createHash, timingSafeEqual } from 'node:crypto';
import type { RequestCount } from './http/request-counts.ts';

/** The process and its answers as Prometheus text (exposition format 0.0.4). */
export function metricsText(counts: readonly RequestCount[]): string {
  const { user, system } = process.cpuUsage();
  const lines = [
    ...family('process_uptime_seconds', 'gauge', [['', process.uptime()]]),
    ...family('process_resident_memory_bytes', 'gauge', [['', process.memoryUsage.rss()]]),
    ...family('process_cpu_seconds_total', 'counter', [['', (user + system) / 1e6]]),
    ...family(
      'http_requests_total',
      'counter',
      counts.map((count) => [labels(count), count.count]),
    ),
    ...family(
      'http_request_seconds_total',
      'counter',
      counts.map((count) => [labels(count), count.seconds]),
    ),
  ];
  return `${lines.join('\n')}\n`;
}

function family(name: string, type: 'counter' | 'gauge', samples: readonly (readonly [string, number])[]): string[] {
  return [`# TYPE ${name} ${type}`, ...samples.map(([label, value]) => `${name}${label} ${value}`)];
}

function labels({ method, route, status }: RequestCount): string {
  return `{method="${method}",route="${route}",status="${status}"}`;
}

/** Whether an Authorization header holds the token, in a time that says nothing about it. */
export function isBearer(header: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`));
}
