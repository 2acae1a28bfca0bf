import { isDatabaseAway, sqlState } from './db/sql-state.ts';
import { logger } from './logger.ts';

/** Postgres states that only another DATABASE_URL mends: a role, a password or a database that isn't so. */
const REFUSED = /^(28|3D)/;
const FILE_PROBLEMS = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOTDIR',
  'ENOENT',
  'EEXIST',
  'ENOSPC',
  'ERR_SQLITE_ERROR',
]);
const PORT_PROBLEMS: Record<string, string> = {
  EADDRINUSE: 'is in use by another process; stop it, or choose another port',
  EACCES: 'may not be used by this user; choose one above 1023',
};

/** What the files of the embedded database throw, which is no Error before it has left its thread, by the numbers of WASI. */
const STORE_PROBLEMS: Record<number, string> = {
  2: 'a file in it may not be used by this user',
  19: 'this user may store no more on its disk',
  29: 'its disk failed',
  51: 'there is no room left on its disk',
  63: 'a file in it may not be used by this user',
  69: 'its disk can only be read',
};
/** Postgres' own word for a full disk. */
const DISK_FULL = '53100';

/** The server can't hear calls where PORT and HOST say; `cause` is what the system said. */
export class ListenFailure extends Error {
  override name = 'ListenFailure';
}

/** Why a start failed, in one line that names the setting to look at where there is one. */
export function startProblem(error: unknown): string {
  if (!(error instanceof Error) || error.name === 'ErrnoError') return storeProblem(error);
  if (error instanceof ListenFailure) return listenProblem(error);
  const code = codeOf(error);
  const state = sqlState(error) ?? '';
  if (REFUSED.test(state)) return `DATABASE_URL: the database refuses this user, password or database name (${state})`;
  if (state === DISK_FULL) return `The disk of the database is full (${state})`;
  if (state === '' && FILE_PROBLEMS.has(code)) return `DATA_DIR: ${error.message.split('\n', 1)[0]}`;
  if (isDatabaseAway(error)) return `DATABASE_URL: the database can't be reached (${innermostCode(error)})`;
  return error.message;
}

/** Ends the process that could not start, with that line. */
export function giveUp(error: unknown): never {
  logger.warn(`Foothold can't start. ${startProblem(error)}`);
  process.exit(1);
}

function storeProblem(thrown: unknown): string {
  const number = typeof thrown === 'object' && thrown !== null && 'errno' in thrown ? Number(thrown.errno) : null;
  if (number === null) return String(thrown);
  return `DATA_DIR: ${STORE_PROBLEMS[number] ?? `a file in it could not be used (${number})`}`;
}

function listenProblem({ cause }: ListenFailure): string {
  const code = codeOf(cause);
  if (!PORT_PROBLEMS[code]) return `HOST: can't be listened on (${code})`;
  const port = cause instanceof Error && 'port' in cause ? String(cause.port) : '';
  return `PORT: ${port} ${PORT_PROBLEMS[code]}`;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** The code nearest to the trouble: Drizzle wraps what the driver said. */
function innermostCode(error: Error): string {
  let code = '';
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause) code = String(cause.code);
  }
  return code || 'no answer';
}
