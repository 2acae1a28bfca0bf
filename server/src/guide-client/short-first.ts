import { setTimeout } from 'node:timers/promises';

/** Texts of at most this many UTF-16 units are what people write; longer ones are rare, and take many times as long. */
const SHORT = 1_000;
/** Short ones that may overtake a long one that waits. */
const MOST_OVERTAKING = 20;
/** A call asks the thread for two or three things, one when the other is answered: this long after a short one, no long one begins. */
const PAUSE_MS = 25;

/** The length of the longest text anywhere in a value. */
export function longestText(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  let longest = 0;
  for (const part of Object.values(value)) longest = Math.max(longest, longestText(part));
  return longest;
}

type Turn = () => Promise<void>;

/**
 * Runs work one after another, what is about short texts first: whoever writes a sentence waits for one long text that is
 * being read already, and not for all that somebody else has sent. Long ones have their turn after some of those.
 * @param paused what passes between a short one and a long one, if no other short one comes.
 */
export function shortFirst(paused: () => Promise<void> = () => setTimeout(PAUSE_MS)) {
  const waiting: Record<'short' | 'long', Turn[]> = { short: [], long: [] };
  let overtaken = 0;
  let isBusy = false;
  let shortCame = () => {};

  const shortOrPause = () => Promise.race([paused(), new Promise<void>((resolve) => void (shortCame = resolve))]);
  const goOn = async () => {
    if (isBusy) return;
    isBusy = true;
    while (waiting.short.length + waiting.long.length > 0) {
      const isShort = waiting.short.length > 0 && (waiting.long.length === 0 || overtaken < MOST_OVERTAKING);
      overtaken = isShort && waiting.long.length > 0 ? overtaken + 1 : 0;
      await waiting[isShort ? 'short' : 'long'].shift()?.();
      if (isShort && overtaken < MOST_OVERTAKING && waiting.short.length === 0) await shortOrPause();
    }
    isBusy = false;
  };

  return <Value>(length: number, work: () => Promise<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      const isShort = length <= SHORT;
      waiting[isShort ? 'short' : 'long'].push(() => work().then(resolve, reject));
      if (isShort) shortCame();
      void goOn();
    });
}
