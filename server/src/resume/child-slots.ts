import { ResumeFailure } from './resume-failure.ts';

/** Lets at most `parallel` tasks run at once and `waiting` more stand in line, first come, first served. */
export class ChildSlots {
  readonly #parallel: number;
  readonly #waiting: number;
  readonly #line: (() => void)[] = [];
  #running = 0;

  constructor(parallel: number, waiting: number) {
    this.#parallel = parallel;
    this.#waiting = waiting;
  }

  /** @throws {ResumeFailure} BUSY when the line is full. */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    await this.#enter();
    try {
      return await task();
    } finally {
      this.#leave();
    }
  }

  async #enter(): Promise<void> {
    if (this.#running < this.#parallel) {
      this.#running++;
      return;
    }
    if (this.#line.length >= this.#waiting) throw new ResumeFailure('BUSY', 'too many CVs at once');
    await new Promise<void>((resolve) => this.#line.push(resolve));
  }

  /** The place goes to the next in line, so the number running stays the same. */
  #leave(): void {
    const next = this.#line.shift();
    if (next) next();
    else this.#running--;
  }
}
