// What a running process costs, as Linux counts it.
import { readdirSync, readFileSync } from 'node:fs';

/** A tick of Linux's processor clock, in milliseconds. */
const TICK_MS = 10;

/** Processor time of a process and its threads so far, in milliseconds. */
export function processorMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name before it, in brackets, may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Resident memory of a process, in MB. */
export function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;
}

/** Processor time of all processes of the Postgres server on this machine that listens where `url` says, in milliseconds. */
export function postgresMs(url: string): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ({ pid: Number(pid), command: commandOf(pid) }));
  const main = all.find(({ command }) => command.includes(`\0-p\0${new URL(url).port}\0`));
  const children = all.filter(({ pid }) => main && parentOf(pid) === main.pid);
  return children.reduce((sum, { pid }) => sum + processorMs(pid), 0);
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    // A process that ended meanwhile.
    return '';
  }
}

function parentOf(pid: number): number {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return 0;
  }
}
