import type { Emit } from '../http/call.ts';

/** Who waits for a reply. */
export interface Follower {
  emit: Emit;
  /** Aborts when the follower goes away. */
  signal: AbortSignal;
  /** True: the reply is to be finished even when nobody is left. */
  keepGoing: boolean;
}
