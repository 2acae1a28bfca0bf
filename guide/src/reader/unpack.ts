import { deflateSync, inflateSync } from 'fflate';
import type { Weights } from './classifier.ts';
import { BUCKETS } from './features.ts';
import { keptOf, rowsOf } from './rows.ts';

/** The 85 digits of Z85 (ZeroMQ RFC 32), none of which JSON writes otherwise: four bytes take five, where base64 takes 5.3. */
const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#';
const BASE = DIGITS.length;
/** Bytes of a group, and the digits that stand for them. */
const GROUP = 4;
const LENGTH = 5;

/**
 * Bytes written in base 85, with up to three zeros behind them; the guide has neither Node's nor a browser's way to read
 * them. In a plain loop, since every start of a server waits for it.
 */
function bytesOf(text: string): Uint8Array {
  const value = new Uint8Array(128);
  for (let digit = 0; digit < BASE; digit += 1) value[DIGITS.charCodeAt(digit)] = digit;
  const bytes = new Uint8Array((text.length / LENGTH) * GROUP);
  for (let from = 0, to = 0; from < text.length; from += LENGTH, to += GROUP) {
    let four = 0;
    for (let each = 0; each < LENGTH; each += 1) four = four * BASE + (value[text.charCodeAt(from + each)] ?? 0);
    bytes[to] = four >>> 24;
    bytes[to + 1] = four >>> 16;
    bytes[to + 2] = four >>> 8;
    bytes[to + 3] = four;
  }
  return bytes;
}

function textOf(bytes: Uint8Array): string {
  const digits: string[] = [];
  for (let from = 0; from < bytes.length; from += GROUP) {
    let four = 0;
    for (let each = 0; each < GROUP; each += 1) four = four * 256 + (bytes[from + each] ?? 0);
    const group: string[] = [];
    for (let each = 0; each < LENGTH; each += 1, four = Math.floor(four / BASE))
      group.unshift(DIGITS[four % BASE] ?? '');
    digits.push(...group);
  }
  return digits.join('');
}

/**
 * A text of a file of weights, which the file holds no longer: with its module it would stay in memory beside what was
 * made of it, 5.6 MB in all.
 */
export function taken<Name extends string>(file: Record<Name, string>, name: Name): string {
  const text = file[name];
  file[name] = '';
  return text;
}

/** Signed bytes as a text that any JSON can hold: deflated, in base 85. The same bytes give the same text on any machine. */
export function packBytes(bytes: Int8Array | Uint8Array): string {
  return textOf(deflateSync(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length), { level: 9 }));
}

/** What `packBytes` was given; `size` = how many bytes that were. */
export function unpackBytes(packed: string, size: number): Int8Array {
  const bytes = inflateSync(bytesOf(packed), { out: new Uint8Array(size) });
  return new Int8Array(bytes.buffer, 0, size);
}

/** Weights as they are kept. */
export interface PackedWeights {
  classes: string[];
  scales: number[];
  bias: number[];
  /** How many features are kept. */
  rows: number;
  /** For every bucket a bit, packed: whether it is kept. */
  kept: string;
  /** Steps of the weights, row after row, packed. */
  steps: string;
  /** SHA-256 of the data they were learnt from. */
  data: string;
}

/** Weights have as many steps up and down. */
export const MOST_STEPS = 31;

const BITS = 8;

/** Weights ready for use; what was packed of them is gone after that (`taken`). */
export function unpack(packed: PackedWeights): Weights {
  const { classes, scales, bias, rows: count } = packed;
  const [kept, steps] = [taken(packed, 'kept'), taken(packed, 'steps')];
  const rows = rowsOf(unpackBytes(kept, BUCKETS / BITS));
  return { classes, scales, bias, rows, steps: unpackBytes(steps, count * classes.length) };
}

/** What `unpack` reads. */
export function pack({ classes, scales, bias, rows, steps }: Weights): Omit<PackedWeights, 'data'> {
  return {
    classes: [...classes],
    scales: [...scales],
    bias: [...bias],
    rows: steps.length / classes.length,
    kept: packBytes(keptOf(rows)),
    steps: packBytes(steps),
  };
}
