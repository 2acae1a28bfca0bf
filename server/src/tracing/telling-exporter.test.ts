import type { SpanExporter } from '@opentelemetry/sdk-trace-node';
import { expect, it } from 'vitest';
import { TellingExporter } from './telling-exporter.ts';

type Result = Parameters<Parameters<SpanExporter['export']>[1]>[0];

const fine: Result = { code: 0 };
const away: Result = { code: 1, error: Object.assign(new Error('connect to 10.0.0.7'), { code: 'ECONNREFUSED' }) };

/** What is told while a collector answers so, a second between two answers. */
function linesOf(results: readonly Result[]): string[] {
  const lines: string[] = [];
  const passedOn: Result[] = [];
  let seconds = 0;
  const left = [...results];
  const inner = {
    export: (_spans: unknown, done: (result: Result) => void) => done(left.shift() ?? fine),
    shutdown: async () => undefined,
  };
  const exporter = new TellingExporter(
    inner,
    (line) => lines.push(line),
    () => seconds * 1_000,
  );
  for (; seconds < results.length; seconds += 1) exporter.export([], (result) => passedOn.push(result));
  expect(passedOn).toEqual(results);
  return lines;
}

it('tells of an outage once, by its kind alone', () => {
  expect(linesOf([fine, away, away, away, away, fine, fine])).toEqual([
    "Traces don't reach the collector (ECONNREFUSED), and are lost until it answers.",
  ]);
});

it('tells of the next outage too, unless it begins within a minute', () => {
  expect(linesOf([away, fine, away, fine, away])).toHaveLength(1);
  expect(linesOf([away, ...Array.from({ length: 60 }, () => fine), away, away])).toHaveLength(2);
});

it('says so where no answer came at all', () => {
  expect(linesOf([{ code: 1, error: new Error('Request timed out') }])[0]).toContain('(no answer)');
});
