import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { CallFailure } from './failure.ts';
import { failureOf } from './failure-of.ts';
import { loggedError } from './log.ts';

const database = (code: string) =>
  new DrizzleQueryError(
    'insert into account',
    ['dana@example.test'],
    Object.assign(new Error('dana@example.test'), { code }),
  );

describe('what was thrown, as a failure', () => {
  it.each([
    ['a full disk', database('53100'), 'UNAVAILABLE', 503],
    ['a lost connection', database('08006'), 'UNAVAILABLE', 503],
    ['a database that starts', database('57P03'), 'UNAVAILABLE', 503],
    [
      'a database that is away',
      new Error('x', { cause: Object.assign(new Error('no'), { code: 'ECONNREFUSED' }) }),
      'UNAVAILABLE',
      503,
    ],
    ['text the database refuses', database('22021'), 'INVALID', 400],
    ['a broken constraint', database('23514'), 'INTERNAL', 500],
    ['a bug', new TypeError('x is undefined'), 'INTERNAL', 500],
    ['no error at all', 'text', 'INTERNAL', 500],
    ['a cut-off upload', new Error('Unexpected end of multipart data'), 'INVALID', 400],
    [
      'a body too large',
      Object.assign(new Error(), { statusCode: 413, code: 'FST_ERR_CTP_BODY_TOO_LARGE' }),
      'TOO_LARGE',
      413,
    ],
    [
      'a wrong length',
      Object.assign(new Error(), { statusCode: 400, code: 'FST_ERR_CTP_INVALID_CONTENT_LENGTH' }),
      'MALFORMED_JSON',
      400,
    ],
    ['a failure of the catalogue', new CallFailure('NOT_FOUND'), 'NOT_FOUND', 404],
  ])('%s', (_what, error, code, status) => {
    const failure = failureOf(error);
    const { retryAfterSeconds = 0 } = failure;
    expect({ code: failure.code, status: failure.status, retries: retryAfterSeconds > 0 }).toEqual({
      code,
      status,
      retries: status === 503,
    });
  });

  it('is logged without the values of rows', () => {
    const logged = JSON.stringify(loggedError(database('53100')));
    expect(logged).not.toContain('dana@example.test');
    expect(logged).not.toContain('insert into');
    expect(logged).toContain('53100');
  });
});
