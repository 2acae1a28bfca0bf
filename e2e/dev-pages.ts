import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endProgram, originOf } from './server.ts';

const web = join(import.meta.dirname, '..', 'web');
const vite = join(import.meta.dirname, '..', 'node_modules', 'vite', 'bin', 'vite.js');

/** The pages as developers have them, on a free loopback port; built, because a dev server reloads them as it likes. */
export async function servePagesOfDevelopment(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const outDir = mkdtempSync(join(tmpdir(), 'foothold-pages-'));
  const env = { ...process.env, NODE_ENV: 'development', NO_COLOR: '1' };
  const options = ['--mode', 'development', '--outDir', outDir];
  const built = spawnSync(process.execPath, [vite, 'build', ...options, '--emptyOutDir'], {
    cwd: web,
    env,
    encoding: 'utf8',
  });
  if (built.status !== 0) throw new Error(`No pages of development:\n${built.stdout}\n${built.stderr}`);
  const preview = ['preview', ...options, '--host', '127.0.0.1', '--port', '0'];
  const child = spawn(process.execPath, [vite, ...preview], { cwd: web, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const origin = await originOf(child);
  return {
    origin,
    stop: async () => {
      await endProgram(child);
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
