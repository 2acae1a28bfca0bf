import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../server/src/main.ts', import.meta.url));
const knownIds = new URL('known-ids.ts', import.meta.url).href;
const quickHashes = new URL('../server/test/quick-hashes.ts', import.meta.url).href;

/** A real server on a free loopback port, with a data folder of its own. */
export interface RunningServer {
  origin: string;
  pid: number;
  /** Where it keeps everything; mails become files in its `outbox`. */
  dataDir: string;
  /** Ends it in order; its data folder goes too, unless it is to stay. */
  stop(options?: { keepsData?: boolean }): Promise<void>;
}

/** Where a program that was just started listens, once it says so; rejects with what it printed when it ends before. */
export function originOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString('utf8');
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(output);
      if (found) resolve(found[0]);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready:\n${output}`)));
  });
}

/** Ends a program in order, and waits until it is gone. */
export async function endProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/**
 * Starts the product as `npm start` does, for the stories on a copy of an empty store; rejects with what it printed when
 * it does not come up. `flags` are node's.
 */
export async function startServer(
  settings: Record<string, string> = {},
  flags: readonly string[] = [],
): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-story-'));
  const template = process.env['STORE_TEMPLATE'];
  if (template) cpSync(template, join(folder, 'database'), { recursive: true });
  const child = spawn(process.execPath, [...flags, '--import', knownIds, main], {
    env: { ...process.env, PORT: '0', DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const origin = await originOf(child);
  // Every story on it fails from then on, and none of them could say why.
  const tellEnd = (code: number | null, signal: string | null) =>
    process.stderr.write(`The server at ${origin} ended by itself, with ${code ?? signal}\n`);
  child.on('exit', tellEnd);
  return {
    origin,
    pid: child.pid ?? 0,
    dataDir: folder,
    async stop({ keepsData = false } = {}) {
      child.off('exit', tellEnd);
      await endProgram(child);
      if (!keepsData) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The product for stories, where nobody looks at how passwords are hashed, and hundreds of people sign up. */
export const startStoryServer = (settings: Record<string, string>): Promise<RunningServer> =>
  startServer(settings, ['--import', quickHashes]);
