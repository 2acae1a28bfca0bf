import type { Buffer } from 'node:buffer';
import { limits } from '../limits.ts';
import { ResumeFailure } from '../resume-failure.ts';
import type { Piece } from './piece-table.ts';

const windows1252 = new TextDecoder('windows-1252');

/**
 * The characters of a piece: Windows-1252 when compressed, else UTF-16.
 * @throws {Error} when it lies outside the stream.
 */
export function pieceText(main: Buffer, piece: Piece): string {
  if (piece.length > limits.text) throw new ResumeFailure('RESUME_TOO_COMPLEX', 'too much text');
  const end = piece.offset + piece.length * (piece.compressed ? 1 : 2);
  if (end > main.length) throw new Error('piece past the end');
  const bytes = main.subarray(piece.offset, end);
  return piece.compressed ? windows1252.decode(bytes) : bytes.toString('utf16le');
}
