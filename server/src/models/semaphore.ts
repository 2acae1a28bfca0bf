export type Entrance = 'entered' | 'aborted' | 'late';

/** Lets only so many calls be under way at once; the others wait in line. */
export class Semaphore {
  readonly #limit: number;
  readonly #waiting = new Set<() => void>();
  #inside = 0;

  /** `limit` null = no limit. */
  constructor(limit: number | null) {
    this.#limit = limit ?? Number.POSITIVE_INFINITY;
  }

  /** Waits for a place, `longestMs` at most. Whoever entered must `release`. */
  async acquire(signal: AbortSignal, longestMs: number): Promise<Entrance> {
    if (signal.aborted) return 'aborted';
    if (this.#inside < this.#limit) {
      this.#inside += 1;
      return 'entered';
    }
    const { promise, resolve } = Promise.withResolvers<Entrance>();
    const grant = () => resolve('entered');
    const abort = () => resolve('aborted');
    const late = setTimeout(() => resolve('late'), longestMs);
    signal.addEventListener('abort', abort, { once: true });
    this.#waiting.add(grant);
    const entrance = await promise;
    clearTimeout(late);
    signal.removeEventListener('abort', abort);
    // A place given in the very moment of giving up is passed on.
    if (!this.#waiting.delete(grant) && entrance !== 'entered') this.release();
    return entrance;
  }

  /** Gives the place to whoever waits longest. */
  release(): void {
    const [next] = this.#waiting;
    if (!next) this.#inside -= 1;
    else {
      this.#waiting.delete(next);
      next();
    }
  }
}
