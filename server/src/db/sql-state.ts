/** Classes begin with a digit or are one of four; errno names of five letters, such as EROFS, are none. */
const SQLSTATE = /^(\d[0-9A-Z]|F0|HV|P0|XX)[0-9A-Z]{3}$/;

/** The five-character SQLSTATE behind an error, through Drizzle's wrapping; undefined when it isn't a database's. */
export function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && SQLSTATE.test(cause.code)) return cause.code;
  }
  return undefined;
}

/** A row with this key is there already. */
export function isUniqueViolation(error: unknown): boolean {
  return sqlState(error) === '23505';
}

/**
 * Postgres states that pass: connection lost, resources (a full disk is 53100), a statement ended for taking too long,
 * shutting down, a server that just became a read-only copy, a transaction ended for idling.
 */
const PASSING = /^(08|53|57014|57P0|25006|25P03)/;
const NETWORK = new Set(
  'ECONNREFUSED ECONNRESET ECONNABORTED ENOTFOUND ENETUNREACH EHOSTUNREACH ETIMEDOUT EPIPE EAI_AGAIN ENOSPC'.split(' '),
);
/** What the drivers say without a code: no connection in time, one that broke off, silence, a closed store. */
const AWAY_WORDS =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable|PGlite is clos/i;
const AWAY_NAMES = new Set(['BackendDown', 'DatabaseBusy']);

/** Whether the database is away or full for now, rather than the query wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (PASSING.test(sqlState(error) ?? '')) return true;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && NETWORK.has(String(cause.code))) return true;
    // Drizzle's own message holds the query and a person's words.
    if (AWAY_NAMES.has(cause.name) || (!('query' in cause) && AWAY_WORDS.test(cause.message))) return true;
  }
  return false;
}

/** A server that takes no writes (any more). */
const READ_ONLY = '25006';
/** Besides it, a server that is starting up, and the codes of a connection that was never made. */
const UNHEARD = new Set([READ_ONLY, ...'57P03 ECONNREFUSED ENOTFOUND ENETUNREACH EHOSTUNREACH EAI_AGAIN'.split(' ')]);
/** What an open connection may fail in, with the same codes: what was asked on it may have been done. */
const ON_OPEN = new Set<unknown>(['read', 'write']);
/** What pg-pool says of a connection that was not made in time. */
const NEVER_MADE = /due to connection timeout/;
/** What PgBouncer says of a statement that it could not hand on. */
const NOT_HANDED_ON = /server login has been failing|pgbouncer cannot connect to server/;
/** What it says when more is asked than it has connections for: asking again would make it worse. */
const OVERLOADED = /query_wait_timeout/;
/** Connections that ended: those of a server that was stopped or crashed, and those that broke off. */
const LOST = new Set('57P01 57P02 ECONNRESET ECONNABORTED EPIPE'.split(' '));

function* causesOf(error: unknown): Generator<Error & { code?: unknown; syscall?: unknown }> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause;
}

/** Whether the database never heard what was asked, or refused it at sight, so that it may be asked again whatever it is. */
export function isUnheard(error: unknown): boolean {
  for (const cause of causesOf(error)) {
    const { code, message, syscall } = cause;
    if (UNHEARD.has(String(code)) && !ON_OPEN.has(syscall)) return true;
    if (String(code).startsWith('08') && NOT_HANDED_ON.test(message)) return true;
    if (!('query' in cause) && NEVER_MADE.test(message)) return true;
  }
  return false;
}

/** Whether the server takes no writes, which may last. */
export function isReadOnly(error: unknown): boolean {
  return sqlState(error) === READ_ONLY;
}

/** Whether the connection ended, of whatever was asked on it nobody knows whether it was done. */
export function isConnectionLost(error: unknown): boolean {
  for (const cause of causesOf(error)) {
    const code = String(cause.code);
    if (LOST.has(code) || (UNHEARD.has(code) && ON_OPEN.has(cause.syscall))) return true;
    if (code.startsWith('08') && !OVERLOADED.test(cause.message)) return true;
    if (!('query' in cause) && /Connection terminated|is not queryable/.test(cause.message)) return true;
  }
  return false;
}
