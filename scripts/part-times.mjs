// What the parts of `npm test` cost, and whether one has grown past its budget (scripts/budgets.json).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

/** Budgets are in seconds of a processor that does the round below in this time. */
const ROUND_SECONDS = 0.1;
const ROUNDS = 5;
const TICKS_A_SECOND = 100;

/** Work of the kind that tests do: objects, strings, a map. */
function round() {
  let sum = 0;
  for (let turn = 0; turn < 60; turn += 1) {
    const found = new Map();
    for (let at = 0; at < 4_000; at += 1) found.set(`key ${at % 997}`, { at, text: JSON.stringify({ at, turn }) });
    for (const { text } of found.values()) sum += text.length;
  }
  return sum;
}

/** How much longer this machine takes than the one of the budgets; the best of some rounds. */
export function slowness() {
  const seconds = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    round();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  });
  return Math.min(...seconds) / ROUND_SECONDS;
}

/** Seconds of processor of every process this one has waited for; null where the system does not tell. */
function processorSeconds() {
  if (process.platform !== 'linux') return null;
  const [, fields = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(13, 15).map(Number);
  return (user + system) / TICKS_A_SECOND;
}

/** Runs a part of the tests; gives what it gives, with the part's name and times. */
export async function timed(part, run) {
  const [started, before] = [performance.now(), processorSeconds()];
  const result = await run();
  const processor = before === null ? null : processorSeconds() - before;
  return { ...result, part, wall: (performance.now() - started) / 1_000, processor };
}

/** Every part in a line; and what to say of those past their budget. */
export function compareWithBudgets(parts, slower) {
  const budgets = JSON.parse(readFileSync(join(root, 'scripts', 'budgets.json'), 'utf8'));
  const lines = [];
  const failures = [];
  for (const { part, wall, processor } of parts) {
    const counted = processor === null ? null : processor / slower;
    const cost = counted === null ? '' : `, ${processor.toFixed(0)} s of processor`;
    lines.push(`${part}: ${wall.toFixed(0)} s${cost}`);
    if (counted !== null && counted > budgets[part])
      failures.push(
        `${part} took ${counted.toFixed(0)} s of processor (corrected for this machine: ÷ ${slower.toFixed(2)}), and has ${budgets[part]}`,
      );
  }
  return { lines, failures };
}
