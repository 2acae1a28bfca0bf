import { constants, deflateRawSync } from 'node:zlib';

/** 600 MB. */
export const LARGE = 600_000_000;
const PIECE = 1_000_000;
type Byte = ' ' | '\0';

const packed = new Map<Byte, Buffer>();

/** 600 MB of one byte, packed piece by piece: the maker needs neither room for all of it nor a second of a processor. */
export function packedPieces(byte: Byte): Buffer {
  const piece = deflateRawSync(Buffer.alloc(PIECE, byte), { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([...Array.from({ length: LARGE / PIECE }, () => piece), deflateRawSync('')]);
}

/** Adler-32 of a byte that stands there so often. */
function sumOf(byte: Byte, times: number): Buffer {
  const [code, count, modulus] = [byte.charCodeAt(0), times, 65_521].map(BigInt) as [bigint, bigint, bigint];
  const low = (1n + count * code) % modulus;
  const high = (count + (code * count * (count + 1n)) / 2n) % modulus;
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(Number((high << 16n) | low));
  return sum;
}

/** 600 MB of one byte as a PDF has it packed; once for all that hide it. */
export function packedLarge(byte: Byte): Buffer {
  const known = packed.get(byte) ?? Buffer.concat([Buffer.from([0x78, 0x9c]), packedPieces(byte), sumOf(byte, LARGE)]);
  packed.set(byte, known);
  return known;
}
