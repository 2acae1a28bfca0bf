import type { StopReason } from '@foothold/contract';
import type { Ability, FailureKind } from '@foothold/guide';
import type { Usage } from './usage.ts';

/** One line of a counter: its labels and its value. */
export interface Sample {
  labels: Readonly<Record<string, string>>;
  value: number;
}

export const counters = [
  {
    name: 'model_calls_total',
    help: 'Calls to providers, by how they ended.',
    labelNames: ['ability', 'model', 'outcome'],
  },
  {
    name: 'model_call_seconds_total',
    help: 'Seconds of calls to providers from question to end; divided by model_calls_total it is the mean.',
    labelNames: ['ability', 'model', 'outcome'],
  },
  { name: 'model_first_text_total', help: 'Calls that brought text.', labelNames: ['ability', 'model'] },
  {
    name: 'model_first_text_seconds_total',
    help: 'Seconds to the first piece of text of calls that brought any.',
    labelNames: ['ability', 'model'],
  },
  {
    name: 'model_tokens_total',
    help: 'Tokens by ability and direction; the cached ones are among those in.',
    labelNames: ['ability', 'model', 'direction'],
  },
  {
    name: 'model_questions_unanswered_total',
    help: 'Questions that no model answered, by why: the built-in guide answered, or nobody did.',
    labelNames: ['ability', 'kind'],
  },
  {
    name: 'model_judgements_total',
    help: 'What the judge said of what was to be shown, by the ability that wrote it; none = no verdict.',
    labelNames: ['ability', 'verdict'],
  },
  { name: 'model_ledger_failures_total', help: 'Tokens that could not be written to the ledger.', labelNames: [] },
  {
    name: 'replies_stopped_total',
    help: 'Replies of either guide that ended before their end, by why.',
    labelNames: ['reason'],
  },
] as const;
export type Counter = (typeof counters)[number]['name'];

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
  readonly #listeners: ((call: MeteredCall) => void)[] = [];

  /** Has each call told from now on, for what needs more of it than sums. */
  onCall(listener: (call: MeteredCall) => void): void {
    this.#listeners.push(listener);
  }

  call(call: MeteredCall): void {
    for (const listener of this.#listeners) listener(call);
    const { ability, model, outcome, milliseconds, firstTextMs, usage } = call;
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
