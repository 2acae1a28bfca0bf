import { deflateSync } from 'node:zlib';

const LARGE = 600_000_000;
const packed = new Map<string, Buffer>();

/** 600 MB of one byte, packed; once for all that hide it, since that takes a processor more than a second. */
export function packedLarge(byte: ' ' | '\0'): Buffer {
  const known = packed.get(byte) ?? deflateSync(Buffer.alloc(LARGE, byte));
  packed.set(byte, known);
  return known;
}
