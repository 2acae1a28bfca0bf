import type { StopReason } from '@foothold/contract';
import type { Ability, FailureKind } from '@foothold/guide';
import type { Usage } from './usage.ts';

/** One line of a counter: its labels and its value. */
export interface Sample {
  labels: Readonly<Record<string, string>>;
  value: number;
}

export const counters = [
  /** Calls to providers, by how they ended. */
  'model_calls_total',
  /** Their time from question to end, in seconds; divided by `model_calls_total` it is the mean. */
  'model_call_seconds_total',
  /** Calls that brought text, and their time to its first piece, in seconds. */
  'model_first_text_total',
  'model_first_text_seconds_total',
  /** Tokens by ability and direction; the cached ones are among those in. */
  'model_tokens_total',
  /** Questions that no model answered, by why: the built-in guide answered, or nobody did. */
  'model_questions_unanswered_total',
  /** What the judge said of what was to be shown, by the ability that wrote it: passed, refused, or no verdict (`none`). */
  'model_judgements_total',
  /** Tokens that could not be written to the ledger. */
  'model_ledger_failures_total',
  /** Replies of either guide that ended before their end, by why. */
  'replies_stopped_total',
] as const;
export type Counter = (typeof counters)[number];

export interface MeteredCall {
  ability: Ability;
  model: string;
  outcome: 'ok' | FailureKind;
  milliseconds: number;
  /** null = no text came. */
  firstTextMs: number | null;
  usage: Usage;
}

/** What the models of this process did, counted since its start. */
export class Meters {
  readonly #counters = new Map<Counter, Map<string, Sample>>();

  call({ ability, model, outcome, milliseconds, firstTextMs, usage }: MeteredCall): void {
    this.#add('model_calls_total', { ability, model, outcome });
    this.#add('model_call_seconds_total', { ability, model, outcome }, milliseconds / 1_000);
    if (firstTextMs !== null) {
      this.#add('model_first_text_total', { ability, model });
      this.#add('model_first_text_seconds_total', { ability, model }, firstTextMs / 1_000);
    }
    for (const direction of ['input', 'output', 'cached'] as const) {
      this.#add('model_tokens_total', { ability, model, direction }, usage[direction]);
    }
  }

  unanswered(ability: Ability, kind: FailureKind): void {
    this.#add('model_questions_unanswered_total', { ability, kind });
  }

  judged(ability: Ability, verdict: 'passed' | 'refused' | 'none'): void {
    this.#add('model_judgements_total', { ability, verdict });
  }

  ledgerFailed(): void {
    this.#add('model_ledger_failures_total', {});
  }

  replyStopped(reason: StopReason): void {
    this.#add('replies_stopped_total', { reason });
  }

  samples(counter: Counter): Sample[] {
    return [...(this.#counters.get(counter)?.values() ?? [])];
  }

  #add(counter: Counter, labels: Record<string, string>, value = 1): void {
    const samples = this.#counters.get(counter) ?? new Map<string, Sample>();
    this.#counters.set(counter, samples);
    const key = JSON.stringify(labels);
    samples.set(key, { labels, value: (samples.get(key)?.value ?? 0) + value });
  }
}
