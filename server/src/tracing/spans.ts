import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Attributes,
  type Context,
  type Span,
  SpanKind,
  type SpanOptions,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';

/** Spans, and which of them the code that runs now belongs to. */
export class Spans {
  readonly #tracer: Tracer;
  readonly #current = new AsyncLocalStorage<Context>();

  constructor(tracer: Tracer) {
    this.#tracer = tracer;
  }

  /** Begins a span under `parent`; the context that comes back is for what happens within it. */
  begin(name: string, options: SpanOptions, parent: Context): Context {
    return trace.setSpan(parent, this.#tracer.startSpan(name, options, parent));
  }

  /** Runs `work`, and whatever it leads to, in this context. */
  within<T>(context: Context, work: () => T): T {
    return this.#current.run(context, work);
  }

  /** Runs `work` in a span of its own, where a call is under way whose span is kept; `kindOf` names what it throws. */
  async child<T>(
    name: string,
    attributes: Attributes,
    kindOf: (error: unknown) => string,
    work: () => Promise<T>,
  ): Promise<T> {
    const parent = this.#current.getStore();
    if (!parent || !trace.getSpan(parent)?.isRecording()) return work();
    const context = this.begin(name, { kind: SpanKind.CLIENT, attributes }, parent);
    const span = trace.getSpan(context);
    try {
      return await this.within(context, work);
    } catch (error) {
      if (span) markFailed(span, kindOf(error));
      throw error;
    } finally {
      span?.end();
    }
  }

  /** A span for what has just ended after so many milliseconds; with `failure`, it failed. */
  ended(name: string, attributes: Attributes, milliseconds: number, failure?: string): void {
    const parent = this.#current.getStore();
    if (!parent) return;
    const startTime = Date.now() - milliseconds;
    const span = this.#tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes, startTime }, parent);
    if (failure !== undefined) markFailed(span, failure);
    span.end();
  }
}

/** What went wrong is told by its kind alone: messages of errors may hold what people wrote. */
export function markFailed(span: Span, kind: string): void {
  span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', kind);
}
