import { type Context, ROOT_CONTEXT, SpanKind, trace, TraceFlags } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { markFailed, type Spans } from './spans.ts';

/** A span for each call, named by method and route: the path holds ids, and is not told. */
export function traceCalls(app: FastifyInstance, spans: Spans): void {
  const contexts = new WeakMap<FastifyRequest, Context>();

  app.addHook('onRequest', (request, _reply, done) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'none';
    const attributes = { 'http.request.method': method, 'http.route': route };
    const parent = callerSpan(request.headers.traceparent);
    const context = spans.begin(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
    contexts.set(request, context);
    spans.within(context, done);
  });

  // A body is read on events of its connection, which belong to no call: from here on they are this one's again.
  app.addHook('preValidation', (request, _reply, done) => {
    const context = contexts.get(request);
    if (context) spans.within(context, done);
    else done();
  });

  app.addHook('onResponse', async (request, { statusCode }) => {
    const context = contexts.get(request);
    const span = context && trace.getSpan(context);
    if (!span) return;
    span.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) markFailed(span, String(statusCode));
    span.end();
  });
}

/** W3C Trace Context, version 00: trace, span and flags. https://www.w3.org/TR/trace-context/#traceparent-header */
const TRACEPARENT = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

/**
 * The span of whoever calls, as the parent of ours. Nothing else of theirs is taken over: `tracestate` and `baggage`
 * hold words of anybody's choice.
 */
function callerSpan(header: string | string[] | undefined): Context {
  const [, traceId, spanId, flags] = (typeof header === 'string' && TRACEPARENT.exec(header)) || [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
