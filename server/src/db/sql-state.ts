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
