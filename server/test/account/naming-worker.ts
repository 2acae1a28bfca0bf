import { threadId } from 'node:worker_threads';

/** A thread that tells which one it is. */
export function work(): number {
  return threadId;
}
