/** Most tokens a model is given to think beside its answer. */
const MOST = 8_000;

/**
 * Models that think count their thoughts into the limit of the answer, and which do so is nowhere to be read. So the room
 * grows with what each model was seen to think, and its answers keep theirs.
 */
export class ThinkingRoom {
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
