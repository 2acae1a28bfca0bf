import { setMaxListeners } from 'node:events';
import type { StopReason } from '@foothold/contract';
import type { AbortState } from '@foothold/guide';

/** Ends what is under way, and says why; what an AbortController here is aborted with. */
export class Stopped extends Error {
  override name = 'Stopped';
  readonly reason: StopReason;

  constructor(reason: StopReason, options?: ErrorOptions) {
    super(`Stopped: ${reason}`, options);
    this.reason = reason;
  }
}

/** Why something was stopped, from whatever was thrown because of it; null where nothing stopped it. */
export function stopReasonIn(error: unknown): StopReason | null {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof Stopped) return at.reason;
  return null;
}

/** An AbortSignal, or what a guide knows of one. */
type Parent = AbortState & { readonly reason?: unknown };

/** A signal of one's own below others. */
export interface ChildSignal {
  signal: AbortSignal;
  abort: (reason: Stopped) => void;
  /** Ends listening to the parents, and the time. */
  close: () => void;
}

/**
 * Aborts when one of its parents does, with the parent's reason, and after `afterMs` milliseconds as too slow. To be closed
 * when what it is for has ended: a signal of `AbortSignal.any` would be kept as long as its parents, with all that listens.
 */
export function childSignal(parents: readonly Parent[], { afterMs }: { afterMs?: number } = {}): ChildSignal {
  const child = new AbortController();
  setMaxListeners(0, child.signal);
  const timer = afterMs === undefined ? undefined : setTimeout(() => child.abort(new Stopped('slow')), afterMs).unref();
  const heard = parents.map((parent) => ({ parent, hear: () => child.abort(parent.reason) }));
  for (const { parent, hear } of heard) {
    if (parent.aborted) hear();
    else parent.addEventListener('abort', hear);
  }
  return {
    signal: child.signal,
    abort: (reason) => child.abort(reason),
    close() {
      clearTimeout(timer);
      for (const { parent, hear } of heard) parent.removeEventListener('abort', hear);
    },
  };
}
