/** How long the line may be, and what whoever comes to a full one is told. */
interface Line {
  waiting: number;
  full: () => Error;
}

/** Lets at most `parallel` tasks run at once; the others stand in line, first come, first served. */
export class Slots {
  readonly #parallel: number;
  readonly #most: Line | null;
  readonly #line: (() => void)[] = [];
  #running = 0;

  /** Without `most` everybody may wait. */
  constructor(parallel: number, most: Line | null = null) {
    this.#parallel = parallel;
    this.#most = most;
  }

  /**
   * @throws what `full` makes when the line is full.
   * @throws the signal's reason for somebody who leaves while waiting, without the task having begun.
   */
  async run<Result>(task: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    signal?.throwIfAborted();
    await this.#enter(signal);
    try {
      return await task();
    } finally {
      this.#leave();
    }
  }

  async #enter(signal?: AbortSignal): Promise<void> {
    if (this.#running < this.#parallel) {
      this.#running++;
      return;
    }
    if (this.#most && this.#line.length >= this.#most.waiting) throw this.#most.full();
    await new Promise<void>((resolve, reject) => {
      const enter = () => {
        signal?.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = () => {
        this.#line.splice(this.#line.indexOf(enter), 1);
        reject(signal?.reason);
      };
      this.#line.push(enter);
      signal?.addEventListener('abort', giveUp, { once: true });
    });
  }

  /** The place goes to the next in line, so the number running stays the same. */
  #leave(): void {
    const next = this.#line.shift();
    if (next) next();
    else this.#running--;
  }
}
