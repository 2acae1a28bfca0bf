// The names of every test and story there is, to prove that none went missing:
//   node scripts/test-names.mjs write FILE
//   node scripts/test-names.mjs compare BEFORE AFTER [MOVES]
// MOVES is a list of { from, to, why }: what was held by the names like `from` (a * is any text) is held by the name
// `to`, which must exist; `to: null` is a check that was given up, and fails the comparison.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { environmentFor, root, setUp } from './setup.mjs';

const [command, ...files] = process.argv.slice(2);

/** `project | file › name` of every unit and API test. */
function unitNames(node) {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-names-'));
  const list = join(folder, 'list.json');
  execFileSync(node, ['node_modules/vitest/vitest.mjs', 'list', '--staticParse=false', `--json=${list}`], {
    cwd: root,
    env: environmentFor(node),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const tests = JSON.parse(readFileSync(list, 'utf8'));
  rmSync(folder, { recursive: true });
  return tests.map(({ name, file, projectName }) => `${projectName} | ${relative(root, file)} › ${name}`);
}

function storiesOf({ suites = [] }, titles = []) {
  return suites.flatMap((suite) => [
    ...suite.specs.flatMap(({ file, title, tests }) =>
      tests.map(({ projectName }) => `${projectName} | e2e/stories/${file} › ${[...titles, title].join(' › ')}`),
    ),
    ...storiesOf(suite, suite.title === suite.file ? titles : [...titles, suite.title]),
  ]);
}

/** `project | file › name` of every story. */
function storyNames(node) {
  const cli = 'node_modules/@playwright/test/cli.js';
  const args = [cli, 'test', '-c', 'e2e/playwright.config.ts', '--list', '--reporter=json'];
  const options = { cwd: root, env: environmentFor(node), encoding: 'utf8', maxBuffer: Infinity };
  return storiesOf(JSON.parse(execFileSync(node, args, options)));
}

/** How often each name is there. */
function counted(names) {
  const counts = new Map();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function compare(before, after, moves) {
  const [had, has] = [counted(before), counted(after)];
  const rules = moves.map(({ from, to, why }) => ({
    pattern: new RegExp(`^${from.split('*').map(RegExp.escape).join('.*')}$`),
    to,
    why,
    used: 0,
  }));
  let lost = 0;
  let moved = 0;
  for (const [name, count] of had) {
    const missing = count - (has.get(name) ?? 0);
    if (missing <= 0) continue;
    const rule = rules.find(({ pattern }) => pattern.test(name));
    if (rule) rule.used += missing;
    if (rule?.to && has.has(rule.to)) moved += missing;
    else {
      lost += missing;
      process.stdout.write(`✗ ${name}${rule ? ` (moved to ${rule.to}, which is not there)` : ''}\n`);
    }
  }
  for (const { used, to, why } of rules) process.stdout.write(`${used} → ${to}: ${why}\n`);
  const added = after.length - before.length + moved + lost;
  process.stdout.write(`${before.length} before, ${after.length} after: ${moved} moved, ${added} new, ${lost} lost\n`);
  return lost;
}

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
if (command === 'write' && files.length === 1) {
  const node = setUp();
  const names = [...unitNames(node), ...storyNames(node)].toSorted((one, other) => (one < other ? -1 : 1));
  writeFileSync(files[0], `${JSON.stringify(names, null, 1)}\n`);
  process.stdout.write(`${names.length} names\n`);
} else if (command === 'compare' && files.length >= 2) {
  const [before, after, moves] = files;
  process.exit(compare(read(before), read(after), moves ? read(moves) : []) === 0 ? 0 : 1);
} else {
  process.stderr.write('Usage: test-names.mjs write FILE | compare BEFORE AFTER [MOVES]\n');
  process.exit(1);
}
