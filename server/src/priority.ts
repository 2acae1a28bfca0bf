import { readlinkSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { basename } from 'node:path';

/**
 * Added to the "nice" value of what reads for somebody. On a busy processor 5 leaves it a third of what the server gets
 * (sched(7)), so that other requests go on; more would let a CV run into its time limit because of what else the machine does.
 */
const NICER_BY = 5;

/** Lets a process that has just been started, with all threads it will have, step back behind this one. */
export function stepBack(pid: number): void {
  setPriority(pid, Math.min(getPriority() + NICER_BY, constants.priority.PRIORITY_LOW));
}

/** Lets the thread that calls it step back behind the others of its process; only on Linux does a thread have a value of its own. */
export function stepBackAsThread(): void {
  if (process.platform === 'linux') stepBack(Number(basename(readlinkSync('/proc/thread-self'))));
}
