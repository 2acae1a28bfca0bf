/** Letter of an error in Postgres' protocol, and of its severity there. */
const ERROR = 0x45;
const SEVERITY = 0x56;
/** Bytes before a message's own: its letter and its length. */
const HEAD = 5;
/** After these a backend must not go on. */
const PANICS = ['PANIC', 'FATAL'];

/** Whether a whole answer of the database holds an error after which it must not be asked again. */
export function hasPanic(answer: Uint8Array): boolean {
  const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
  for (let at = 0; at + HEAD <= bytes.length; at += 1 + bytes.readUInt32BE(at + 1)) {
    if (bytes[at] === ERROR && PANICS.includes(severityIn(bytes.subarray(at + HEAD)))) return true;
  }
  return false;
}

/** An error is a list of letters, each with a text that ends in 0. */
function severityIn(error: Buffer): string {
  for (let at = 0; error[at]; at = error.indexOf(0, at) + 1) {
    if (error[at] === SEVERITY) return error.toString('latin1', at + 1, error.indexOf(0, at));
  }
  return '';
}
