import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { environmentFor, root, setUp } from './setup.mjs';

/** Runs a program of this checkout, set-up included, with the arguments given, and ends with its exit code. */
export function runCommand(file, args) {
  const node = setUp();
  const { status } = spawnSync(node, [join(root, file), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: environmentFor(node),
  });
  process.exit(status ?? 1);
}

/** Runs a command of the server. */
export function runServerCommand(file, args) {
  runCommand(join('server', 'src', file), args);
}
