import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { placeStore } from '../db/store-template.ts';
import { endProcess, isRunning } from '../end-process.ts';
import { modelIds } from '../models/language-model.ts';
import type { StandIn } from '../models/stand-in.ts';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const START_LIMIT_MS = 60_000;

/** A server of its own: a process with a data directory of its own that holds an empty store, listening on some port of the loopback. */
export interface ServerProcess {
  origin: string;
  secret: string;
  /** Directory that holds nothing but what this server writes: its data and its temporary files. */
  directory: string;
  /** The model it asks; null without one. */
  model: StandIn | null;
  /** Everything it has written to its output so far. */
  log(): string;
  isAlive(): boolean;
  stop(): Promise<void>;
}

const settingsOf = ({ url }: StandIn) => ({
  GUIDE_MODEL: `openai-compatible:${modelIds['openai-compatible']}`,
  OPENAI_COMPATIBLE_BASE_URL: url,
});

/** Starts a server; with `model`, a stand-in that speaks as OpenAI-compatible servers do, on that model. */
export async function startServer(
  settings: Record<string, string>,
  model: StandIn | null = null,
): Promise<ServerProcess> {
  const directory = mkdtempSync(join(tmpdir(), 'foothold-attack-'));
  mkdirSync(join(directory, 'tmp'));
  if (!settings['DATABASE_URL']) await placeStore(join(directory, 'data'));
  const secret = randomBytes(32).toString('hex');
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      TMPDIR: join(directory, 'tmp'),
      DATA_DIR: join(directory, 'data'),
      // Code that another server has left compiled.
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(tmpdir(), 'node-compile-cache'),
      // What a server reads for whoever comes first in a language is read here when somebody does.
      WARM_LANGUAGES: 'none',
      SESSION_SECRET: secret,
      PORT: '0',
      LOG_LEVEL: 'info',
      ...(model && settingsOf(model)),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  child.stdout.on('data', (chunk: Buffer) => (log += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const stop = async () => {
    await endProcess(child);
    rmSync(directory, { recursive: true, force: true });
  };
  const origin = await readyOn(child, () => log).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { origin, secret, directory, model, log: () => log, isAlive: () => isRunning(child), stop };
}

function readyOn(child: ChildProcess, log: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const origin = /ready on (http:\/\/[\d.]+:\d+)/.exec(log())?.[1];
      if (origin === undefined) return;
      leave();
      resolve(origin);
    };
    const fail = () => {
      leave();
      reject(new Error(`The server did not start:\n${log()}`));
    };
    const limit = setTimeout(fail, START_LIMIT_MS);
    const leave = () => {
      clearTimeout(limit);
      child.off('close', fail);
      child.stdout?.off('data', look);
    };
    child.once('close', fail);
    child.stdout?.on('data', look);
  });
}
