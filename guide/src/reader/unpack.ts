import type { Weights } from './classifier.ts';

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

/** Weights as they are kept: runs of zeros are counted, since most features never mattered. */
export interface PackedWeights {
  classes: string[];
  scale: number;
  bias: number[];
  /** Base64 of signed bytes; a 0 is followed by how many zeros stand there (1 to 127). */
  bytes: string;
  /** SHA-256 of the data they were learnt from. */
  data: string;
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

/** Weights ready for use; `size` = buckets times classes. */
export function unpack({ classes, scale, bias, bytes }: PackedWeights, size: number): Weights {
  return { classes, scale, bias, bytes: unpackBytes(bytes, size) };
}
