import { Buffer } from 'node:buffer';
import { constants, deflateSync, inflateSync } from 'node:zlib';
import { byteMutations, spliced, type Mutation } from './byte-mutations.ts';
import type { Dice } from './dice.ts';
import { editTokens } from './text-edits.ts';
import tokens from './tokens.json' with { type: 'json' };

/** Where the bytes of a stream begin and end. */
type Stream = { start: number; end: number };

const BEGIN = /\bstream\r?\n/g;
const END = 'endstream';
/** The low half of a zlib stream's first byte. */
const ZLIB_METHOD = 8;
const MAX_CONTENT = 20_000_000;
/** Bytes before a stream in which its dictionary is looked for. */
const DICTIONARY = 200;
/** Operators, operands, and the words of character maps and object streams. */
const TOKEN = /\((?:\\.|[^\\()])*\)|<[0-9A-Fa-f\s]*>|\/[^\s/<>[\]()]+|-?\d+(?:\.\d+)?|[A-Za-z'"*]+|<<|>>|\[|\]/g;

/** The streams of a PDF given as Latin-1 text, in the order of the file. */
export function streamsOf(text: string): Stream[] {
  return Array.from(text.matchAll(BEGIN), ({ 0: mark, index }) => {
    const end = text.indexOf(END, index);
    return { start: index + mark.length, end: end < 0 ? text.length : end };
  });
}

/**
 * Unpacks one stream, changes what is in it, and packs it again: padded to its old length, so that every offset in the
 * file stays right, or with the new length in its dictionary where it doesn't fit.
 */
export const editPdfStream: Mutation = (file, dice) => {
  const text = file.toString('latin1');
  const streams = streamsOf(text);
  if (streams.length === 0) return byteMutations['bits flipped'](file, dice);
  const { start, end } = dice.pick(streams);
  const packed = file.subarray(start, end);
  const content = unpacked(packed);
  const changed = changedContent(content ?? packed, dice);
  const repacked = content ? deflateSync(changed, { level: constants.Z_BEST_COMPRESSION }) : changed;
  if (repacked.length > packed.length) return withLength(spliced(file, start, end, repacked), start, repacked.length);
  return spliced(file, start, end, Buffer.concat([repacked, Buffer.alloc(packed.length - repacked.length)]));
};

/** undefined for what isn't packed, or no longer unpacks after the changes before this one. */
function unpacked(packed: Buffer): Buffer | undefined {
  if ((packed[0] ?? 0) % 16 !== ZLIB_METHOD) return undefined;
  try {
    return inflateSync(packed, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: MAX_CONTENT });
  } catch {
    return undefined;
  }
}

function withLength(file: Buffer, start: number, length: number): Buffer {
  const from = Math.max(0, start - DICTIONARY);
  const dictionary = file.toString('latin1', from, start).replace(/\/Length \d+(?! \d+ R)/, `/Length ${length}`);
  return spliced(file, from, start, dictionary);
}

function changedContent(content: Buffer, dice: Dice): Buffer {
  if (dice.below(4) === 0 && content.length >= 16) return dice.pick(Object.values(byteMutations))(content, dice);
  return Buffer.from(
    editTokens(content.toString('latin1'), dice, { pattern: TOKEN, others: tokens.pdf.content }),
    'latin1',
  );
}
