// npm test: everything. Sources, unit and API tests, and the stories in a real browser; ends with "N passed, N failed",
// and before it with what each part took and how many were skipped, where any were.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkSources } from './check-steps.mjs';
import { dearestFiles } from './file-costs.mjs';
import { compareWithBudgets, slowness, timed } from './part-times.mjs';
import { ensureBrowser, ensureBuilt, environmentFor, root, setUp } from './setup.mjs';
import { temporaryInMemory } from './test-disk.mjs';

const node = setUp();
ensureBuilt(node);
const chromium = ensureBrowser(node);
const reports = join(root, '.cache', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const unitReport = join(reports, 'unit.json');
const projectTimes = join(reports, 'projects.json');
const fileCosts = join(reports, 'file-costs.jsonl');
const storyReport = join(reports, 'stories.json');
const storyCosts = join(reports, 'story-costs.jsonl');
const temporary = temporaryInMemory();
/** What Node made of the sources and packages: each process of the tests, and each server of a story, reads it from the last. */
const compiled = { NODE_COMPILE_CACHE: join(root, '.cache', 'compiled') };

/** Runs a test program; one that ends badly without a report counts as a failure of its own. */
async function runTests(args, report, extra, count) {
  const env = { ...environmentFor(node), ...temporary, ...extra };
  const [status] = await once(spawn(node, args, { cwd: root, stdio: 'inherit', env }), 'exit');
  if (!existsSync(report)) return { passed: 0, failed: 1, failures: [`${args[0]} ended with ${status} and no report`] };
  const counted = count(JSON.parse(readFileSync(report, 'utf8')));
  if (status === 0 || counted.failed > 0) return counted;
  return { ...counted, failed: 1, failures: [`${args[0]} ended with ${status}, though no test failed`] };
}

/** What failed of the unit and API tests: file, name and message of each; of a file that could not be run, its message. */
function failedUnits({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const file = relative(root, name);
    if (failed.length === 0) return status === 'failed' ? [`${file}: ${message}`] : [];
    return failed.map(({ fullName, failureMessages }) => `${file} › ${fullName}\n${failureMessages.join('\n')}`);
  });
}

/** A file that could not be loaded, or whose hooks failed, counts as one: the report itself counts tests alone. */
function countUnits(report) {
  const failures = failedUnits(report);
  const { numPassedTests: passed, numPendingTests: pending, numTodoTests: todo } = report;
  return { passed, failed: failures.length, skipped: pending + todo, failures };
}

/** What failed of the stories, however deep they are grouped: project, file and name of each. */
function failedStories(suites) {
  return suites.flatMap(({ specs, suites: groups = [] }) => [
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName }) => `[${projectName}] ${file}:${line} › ${title}`),
    ),
    ...failedStories(groups),
  ]);
}

const runUnits = () =>
  runTests(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      '--reporter=./scripts/project-times.mjs',
      `--outputFile.json=${unitReport}`,
    ],
    unitReport,
    { PROJECT_TIMES: projectTimes, FILE_COSTS: fileCosts, ...compiled },
    countUnits,
  );
const runStories = () =>
  runTests(
    ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts'],
    storyReport,
    { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: storyReport, STORY_COSTS: storyCosts, ...compiled },
    ({ stats, suites }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
      failures: failedStories(suites),
    }),
  );

const slower = slowness();
const parts = [
  await timed('sources', () => checkSources(node)),
  await timed('unit and API', runUnits),
  await timed('stories', runStories),
];
const { lines, failures: tooDear } = compareWithBudgets(parts, slower);
const results = [...parts, { passed: 0, failed: tooDear.length, failures: tooDear }];
// Once more at the end: of a long output, only the end may be kept.
for (const { failures } of results) for (const failure of failures) process.stdout.write(`✗ ${failure}\n`);
const sumOf = (outcome) => results.reduce((sum, result) => sum + (result[outcome] ?? 0), 0);
const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map(sumOf);
for (const line of lines) process.stdout.write(`${line}\n`);
if (existsSync(projectTimes)) {
  const seconds = Object.entries(JSON.parse(readFileSync(projectTimes, 'utf8')));
  const each = seconds.map(([project, taken]) => `${project} ${taken.toFixed(0)} s`);
  process.stdout.write(`of unit and API, file after file: ${each.join(', ')}\n`);
}
for (const line of [fileCosts, storyCosts].flatMap(dearestFiles)) process.stdout.write(`${line}\n`);
if (skipped > 0) process.stdout.write(`${skipped} skipped, for the reasons above\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
