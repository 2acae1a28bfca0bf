import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { send } from './http-client.ts';
import type { Person } from './people.ts';
import type { ServerProcess } from './server-process.ts';

const PATHS = ['/api/profile', '/api/plan', '/api/chat', '/api/recommendations'];

/** All that the server has of somebody, path by path, as it answers it. */
export async function snapshotOf(origin: string, { token }: Person): Promise<Record<string, string>> {
  const headers = { Authorization: `Bearer ${token}` };
  const answers = await Promise.all(PATHS.map((path) => send(origin, { method: 'GET', path, headers })));
  return Object.fromEntries(answers.map(({ status, body }, at) => [PATHS[at], `${status} ${body}`]));
}

/** Files the server has in its directories, its database's own apart. */
export function filesOf({ directory }: ServerProcess): string[] {
  const all = readdirSync(directory, { recursive: true, withFileTypes: true });
  return all
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.startsWith(join(directory, 'data', 'database')))
    .toSorted();
}
