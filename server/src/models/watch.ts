/** Why a call is given up before its end. */
export type StopCause = 'aborted' | 'timeout';

export interface WatchLimits {
  /** Until the first sign of an answer, in milliseconds; silent headers count. */
  firstTokenMs: number;
  /** Between two signs of an answer, in milliseconds. */
  stallMs: number;
  /** Until the end, in milliseconds. */
  totalMs: number;
}

/** The timers of one call, and the signal that carries their verdict to the provider. */
export interface Watch {
  signal: AbortSignal;
  /** Why the call was given up; null while it was not. */
  cause(): StopCause | null;
  /** Settles when the call is given up. */
  stopped: Promise<void>;
  /** The answer lives: its first part, or another. */
  sign(): void;
  /** Ends the timers, and whatever of the call still runs. */
  end(): void;
}

/** Begins to watch a call. `signal` is the asker's: it stops the call too. */
export function watchCall({ firstTokenMs, stallMs, totalMs }: WatchLimits, signal: AbortSignal): Watch {
  const call = new AbortController();
  const { promise: stopped, resolve } = Promise.withResolvers<void>();
  let cause: StopCause | null = null;
  const stop = (why: StopCause) => {
    cause ??= why;
    resolve();
    call.abort();
  };
  const timeout = () => stop('timeout');
  const abort = () => stop('aborted');
  const total = setTimeout(timeout, totalMs);
  const first = setTimeout(timeout, firstTokenMs);
  let stall: NodeJS.Timeout | undefined;
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });

  return {
    signal: call.signal,
    cause: () => cause,
    stopped,
    sign() {
      if (stall) stall.refresh();
      else {
        clearTimeout(first);
        stall = setTimeout(timeout, stallMs);
      }
    },
    end() {
      for (const timer of [total, first, stall]) clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      call.abort();
    },
  };
}
