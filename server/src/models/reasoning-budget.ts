/** Most tokens a model is given for reasoning beside its answer. */
const MOST = 8_000;

/**
 * Some models count reasoning tokens into the limit of the answer, and no interface says which. So each model's limit is
 * raised by what it was seen to spend on reasoning, and its answers are not cut short.
 */
export class ReasoningBudget {
  readonly #seen = new Map<string, number>();

  /** Tokens to add to the limit of an answer. */
  of(model: string): number {
    return this.#seen.get(model) ?? 0;
  }

  learn(model: string, thought: number): void {
    const room = Math.min(MOST, thought * 2);
    if (room > this.of(model)) this.#seen.set(model, room);
  }
}
