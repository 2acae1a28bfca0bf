import { setTimeout as delay } from 'node:timers/promises';
import { isConnectionLost, isReadOnly, isUnheard } from './sql-state.ts';

/** How often a database that is away is asked whether it is back, in milliseconds. */
const LOOK_EVERY_MS = 100;
/** How often work is begun anew whose connection was lost in the middle, or whose server took no writes. */
const MOST_LOST = 2;

/**
 * Waits for a database that is away for a moment (restarted, failed over, its pooler replaced), so that a call comes late
 * and not as an error. However many wait, one of them looks whether it is back.
 */
export class Patience {
  readonly #mostMs: number;
  readonly #isBack: () => Promise<boolean>;
  #looking: Promise<boolean> | undefined;
  #waiting = 0;

  /** `mostMs` is the longest that one call waits. */
  constructor(mostMs: number, isBack: () => Promise<boolean>) {
    this.#mostMs = mostMs;
    this.#isBack = isBack;
  }

  /** Calls that wait now. */
  get waiting(): number {
    return this.#waiting;
  }

  /**
   * Does `work`, and again when the database is back: whatever it never heard, and, where `mayBeTwice`, what it may have
   * heard before the connection was lost.
   */
  async with<T>(work: () => Promise<T>, mayBeTwice: () => boolean): Promise<T> {
    const until = performance.now() + this.#mostMs;
    for (let lost = 0; ;) {
      try {
        return await work();
      } catch (error) {
        // A server that takes no writes answers the look, and would be asked each time anew.
        if (!isUnheard(error) || isReadOnly(error)) lost += 1;
        const mayRepeat = lost <= MOST_LOST && (isUnheard(error) || (isConnectionLost(error) && mayBeTwice()));
        const left = until - performance.now();
        if (!mayRepeat || left <= 0 || !(await this.#within(left))) throw error;
      }
    }
  }

  async #within(ms: number): Promise<boolean> {
    this.#waiting += 1;
    const late = new AbortController();
    try {
      const given = delay(ms, false, { signal: late.signal }).catch(() => false);
      return await Promise.race([this.#look(), given]);
    } finally {
      late.abort();
      this.#waiting -= 1;
    }
  }

  #look(): Promise<boolean> {
    this.#looking ??= this.#lookOut().finally(() => (this.#looking = undefined));
    return this.#looking;
  }

  async #lookOut(): Promise<boolean> {
    for (const until = performance.now() + this.#mostMs; performance.now() < until;) {
      await delay(LOOK_EVERY_MS);
      if (await this.#isBack()) return true;
    }
    return false;
  }
}
