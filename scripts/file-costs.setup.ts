import { appendFileSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, expect } from 'vitest';

const TICKS_A_SECOND = 100;

/** Seconds of processor of the processes that this one started and has waited for; 0 where the system does not tell. */
function secondsOfChildren(): number {
  if (process.platform !== 'linux') return 0;
  const line = readFileSync('/proc/self/stat', 'utf8');
  // The process' name stands in brackets, and may hold some itself.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const [user = 0, system = 0] = fields.slice(13, 15).map(Number);
  return (user + system) / TICKS_A_SECOND;
}

// After each file: what this process, its threads and its children have taken so far. Files of a process follow each
// other, so that what a file took is what came since the one before (`scripts/file-costs.mjs`).
const costs = process.env['FILE_COSTS'];
if (costs !== undefined) {
  afterAll(() => {
    const { user, system } = process.cpuUsage();
    const file = relative(join(import.meta.dirname, '..'), expect.getState().testPath ?? '');
    const line = { process: process.pid, file, own: (user + system) / 1e6, children: secondsOfChildren() };
    appendFileSync(costs, `${JSON.stringify(line)}\n`);
  });
}
