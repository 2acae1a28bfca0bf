import type { TextEvent } from '@foothold/guide';
import { TextQueue } from './text-queue.ts';

export type Whole = Extract<TextEvent, { type: 'done' }>;

export interface TextSource {
  /** Begins, and settles with the whole text; `onText` is told each piece of it. */
  begin(onText: (piece: string) => void): Promise<Whole>;
  /** Nobody listens any more. */
  giveUp(): void;
}

/**
 * A text as events. Begins with the first `next`. Whoever leaves the loop stops the source, even while a next piece is
 * waited for: a generator's own `return` would wait with it.
 */
export function textEvents(source: TextSource): AsyncIterableIterator<TextEvent> {
  const queue = new TextQueue();
  let whole: Promise<Whole> | null = null;
  let isOver = false;
  const begun = () => {
    if (whole) return whole;
    whole = source.begin((piece) => queue.add(piece)).finally(() => queue.close());
    // Thrown by `next`, which nobody who left calls any more.
    whole.catch(() => undefined);
    return whole;
  };
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      if (isOver) return { done: true, value: undefined };
      const ending = begun();
      const text = await queue.next();
      if (isOver) return { done: true, value: undefined };
      if (text !== null) return { done: false, value: { type: 'delta', text } };
      isOver = true;
      return { done: false, value: await ending };
    },
    async return() {
      isOver = true;
      if (whole) source.giveUp();
      return { done: true, value: undefined };
    },
  };
}
