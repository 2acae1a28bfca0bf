import type { FailureCode } from '@foothold/contract';
import { isDatabaseAway, sqlState } from '../db/sql-state.ts';
import { CallFailure } from './failure.ts';
import { codeOf, ContractError, type Explain } from './issues.ts';

/** Seconds after which a database that was away is worth another try. */
const DATABASE_RETRY_S = 5;

const statusCodes: Record<number, FailureCode> = {
  401: 'UNAUTHENTICATED',
  403: 'CROSS_SITE',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'TOO_LARGE',
  414: 'NOT_FOUND',
  415: 'UNSUPPORTED_TYPE',
  429: 'RATE_LIMITED',
  503: 'BUSY',
};

const FOREIGN_KEY_VIOLATION = '23503';

/** Text that Postgres can't hold: an encoding or escape it refuses. */
const UNSTORABLE = new Set(['22021', '22P05']);

/** Names anything thrown during a call as a failure of the catalogue; what nobody foresaw is INTERNAL. */
export function failureOf(error: unknown, explain?: Explain): CallFailure {
  if (error instanceof CallFailure) return error;
  if (error instanceof ContractError) {
    return new CallFailure(explain?.(error.issues, error.input) ?? codeOf(error.issues), { cause: error });
  }
  if (isDatabaseAway(error)) {
    return new CallFailure('UNAVAILABLE', { retryAfterSeconds: DATABASE_RETRY_S, cause: error });
  }
  // Foreign keys stay inside one person: a parent that is gone means the account was erased while the call ran.
  if (sqlState(error) === FOREIGN_KEY_VIOLATION) return new CallFailure('UNAUTHENTICATED', { cause: error });
  if (UNSTORABLE.has(sqlState(error) ?? '')) return new CallFailure('INVALID', { cause: error });
  if (!(error instanceof Error)) return new CallFailure('INTERNAL', { cause: error });
  if (isBrokenUpload(error)) return new CallFailure('INVALID', { cause: error });

  const status = 'statusCode' in error ? Number(error.statusCode) : 500;
  const code = 'code' in error ? String(error.code) : '';
  const known = statusCodes[status];
  if (known) return new CallFailure(known, { cause: error });
  if (status === 406) return new CallFailure('UNSUPPORTED_TYPE', { cause: error });
  if (status === 400)
    return new CallFailure(code === 'FST_ERR_BAD_URL' ? 'INVALID' : 'MALFORMED_JSON', { cause: error });
  return new CallFailure(status > 400 && status < 500 ? 'INVALID' : 'INTERNAL', { cause: error });
}

/** The multipart reader throws plain errors for a body that isn't what its boundary promised. */
function isBrokenUpload(error: Error): boolean {
  return /^(Unexpected end of (multipart data|form|file)|Multipart: |Malformed |Missing boundary)/i.test(error.message);
}
