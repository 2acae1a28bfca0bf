/** The thread of the product, with a database that breaks when a statement asks for it. */
import { PGlite } from '@electric-sql/pglite';

const PANIC = 'SPANIC\0VPANIC\0C53100\0Mno room for the log\0\0';

function panic(): Uint8Array<ArrayBuffer> {
  const message = Buffer.alloc(PANIC.length + 5);
  message.write(`E\0\0\0\0${PANIC}`, 'latin1');
  message.writeInt32BE(PANIC.length + 4, 1);
  return new Uint8Array(message);
}

type Answer = (this: PGlite, message: Uint8Array) => Uint8Array;

const answer = Object.getOwnPropertyDescriptor(PGlite.prototype, 'execProtocolRawSync')?.value as Answer;
PGlite.prototype.execProtocolRawSync = function breakIfAsked(message) {
  const text = Buffer.from(message).toString('latin1');
  if (text.includes("'panic'")) return panic();
  if (text.includes("'unreachable'")) throw new Error('unreachable');
  if (text.includes("'end'")) process.exit(3);
  return answer.call(this, message);
};

await import('../../src/db/backend-worker.ts');
