// npm run build -w web [-- --logLevel warn]: the app, its prerendered pages in every language, the manifests and the
// service worker, into dist/. Ends with the weight of what a visitor and a person at work load, and fails above a budget.
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, type LogLevel } from 'vite';
import { checkBudgets } from './budgets.ts';
import { type Built, refuseDevelopment } from './built.ts';
import { writeCompressed } from './compress.ts';
import { writeManifests } from './manifests.ts';
import { writePages } from './pages.ts';
import { writeWorker } from './worker.ts';

const { values } = parseArgs({ options: { logLevel: { type: 'string', default: 'info' } } });
const logLevel = values.logLevel as LogLevel;
const root = join(import.meta.dirname, '..');
const configFile = join(root, 'vite.config.ts');
const outDir = join(root, 'dist');
const serverDir = join(root, '.cache', 'prerender');

const client = await build({ configFile, logLevel, build: { outDir } });
if (!('output' in client)) throw new Error('The build gave no single output.');
const built: Built = { outDir, files: client.output };
refuseDevelopment(built);

await build({
  configFile,
  logLevel: 'warn',
  build: {
    outDir: serverDir,
    emptyOutDir: true,
    ssr: true,
    copyPublicDir: false,
  },
});
const inlined = await writePages(built, serverDir);
await rm(serverDir, { recursive: true });
await writeManifests(built);
await writeWorker(built, root);
checkBudgets(built, inlined);
await writeCompressed(built);
// Last: a server that runs takes the new pages once this says that they are whole.
await writeFile(join(outDir, 'build-id.txt'), `${new Date().toISOString()}\n`);
