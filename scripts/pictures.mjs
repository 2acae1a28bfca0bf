// npm run pictures: makes the pictures of the screens that have any anew, of this machine's Chromium, for somebody to look at.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, ensureBuilt, environmentFor, root, setUp } from './setup.mjs';

const node = setUp();
ensureBuilt(node);
const env = { ...environmentFor(node), CHROMIUM_PATH: ensureBrowser(node) };
const pictures = join(root, 'e2e', 'pictures');

/** Ends with the status of what did not work. */
function run(args) {
  const { status } = spawnSync(node, args, { cwd: root, stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}

for (const language of ['en', 'he']) rmSync(join(pictures, language), { recursive: true, force: true });
const stories = ['stories/accessibility.spec.ts', 'stories/pictures.spec.ts'];
const options = ['-c', 'e2e/playwright.config.ts', '--update-snapshots=all', '--reporter=line'];
run(['node_modules/@playwright/test/cli.js', 'test', ...options, ...stories]);
