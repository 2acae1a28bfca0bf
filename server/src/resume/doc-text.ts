import { Buffer } from 'node:buffer';
import { CompoundFile } from './doc/compound-file.ts';
import { plainText } from './doc/control-characters.ts';
import { type Piece, pieceTable } from './doc/piece-table.ts';
import { ResumeFailure } from './resume-failure.ts';
import { TextSink } from './text-sink.ts';
import { limits } from './limits.ts';

/** Offsets into the file information block, from [MS-DOC] 2.5. */
const FIB = { magic: 0, version: 2, flags: 10, mainLength: 0x4c, clxOffset: 0x1a2, clxLength: 0x1a6, size: 0x1aa };
const WORD_MAGIC = 0xa5ec;
const WORD_97 = 0xc1;
const FLAG_ENCRYPTED = 0x100;
const FLAG_TABLE_1 = 0x200;

/**
 * The main text of a Word 97-2003 document, a paragraph a line.
 * @throws {ResumeFailure} RESUME_TYPE for a compound file that is no Word 97 document, RESUME_ENCRYPTED,
 * RESUME_TOO_COMPLEX. Damage shows as any other error.
 */
export function docText(file: Uint8Array): string {
  const container = new CompoundFile(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
  if (container.has('EncryptedPackage')) throw new ResumeFailure('RESUME_ENCRYPTED', 'encrypted package');
  if (!container.has('WordDocument')) throw new ResumeFailure('RESUME_TYPE', 'a compound file without WordDocument');
  const main = container.read('WordDocument');
  if (main.readUInt16LE(FIB.magic) !== WORD_MAGIC) throw new Error('no Word magic');
  if (main.readUInt16LE(FIB.version) < WORD_97) throw new ResumeFailure('RESUME_TYPE', 'older than Word 97');
  const flags = main.readUInt16LE(FIB.flags);
  if (flags & FLAG_ENCRYPTED) throw new ResumeFailure('RESUME_ENCRYPTED', 'password');
  if (main.length < FIB.size) throw new Error('file information block cut short');

  const table = container.read(flags & FLAG_TABLE_1 ? '1Table' : '0Table');
  const clx = { offset: main.readUInt32LE(FIB.clxOffset), length: main.readUInt32LE(FIB.clxLength) };
  const text = new TextSink();
  for (const piece of pieceTable(table, clx, main.readUInt32LE(FIB.mainLength))) text.add(pieceText(main, piece));
  return plainText(text.toString());
}

const windows1252 = new TextDecoder('windows-1252');

/**
 * The characters of a piece: Windows-1252 when compressed, else UTF-16.
 * @throws {Error} when it lies outside the stream.
 */
function pieceText(main: Buffer, piece: Piece): string {
  if (piece.length > limits.text) throw new ResumeFailure('RESUME_TOO_COMPLEX', 'too much text');
  const end = piece.offset + piece.length * (piece.compressed ? 1 : 2);
  if (end > main.length) throw new Error('piece past the end');
  const bytes = main.subarray(piece.offset, end);
  return piece.compressed ? windows1252.decode(bytes) : bytes.toString('utf16le');
}
