import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { environmentFor, root, setUp } from './setup.mjs';

/** Runs a command of the server, set-up included, with the arguments given, and ends with its exit code. */
export function runServerCommand(file, args) {
  const node = setUp();
  const { status } = spawnSync(node, [join(root, 'server', 'src', file), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: environmentFor(node),
  });
  process.exit(status ?? 1);
}
