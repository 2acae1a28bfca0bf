import { ResumeFailure } from './resume-failure.ts';

/** Lets at most `parallel` tasks run at once and `waiting` more stand in line, first come, first served. */
export class ChildSlots {
  readonly #parallel: number;
  readonly #waiting: number;
  readonly #line: (() => void)[] = [];
  #running = 0;

  constructor({ parallel, waiting }: { parallel: number; waiting: number }) {
    this.#parallel = parallel;
    this.#waiting = waiting;
  }

  /**
   * @throws {ResumeFailure} BUSY when the line is full.
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
    if (this.#line.length >= this.#waiting) throw new ResumeFailure('BUSY', 'too many CVs at once');
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
