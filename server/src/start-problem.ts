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

/** The server can't hear calls where PORT and HOST say; `cause` is what the system said. */
export class ListenFailure extends Error {
  override name = 'ListenFailure';
}

/** Why a start failed, in one line that names the setting to look at where there is one. */
export function startProblem(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ListenFailure) return listenProblem(error);
  const code = codeOf(error);
  const state = sqlState(error) ?? '';
  if (REFUSED.test(state)) return `DATABASE_URL: the database refuses this user, password or database name (${state})`;
  if (state === '' && FILE_PROBLEMS.has(code)) return `DATA_DIR: ${error.message.split('\n', 1)[0]}`;
  if (isDatabaseAway(error)) return `DATABASE_URL: the database can't be reached (${innermostCode(error)})`;
  return error.message;
}

/** Ends the process that could not start, with that line. */
export function giveUp(error: unknown): never {
  logger.warn(`Foothold can't start. ${startProblem(error)}`);
  process.exit(1);
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
