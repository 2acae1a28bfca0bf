import { describe, expect, it } from 'vitest';
import { SettingError } from './config/setting.ts';
import { ListenFailure, startProblem } from './start-problem.ts';

const failure = (message: string, rest: object) => Object.assign(new Error(message), rest);
const cantListen = (rest: object) => new ListenFailure('', { cause: failure('listen', rest) });
const queryFailed = (cause: Error) => new Error('Failed query: CREATE SCHEMA\nparams: ', { cause });

describe('why a start failed', () => {
  it.each([
    [new SettingError('PORT', 'must be a port'), /^PORT: must be a port$/],
    [cantListen({ code: 'EADDRINUSE', port: 3000 }), /^PORT: 3000 is in use/],
    [cantListen({ code: 'EACCES', port: 80 }), /^PORT: 80 may not be used/],
    [cantListen({ code: 'EADDRNOTAVAIL' }), /^HOST: .*EADDRNOTAVAIL/],
    [cantListen({ code: 'ENOTFOUND', syscall: 'getaddrinfo' }), /^HOST: .*ENOTFOUND/],
    // As the driver throws it, before anything has wrapped it.
    [failure('getaddrinfo ENOTFOUND db', { code: 'ENOTFOUND', syscall: 'getaddrinfo' }), /^DATABASE_URL: .*ENOTFOUND/],
    [failure("EROFS: read-only file system, mkdir '/x'", { code: 'EROFS', syscall: 'mkdir' }), /^DATA_DIR: EROFS/],
    [failure('unable to open database file', { code: 'ERR_SQLITE_ERROR' }), /^DATA_DIR: unable to open/],
    [queryFailed(failure('connect', { code: 'ECONNREFUSED' })), /^DATABASE_URL: .*ECONNREFUSED/],
    [queryFailed(failure('getaddrinfo ENOTFOUND db', { code: 'ENOTFOUND' })), /^DATABASE_URL: .*ENOTFOUND/],
    [queryFailed(failure('password authentication failed', { code: '28P01' })), /^DATABASE_URL: .*28P01/],
    [queryFailed(failure('database "x" does not exist', { code: '3D000' })), /^DATABASE_URL: .*3D000/],
    // As the files of the embedded database throw it.
    [{ name: 'ErrnoError', errno: 51 }, /^DATA_DIR: there is no room left on its disk$/],
    [{ name: 'ErrnoError', errno: 8 }, /^DATA_DIR: .*\(8\)$/],
    // As it comes out of the thread.
    [failure('errno 51', { name: 'ErrnoError', errno: 51 }), /^DATA_DIR: there is no room left on its disk$/],
    [queryFailed(failure('could not extend file', { code: '53100' })), /^The disk of the database is full \(53100\)$/],
    [new Error('something else'), /^something else$/],
  ])('%s', (error, sentence) => {
    expect(startProblem(error)).toMatch(sentence);
    expect(startProblem(error)).not.toContain('\n');
  });
});
