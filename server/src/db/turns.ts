/** Hands one turn after another to who asks for it, in the order they asked. */
export class Turns {
  #taken = false;
  readonly #waiting: (() => void)[] = [];

  /** Does `work` while it has the turn. */
  async run<Done>(work: () => Promise<Done>): Promise<Done> {
    if (this.#taken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#taken = true;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#taken = false;
    }
  }
}
