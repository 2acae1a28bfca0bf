// npm test: everything. Sources, unit and API tests, and the stories in a real browser; ends with "N passed, N failed",
// and before it with how many were skipped, where any were.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkSources } from './check-steps.mjs';
import { ensureBrowser, ensureBuilt, environmentFor, root, setUp } from './setup.mjs';
import { temporaryInMemory } from './test-disk.mjs';

const node = setUp();
ensureBuilt(node);
const chromium = ensureBrowser(node);
const reports = join(root, '.cache', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const unitReport = join(reports, 'unit.json');
const storyReport = join(reports, 'stories.json');
const temporary = temporaryInMemory();

/** Runs a test program; one that ends badly without a report counts as a failure of its own. */
async function runTests(args, report, extra, count) {
  const env = { ...environmentFor(node), ...temporary, ...extra };
  const [status] = await once(spawn(node, args, { cwd: root, stdio: 'inherit', env }), 'exit');
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
  const counted = count(JSON.parse(readFileSync(report, 'utf8')));
  return status === 0 ? counted : { ...counted, failed: Math.max(counted.failed, 1) };
}

const results = [
  await checkSources(node),
  await runTests(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ],
    unitReport,
    {},
    (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    }),
  ),
  await runTests(
    ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts'],
    storyReport,
    { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: storyReport },
    ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }),
  ),
];
const sumOf = (outcome) => results.reduce((sum, result) => sum + (result[outcome] ?? 0), 0);
const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map(sumOf);
if (skipped > 0) process.stdout.write(`${skipped} skipped, for the reasons above\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
