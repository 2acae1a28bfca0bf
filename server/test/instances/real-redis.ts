import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../db/postgres-server.fixture.ts';
import { endProcess } from '../end-process.ts';

const program = 'redis-server';

/** Whether this machine has a Redis to test with. */
export const hasRedis = spawnSync(program, ['--version']).status === 0;

/** Whether something on this machine takes connections on a port. */
export async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** A Redis server of a test's own on a free port, which keeps nothing on the disk. */
export async function realRedis(): Promise<Record<'start' | 'stop' | 'kill', () => Promise<void>> & { url: string }> {
  const port = await freePort();
  let server: ChildProcess | undefined;
  return {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
      server = spawn(program, settings, { stdio: 'ignore' });
      while (!(await isListening(port))) await delay(20);
    },
    stop: () => endProcess(server),
    kill: () => endProcess(server, 'SIGKILL'),
  };
}
