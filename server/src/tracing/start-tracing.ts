import { setTimeout as delay } from 'node:timers/promises';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { logger } from '../logger.ts';
import { Spans } from './spans.ts';
import { TellingExporter } from './telling-exporter.ts';
import { traceCalls } from './trace-calls.ts';
import { tracedDatabase } from './traced-database.ts';
import { TracedMeters } from './traced-meters.ts';
import type { Tracing } from './tracing.ts';

/** Longest that sending the last spans may hold up a shutdown, in milliseconds. */
const CLOSE_LIMIT_MS = 2_000;

/**
 * Tracing with OpenTelemetry's SDK, which reads endpoint, headers, sampler, batches and limits from the environment by
 * itself. Nothing is registered globally: no library finds a tracer that it could tell more than we do.
 */
export function startTracing(): Tracing {
  const exporter = new TellingExporter(new OTLPTraceExporter(), logger.event, () => Date.now());
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'foothold' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const spans = new Spans(provider.getTracer('foothold'));
  return {
    traceCalls: (app) => traceCalls(app, spans),
    traced: (database) => tracedDatabase(database, spans),
    meters: () => new TracedMeters(spans),
    async close() {
      // What could not be sent was told of by the exporter.
      const sent = provider.shutdown().catch(() => undefined);
      await Promise.race([sent, delay(CLOSE_LIMIT_MS, undefined, { ref: false })]);
    },
  };
}
