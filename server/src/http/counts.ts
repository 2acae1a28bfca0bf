/** How often something happened within the window that runs, and in how many milliseconds that window ends. */
export interface Counted {
  current: number;
  ttl: number;
}

/** Counts by key, each in windows of `windowMs` that begin with the first thing counted. */
export interface Counts {
  /** Counts one more. */
  add(key: string, windowMs: number): Promise<Counted>;
  /** Looks, and counts nothing. */
  read(key: string): Promise<Counted>;
}

/** Counts of this process: at most `most` keys, of which a new one takes the place of the one counted longest ago. */
export function memoryCounts(most: number, now: () => number = () => Date.now()): Counts {
  const windows = new Map<string, { current: number; endsAt: number }>();

  const running = (key: string) => {
    const window = windows.get(key);
    return window && window.endsAt > now() ? window : null;
  };
  return {
    async add(key, windowMs) {
      const window = running(key) ?? { current: 0, endsAt: now() + windowMs };
      window.current += 1;
      // A map keeps the order of insertion: what was counted last goes to the end.
      windows.delete(key);
      windows.set(key, window);
      for (const oldest of windows.keys()) {
        if (windows.size <= most) break;
        windows.delete(oldest);
      }
      return { current: window.current, ttl: window.endsAt - now() };
    },
    async read(key) {
      const window = running(key);
      return window ? { current: window.current, ttl: window.endsAt - now() } : { current: 0, ttl: 0 };
    },
  };
}
