import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';

type Done = Parameters<SpanExporter['export']>[1];
type Result = Parameters<Done>[0];

/** Between two lines about outages, in milliseconds: a collector that comes and goes floods no log. */
const BETWEEN_LINES_MS = 60_000;
/** What the API calls success. */
const SUCCESS = 0;

/** An exporter that says once, when an outage begins, that traces don't arrive. Those of an outage are lost. */
export class TellingExporter implements SpanExporter {
  readonly #inner: Pick<SpanExporter, 'export' | 'shutdown'>;
  readonly #tell: (line: string) => void;
  readonly #now: () => number;
  #isAway = false;
  #toldAt = -Infinity;

  constructor(inner: Pick<SpanExporter, 'export' | 'shutdown'>, tell: (line: string) => void, now: () => number) {
    this.#inner = inner;
    this.#tell = tell;
    this.#now = now;
  }

  export(spans: ReadableSpan[], done: Done): void {
    this.#inner.export(spans, (result) => {
      this.#note(result);
      done(result);
    });
  }

  shutdown(): Promise<void> {
    return this.#inner.shutdown();
  }

  #note({ code, error }: Result): void {
    const wasAway = this.#isAway;
    this.#isAway = code !== SUCCESS;
    if (wasAway || !this.#isAway || this.#now() - this.#toldAt < BETWEEN_LINES_MS) return;
    this.#toldAt = this.#now();
    this.#tell(`Traces don't reach the collector (${kindOf(error)}), and are lost until it answers.`);
  }
}

/** A status or an errno. What else a collector says may be anything. */
function kindOf(error: Error | undefined): string {
  if (!error || !('code' in error)) return 'no answer';
  return typeof error.code === 'string' || typeof error.code === 'number' ? String(error.code) : 'no answer';
}
