// What each file of tests took of the processor, read from what `file-costs.setup.ts` wrote down of the unit and API
// tests, and `e2e/story-costs.ts` of the stories, whose browser is a process that they started.
import { existsSync, readFileSync } from 'node:fs';

const SHOWN = 15;

/** The dearest files, each in a line; a process that goes on with a file of another project counts it there. */
export function dearestFiles(path) {
  if (!existsSync(path)) return [];
  const before = new Map();
  const taken = new Map();
  for (const line of readFileSync(path, 'utf8').trim().split('\n')) {
    const { process: id, file, own, children } = JSON.parse(line);
    const { own: ownBefore, children: childrenBefore } = before.get(id) ?? { own: 0, children: 0 };
    before.set(id, { own, children });
    const sum = taken.get(file) ?? { own: 0, children: 0 };
    taken.set(file, { own: sum.own + own - ownBefore, children: sum.children + children - childrenBefore });
  }
  const all = ({ own, children }) => own + children;
  const lines = [...taken].toSorted(([, one], [, other]) => all(other) - all(one)).slice(0, SHOWN);
  const told = ([file, cost]) =>
    `  ${all(cost).toFixed(1)} s, ${cost.children.toFixed(1)} of them in processes it started: ${file}`;
  return ['the files that took most of the processor:', ...lines.map(told)];
}
