import { type Context, ROOT_CONTEXT, trace, TraceFlags } from '@opentelemetry/api';

/** W3C Trace Context, version 00: trace, span and flags. https://www.w3.org/TR/trace-context/#traceparent-header */
const TRACEPARENT = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

/**
 * The span of whoever calls, as the parent of ours. Nothing else of theirs is taken over: `tracestate` and `baggage`
 * hold words of anybody's choice.
 */
export function callerSpan(header: string | string[] | undefined): Context {
  const [, traceId, spanId, flags] = (typeof header === 'string' && TRACEPARENT.exec(header)) || [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
