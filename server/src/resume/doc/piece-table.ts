import type { Buffer } from 'node:buffer';

/** A run of characters in the WordDocument stream. `offset` in bytes, `length` in characters. */
export type Piece = { offset: number; length: number; compressed: boolean };

const CLXT_PRC = 1;
const CLXT_PCDT = 2;
const DESCRIPTOR_SIZE = 8;
const COMPRESSED = 0x40000000;

/**
 * The pieces of the main text ([MS-DOC] 2.8.35, 2.9.38): `clx` says where the table stream holds them,
 * `mainLength` cuts off footnotes and the like, which follow the main text.
 * @throws {Error} when the table is damaged.
 */
export function pieceTable(table: Buffer, clx: { offset: number; length: number }, mainLength: number): Piece[] {
  const end = clx.offset + clx.length;
  if (end > table.length) throw new Error('piece table past the end');
  let at = clx.offset;
  while (at < end && table[at] === CLXT_PRC) at += 3 + table.readUInt16LE(at + 1);
  if (table[at] !== CLXT_PCDT) throw new Error('no piece table');
  const count = Math.floor((table.readUInt32LE(at + 1) - 4) / (4 + DESCRIPTOR_SIZE));
  const positions = at + 5;
  const descriptors = positions + 4 * (count + 1);
  if (count < 1 || descriptors + DESCRIPTOR_SIZE * count > end) throw new Error('piece table cut short');

  const pieces: Piece[] = [];
  for (let index = 0; index < count; index++) {
    const start = table.readUInt32LE(positions + 4 * index);
    const stop = Math.min(table.readUInt32LE(positions + 4 * (index + 1)), mainLength);
    if (stop <= start) continue;
    const position = table.readUInt32LE(descriptors + DESCRIPTOR_SIZE * index + 2);
    const compressed = (position & COMPRESSED) !== 0;
    const offset = position & (COMPRESSED - 1);
    pieces.push({ offset: compressed ? offset >>> 1 : offset, length: stop - start, compressed });
  }
  return pieces;
}
