// npm run test:quick: lint, types and, as far as they fit in a minute, the tests of what was changed since the last commit, or since the one that is named:
//   npm run test:quick -- main
import { spawnSync } from 'node:child_process';
import { environmentFor, root, setUp } from './setup.mjs';
import { temporaryInMemory } from './test-disk.mjs';

/** With types, lint and format before, about a minute. */
const TESTS_MS = 45_000;

const node = setUp();
const options = { cwd: root, stdio: 'inherit', env: { ...environmentFor(node), ...temporaryInMemory() } };
const since = process.argv[2] ?? 'HEAD';
const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.split('\n').filter(Boolean);
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', since),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const sources = changed.filter((path) => /\.(ts|tsx|mjs)$/.test(path));

// The rest of what a database makes of it runs with `npm test`: here each test runs once.
const projects = ['contract', 'guide', 'server', 'web', 'house'].flatMap((name) => ['--project', name]);
const steps = [
  ['node_modules/typescript/bin/tsc', '--build'],
  ...(sources.length > 0 ? [['node_modules/oxlint/bin/oxlint', '--type-aware', '--quiet', ...sources]] : []),
  [
    'node_modules/oxfmt/bin/oxfmt',
    '--check',
    '--no-error-on-unmatched-pattern',
    ...(changed.length > 0 ? changed : ['package.json']),
  ],
];
const failed = steps.filter((args) => spawnSync(node, args, options).status !== 0);

const tests = [
  'node_modules/vitest/vitest.mjs',
  'run',
  `--changed=${since}`,
  '--passWithNoTests',
  '--bail=1',
  ...projects,
];
const env = { ...options.env, QUICK: 'yes' };
const { status, error } = spawnSync(node, tests, { ...options, env, timeout: TESTS_MS });
const isCut = error?.code === 'ETIMEDOUT';
// The first test that fails ends the run: up to here none has.
if (isCut)
  process.stdout.write(
    'Stopped: the change touches more tests than fit here, and none had failed. npm test runs them all.\n',
  );
process.exit(failed.length === 0 && (isCut || status === 0) ? 0 : 1);
