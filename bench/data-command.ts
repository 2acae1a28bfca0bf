// Runs `npm run data` as a process of its own, and sees how long it takes and how much memory it ever has.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { residentMb } from './process-figures.ts';

const command = fileURLToPath(new URL('../server/src/data.ts', import.meta.url));
const SAMPLE_MS = 200;

export async function runData(args: readonly string[], env: Record<string, string>) {
  const started = performance.now();
  const child = spawn(process.execPath, [command, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  let peakMb = 0;
  const sampling = setInterval(() => {
    if (child.exitCode === null && child.pid !== undefined) peakMb = Math.max(peakMb, residentMb(child.pid) || 0);
  }, SAMPLE_MS);
  const [code] = (await once(child, 'close')) as [number | null];
  clearInterval(sampling);
  if (code !== 0) throw new Error(`npm run data -- ${args.join(' ')} ended with ${code}`);
  const last = output.trim().split('\n').slice(-2).join(', ').trim();
  return { seconds: (performance.now() - started) / 1_000, peakMb, last };
}
