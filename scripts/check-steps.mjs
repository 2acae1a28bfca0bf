// What `npm run check` and `npm test` hold the sources to before any test runs: types, walls, format, dead code.
import { execFile } from 'node:child_process';
import { environmentFor, root } from './setup.mjs';

/**
 * Longest first, so that none of them runs on alone. What the types of a room are is kept in its `.cache/`. Each of the
 * compiler's checkers finds out anew what another one knows: with one it takes a fifth less work than with two.
 */
const steps = [
  { name: 'lint and walls', args: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--quiet'] },
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '--build', '--checkers', '1'] },
  { name: 'dead code', args: ['node_modules/knip/bin/knip.js'] },
  { name: 'format', args: ['node_modules/oxfmt/bin/oxfmt', '--check', '.'] },
  { name: 'catalogue registry', args: ['guide/scripts/registry.mjs', '--check'] },
];
const AT_ONCE = 2;
/**
 * Compiler and linter are Go programs, which collect their garbage whenever it has doubled: a fifth of their work. Here
 * they do when they hold as much as they do at their largest anyway.
 */
export const goSettings = { GOGC: 'off', GOMEMLIMIT: '2GiB' };

/** Runs a step; shows its output when it fails, and says whether it passed. */
function run(node, { name, args }) {
  return new Promise((resolve) => {
    const env = { ...goSettings, ...environmentFor(node) };
    const options = { cwd: root, env, encoding: 'utf8', maxBuffer: Infinity };
    execFile(node, args, options, (failure, stdout, stderr) => {
      process.stdout.write(`${failure ? '✗' : '✓'} ${name}\n`);
      if (failure) for (const output of [stdout, stderr, '\n']) process.stdout.write(output);
      resolve(!failure);
    });
  });
}

/** Runs every step, two at a time, shows the output of those that fail, counts both, and names those. */
export async function checkSources(node) {
  const waiting = [...steps];
  const failures = [];
  const runNext = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift())
      if (!(await run(node, step))) failures.push(step.name);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runNext));
  return { passed: steps.length - failures.length, failed: failures.length, failures };
}
