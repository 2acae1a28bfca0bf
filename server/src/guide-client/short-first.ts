/** Texts of at most this many UTF-16 units are what people write; longer ones are rare, and take many times as long. */
const SHORT = 1_000;
/** Short ones that may overtake a long one that waits. */
const MOST_OVERTAKING = 20;

/** The length of the longest text anywhere in a value. */
export function longestText(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  let longest = 0;
  for (const part of Object.values(value)) longest = Math.max(longest, longestText(part));
  return longest;
}

/**
 * Runs work one after another, what is about short texts first: whoever writes a sentence waits for one long text that is
 * being read already, and not for all that somebody else has sent. Long ones have their turn after some of those.
 */
export function shortFirst() {
  const waiting: Record<'short' | 'long', (() => Promise<void>)[]> = { short: [], long: [] };
  let overtaken = 0;
  let isBusy = false;

  const next = () => {
    const isLongsTurn = waiting.short.length === 0 || overtaken >= MOST_OVERTAKING;
    const work = isLongsTurn ? (waiting.long.shift() ?? waiting.short.shift()) : waiting.short.shift();
    overtaken = isLongsTurn || waiting.long.length === 0 ? 0 : overtaken + 1;
    return work;
  };
  const goOn = async () => {
    if (isBusy) return;
    isBusy = true;
    for (let work = next(); work; work = next()) await work();
    isBusy = false;
  };

  return <Value>(length: number, work: () => Promise<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      waiting[length <= SHORT ? 'short' : 'long'].push(() => work().then(resolve, reject));
      void goOn();
    });
}
