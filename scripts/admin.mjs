// npm run admin -- invite create|list|revoke
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { environmentFor, root, setUp } from './setup.mjs';

const node = setUp();
const result = spawnSync(node, [join(root, 'server', 'src', 'admin.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: environmentFor(node),
});
process.exit(result.status ?? 1);
