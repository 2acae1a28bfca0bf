import type { Weights } from './classifier.ts';
import { BUCKETS } from './features.ts';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Bytes written in base64; the guide has neither Node's nor a browser's way to read them. */
function bytesOf(base64: string): Int8Array {
  const value = new Uint8Array(128);
  for (let digit = 0; digit < DIGITS.length; digit += 1) value[DIGITS.charCodeAt(digit)] = digit;
  const padding = base64.endsWith('==') ? 2 : Number(base64.endsWith('='));
  const bytes = new Int8Array((base64.length / 4) * 3 - padding);
  for (let from = 0, to = 0; from < base64.length; from += 4, to += 3) {
    let four = 0;
    for (let each = 0; each < 4; each += 1) four = (four << 6) | (value[base64.charCodeAt(from + each)] ?? 0);
    // Writing behind the end of a typed array does nothing.
    bytes[to] = four >> 16;
    bytes[to + 1] = four >> 8;
    bytes[to + 2] = four;
  }
  return bytes;
}

/** Signed bytes as they were before zeros were counted; `size` = how many. */
export function unpackBytes(base64: string, size: number): Int8Array {
  const packed = bytesOf(base64);
  const all = new Int8Array(size);
  let to = 0;
  for (let at = 0; at < packed.length; at += 1) {
    const byte = packed[at] ?? 0;
    if (byte !== 0) all[to] = byte;
    to += byte === 0 ? (packed[(at += 1)] ?? 1) : 1;
  }
  return all;
}

/** Weights as they are kept: a digit of base64 each. */
export interface PackedWeights {
  classes: string[];
  scales: number[];
  bias: number[];
  /** How far each bucket that is kept lies behind the one before; a 63 is added to the next. */
  gaps: string;
  /** Steps of the weights, row after row, `ZERO_STEP` standing for none. */
  steps: string;
  /** SHA-256 of the data they were learnt from. */
  data: string;
}

/** Weights have as many steps up and down; 63 ways to stand, so that one digit holds a weight. */
export const ZERO_STEP = 31;
const ON = 63;

/** What each digit stands for, less `zero`; in a plain loop, since every start of a server waits for it. */
function valuesOf(digits: string, zero = 0): Int8Array {
  const value = new Int8Array(128);
  for (let digit = 0; digit < DIGITS.length; digit += 1) value[DIGITS.charCodeAt(digit)] = digit;
  const values = new Int8Array(digits.length);
  for (let at = 0; at < digits.length; at += 1) values[at] = (value[digits.charCodeAt(at)] ?? 0) - zero;
  return values;
}

/** Weights ready for use. */
export function unpack({ classes, scales, bias, gaps, steps }: PackedWeights): Weights {
  const rows = new Uint32Array(BUCKETS);
  let bucket = 0;
  let row = 0;
  for (const gap of valuesOf(gaps)) {
    bucket += gap;
    if (gap === ON) continue;
    row += 1;
    rows[bucket] = row;
  }
  return { classes, scales, bias, rows, steps: valuesOf(steps, ZERO_STEP) };
}

/** What `unpack` reads. */
export function pack({ classes, scales, bias, rows, steps }: Weights): Omit<PackedWeights, 'data'> {
  const gaps: string[] = [];
  let before = 0;
  for (const [bucket, row] of rows.entries()) {
    if (row === 0) continue;
    const gap = bucket - before;
    gaps.push((DIGITS[ON] ?? '').repeat(Math.floor(gap / ON)), DIGITS[gap % ON] ?? '');
    before = bucket;
  }
  const digits = Array.from(steps, (step) => DIGITS[step + ZERO_STEP]);
  return { classes: [...classes], scales: [...scales], bias: [...bias], gaps: gaps.join(''), steps: digits.join('') };
}
