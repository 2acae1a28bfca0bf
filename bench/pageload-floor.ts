import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'vite';
import { freePort } from '../server/test/db/postgres-server.fixture.ts';

/** Builds the bare React page of the meter; returns its folder. */
export async function buildBarePage(folder: string): Promise<string> {
  const outDir = join(folder, 'floor', 'dist-spa');
  await build({
    configFile: join(folder, 'floor', 'spa.config.mjs'),
    root: join(folder, 'floor', 'spa'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  });
  return outDir;
}

/** Serves a folder by the meter's own static server, as the bare page is meant to be. */
export async function serveFolder(folder: string, dir: string): Promise<{ origin: string; stop: () => void }> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [join(folder, 'static-server.mjs'), '--dir', dir, '--port', String(port), '--spa', 'index.html'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`The static server ended with ${code}`)));
  });
  return { origin: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}
