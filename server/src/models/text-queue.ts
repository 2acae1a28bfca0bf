/** Pieces that are handed on at once: whoever waits for the first words gets them as they come. */
const AT_ONCE = 12;
/** After them, what comes within so many milliseconds goes together: a reader sees no difference, and all work is per piece. */
const GATHER_MS = 100;

/** Text on its way to one reader. What comes while the reader is busy is handed over in one piece too. */
export class TextQueue {
  #pending = '';
  #handed = 0;
  #last = 0;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;
  #wake: (() => void) | null = null;

  add(text: string): void {
    this.#pending += text;
    const wait = this.#wait();
    if (wait <= 0) this.#wake?.();
    else this.#timer ??= setTimeout(() => this.#wake?.(), wait);
  }

  /** Nothing comes any more. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#wake?.();
  }

  /** The text since the last time, as soon as there is some; null when it is over. One reader only. */
  async next(): Promise<string | null> {
    if (!this.#isClosed && (this.#pending === '' || this.#wait() > 0)) {
      await new Promise<void>((wake) => {
        this.#wake = wake;
      });
      this.#wake = null;
    }
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const text = this.#pending;
    this.#pending = '';
    this.#handed += 1;
    this.#last = performance.now();
    return text === '' ? null : text;
  }

  /** Milliseconds until what is pending should go. */
  #wait(): number {
    return this.#handed < AT_ONCE ? 0 : this.#last + GATHER_MS - performance.now();
  }
}
