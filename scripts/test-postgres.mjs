// npm run test:postgres: every test that works on a store, on a real Postgres. `npm test` runs those of them in which
// the database makes a difference (scripts/api-tests.ts).
import { spawnSync } from 'node:child_process';
import { environmentFor, root, setUp } from './setup.mjs';
import { temporaryInMemory } from './test-disk.mjs';

const node = setUp();
const { status } = spawnSync(
  node,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server-postgres', ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...environmentFor(node), ...temporaryInMemory(), POSTGRES_TESTS: 'all' },
  },
);
process.exit(status ?? 1);
