// What `npm run check` and `npm test` hold the sources to before any test runs: types, walls, format, dead code.
import { spawnSync } from 'node:child_process';
import { environmentFor, root } from './setup.mjs';

const steps = [
  ...['contract', 'guide', 'server', 'web', 'e2e'].map((room) => ({
    name: `types: ${room}`,
    args: ['node_modules/typescript/bin/tsc', '-p', room],
  })),
  { name: 'lint and walls', args: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--quiet'] },
  { name: 'format', args: ['node_modules/oxfmt/bin/oxfmt', '--check', '.'] },
  { name: 'catalogue registry', args: ['guide/scripts/registry.mjs', '--check'] },
  { name: 'dead code', args: ['node_modules/knip/bin/knip.js'] },
];

/** Runs every step, shows the output of those that fail, and counts both. */
export function checkSources(node) {
  let passed = 0;
  for (const step of steps) {
    const result = spawnSync(node, step.args, { cwd: root, env: environmentFor(node), encoding: 'utf8' });
    const good = result.status === 0;
    if (good) passed += 1;
    process.stdout.write(`${good ? '✓' : '✗'} ${step.name}\n`);
    if (!good) process.stdout.write(`${result.stdout ?? ''}${result.stderr ?? ''}\n`);
  }
  return { passed, failed: steps.length - passed };
}
