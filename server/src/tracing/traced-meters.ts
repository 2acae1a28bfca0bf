import { type MeteredCall, Meters } from '../models/meters.ts';
import type { Spans } from './spans.ts';

/** Meters that make a span of each call to a provider. */
export class TracedMeters extends Meters {
  readonly #spans: Spans;

  constructor(spans: Spans) {
    super();
    this.#spans = spans;
  }

  override call(metered: MeteredCall): void {
    super.call(metered);
    const { ability, model: id, outcome, milliseconds, firstTextMs, usage } = metered;
    const [provider = ''] = id.split(':', 1);
    const model = id.slice(provider.length + 1);
    const attributes = {
      'gen_ai.operation.name': 'chat',
      'gen_ai.provider.name': provider,
      'gen_ai.request.model': model,
      'gen_ai.usage.input_tokens': usage.input,
      'gen_ai.usage.output_tokens': usage.output,
      'foothold.ability': ability,
      ...(firstTextMs !== null && { 'foothold.first_text_ms': Math.round(firstTextMs) }),
    };
    this.#spans.ended(`chat ${model}`, attributes, milliseconds, outcome === 'ok' ? undefined : outcome);
  }
}
