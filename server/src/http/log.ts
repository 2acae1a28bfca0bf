import type { FastifyServerOptions } from 'fastify';
import { sqlState } from '../db/sql-state.ts';

type LoggerOptions = Extract<FastifyServerOptions['logger'], object>;
export interface LogTo {
  write(line: string): void;
}

/**
 * The log holds what happened, never what was said: no body, header, query or address, and of an error its kind and
 * where it was thrown. The messages of database errors hold the values of rows, so those stay out too.
 */
export function logOptions(level: string, stream?: LogTo): LoggerOptions {
  return {
    level,
    ...(stream && { stream }),
    formatters: { log: onlyKnown },
    serializers: {
      req: (request) => ({ method: request.method, route: request.routeOptions?.url }),
      res: (reply) => ({ status: reply.statusCode }),
      err: (error: unknown) => loggedError(error),
    },
  };
}

/** What a line may hold beside its message: none of it is anything a person said. */
const KNOWN = new Set(
  'req res err method route status ms user from leftOut kind attempts code reason reply expected'.split(' '),
);

/** Keeps what libraries would tell of a request out of the log: the multipart reader, at `trace`, every header. */
function onlyKnown(told: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(told).filter(([name]) => KNOWN.has(name)));
}

interface LoggedError {
  [key: string]: unknown;
  type: string;
  message: string;
  code?: string;
  stack: string;
  cause?: LoggedError;
}

/** What may be known of an error. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const state = sqlState(error);
  const code = state ?? ('code' in error ? String(error.code) : undefined);
  const tellsValues =
    state !== undefined || error.name === 'DrizzleQueryError' || error.message.startsWith('Failed query');
  return {
    type: error.name,
    message: tellsValues ? '' : error.message.slice(0, 500),
    ...(code && { code }),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12)
      .join('\n'),
    ...(error.cause instanceof Error && { cause: loggedError(error.cause) }),
  };
}
