// npm run check: types, lint, format, dead code and the unit tests of the rooms, in a minute or two.
import { spawnSync } from 'node:child_process';
import { checkSources } from './check-steps.mjs';
import { environmentFor, root, setUp } from './setup.mjs';

const node = setUp();
const { failed } = await checkSources(node);
const rooms = ['contract', 'guide', 'web', 'house'].flatMap((room) => ['--project', room]);
const unit = spawnSync(node, ['node_modules/vitest/vitest.mjs', 'run', ...rooms], {
  cwd: root,
  stdio: 'inherit',
  env: environmentFor(node),
});
process.exit(failed === 0 && unit.status === 0 ? 0 : 1);
