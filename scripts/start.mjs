// npm start: set up what is missing, then serve the product.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { serverEnvironment, serverFlags } from './server-flags.mjs';
import { ensureBuilt, environmentFor, root, setUp } from './setup.mjs';

const node = setUp();
ensureBuilt(node);
const server = spawn(node, [...serverFlags, join(root, 'server', 'src', 'main.ts')], {
  cwd: root,
  stdio: 'inherit',
  // Code that is kept compiled saves the next start the compiler, and 17 MB.
  env: { ...serverEnvironment, NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'), ...environmentFor(node) },
});
// The server closes its storage itself; the parent only passes the wish on and waits.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
