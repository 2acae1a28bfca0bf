import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Whether a process runs: it has been started, and has not ended. */
export const isRunning = (child: ChildProcess | undefined): child is ChildProcess =>
  child?.pid !== undefined && child.exitCode === null && child.signalCode === null;

/** Ends a process, and waits until it is gone; nothing is to do where none runs. */
export async function endProcess(child: ChildProcess | undefined, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (!isRunning(child)) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
