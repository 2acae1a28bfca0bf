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

/** Classes of Postgres states that pass: connection lost, resources (a full disk is 53100), shutting down. */
const PASSING = /^(08|53|57P0)/;
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE', 'EAI_AGAIN', 'ENOSPC']);

/** Whether the database is away or full for now, rather than the query wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (PASSING.test(sqlState(error) ?? '')) return true;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && NETWORK.has(String(cause.code))) return true;
    if (cause.name === 'BackendDown') return true;
    if (/timeout exceeded when trying to connect|Connection terminated|PGlite is clos/i.test(cause.message))
      return true;
  }
  return false;
}
