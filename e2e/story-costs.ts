import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

const TICKS_A_SECOND = 100;

interface ProcessTimes {
  parent: number;
  /** Of itself and of those it started and has waited for. */
  seconds: number;
}

/** A process that is gone between two looks counts with whoever waited for it. */
function timesOf(pid: number): ProcessTimes | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The process' name stands in brackets, and may hold some itself.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { parent: Number(fields[1]), seconds: ticks / TICKS_A_SECOND };
  } catch {
    return undefined;
  }
}

/** Seconds of processor of everything below this process so far: its browser, and the servers of its own. */
function secondsBelow(): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const all = new Map(pids.map((pid) => [Number(pid), timesOf(Number(pid))]));
  const isBelow = (pid: number): boolean => {
    const parent = all.get(pid)?.parent ?? 0;
    return parent === process.pid || (parent > 1 && isBelow(parent));
  };
  return [...all].reduce((sum, [pid, times]) => sum + (isBelow(pid) ? (times?.seconds ?? 0) : 0), 0);
}

/** After a story: what its worker and the processes below it have taken so far, as `scripts/file-costs.mjs` reads it. */
export function noteCost(file: string): void {
  const costs = process.env['STORY_COSTS'];
  if (costs === undefined || process.platform !== 'linux') return;
  const { user, system } = process.cpuUsage();
  const name = relative(process.cwd(), file);
  const line = { process: process.pid, file: name, own: (user + system) / 1e6, children: secondsBelow() };
  appendFileSync(costs, `${JSON.stringify(line)}\n`);
}
