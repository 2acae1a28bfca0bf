/**
 * The thread of the product, with a database that breaks when a statement asks for it; with BREAKING=full on a disk
 * without room, with `deaf` one that fails whatever it is asked, with `read` one that fails where PGlite reads an answer
 * of its own, with `unclosable` or `wordless` one that fails to close.
 */
import fs from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { PGlite, protocol } from '@electric-sql/pglite';

const PANIC = 'SPANIC\0VPANIC\0C53100\0Mno room for the log\0\0';
const ERROR = 'SERROR\0VERROR\0C58030\0Mdeaf\0\0';
const { BREAKING } = process.env;

function failing(error: string): Uint8Array<ArrayBuffer> {
  const message = Buffer.alloc(error.length + 5);
  message.write(`E\0\0\0\0${error}`, 'latin1');
  message.writeInt32BE(error.length + 4, 1);
  return new Uint8Array(message);
}

const descriptor = Object.getOwnPropertyDescriptor(PGlite.prototype, 'execProtocolRawStream');
const answer = descriptor?.value as PGlite['execProtocolRawStream'];
PGlite.prototype.execProtocolRawStream = async function breakIfAsked(message, options) {
  const text = Buffer.from(message).toString('latin1');
  if (text.includes("'panic'")) return options.onRawData(failing(PANIC));
  if (BREAKING === 'deaf') return options.onRawData(failing(ERROR));
  if (text.includes("'unreachable'")) throw new Error('unreachable');
  if (text.includes("'end'")) process.exit(3);
  return answer.call(this, message, options);
};

if (BREAKING === 'full') {
  fs.writeSync = () => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 });
  };
}
if (BREAKING === 'read') {
  // Opening reads answers as well.
  parentPort?.once('message', () => {
    protocol.Parser.prototype.parse = () => {
      throw new Error('read');
    };
  });
}
if (BREAKING === 'unclosable') PGlite.prototype.close = () => Promise.reject(new TypeError('unclosable'));
// oxlint-disable-next-line typescript/prefer-promise-reject-errors -- what falls out of the machine may be anything
if (BREAKING === 'wordless') PGlite.prototype.close = () => Promise.reject('wordless');

await import('../../src/db/backend-worker.ts');
