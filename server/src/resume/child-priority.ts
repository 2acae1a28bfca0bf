import { constants, getPriority, setPriority } from 'node:os';

/**
 * Added to the child's "nice" value. On a busy processor 5 leaves it a third of what the server gets (sched(7)), so
 * that other requests go on; more would let a CV run into its time limit because of what else the machine does.
 */
const NICER_BY = 5;

/** Lets a process that has just been started, with all threads it will have, step back behind this one. */
export function stepBack(pid: number): void {
  setPriority(pid, Math.min(getPriority() + NICER_BY, constants.priority.PRIORITY_LOW));
}
