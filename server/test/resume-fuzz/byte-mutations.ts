import { Buffer } from 'node:buffer';
import type { Dice } from './dice.ts';

/** Changes a file, of 16 bytes or more, in a random place; the file given is never written to. */
export type Mutation = (file: Buffer, dice: Dice) => Buffer;

/** Longest run that is overwritten, copied or left out, in bytes. */
const MAX_RUN = 20_000;
/** Numbers that lengths, counts and offsets are least prepared for. */
export const edgeNumbers = [
  0, 1, 2, 7, 8, 63, 64, 127, 128, 255, 256, 511, 512, 4_095, 4_096, 32_767, 32_768, 65_535, 65_536, 0x7fffffff,
  0x80000000, 0xfffffffe, 0xffffffff,
] as const;

/** `file` with the bytes from `start` up to `end` replaced. */
export function spliced(file: Buffer, start: number, end: number, inserted: Buffer | string): Buffer {
  const middle = typeof inserted === 'string' ? Buffer.from(inserted, 'latin1') : inserted;
  return Buffer.concat([file.subarray(0, start), middle, file.subarray(end)]);
}

/** Start and end of a random run of bytes. */
export function someRun(file: Buffer, dice: Dice, most = MAX_RUN): [start: number, end: number] {
  const start = dice.below(file.length);
  return [start, Math.min(file.length, start + dice.mostlySmall(most))];
}

/** Mutations that know nothing of the format. */
export const byteMutations = {
  'bits flipped': (file, dice) => {
    const mutant = Buffer.from(file);
    for (let count = dice.mostlySmall(64); count > 0; count -= 1) {
      const at = dice.below(mutant.length);
      mutant[at] = (mutant[at] ?? 0) ^ (1 << dice.below(8));
    }
    return mutant;
  },
  'bytes overwritten': (file, dice) => {
    const mutant = Buffer.from(file);
    const [start, end] = someRun(mutant, dice, 256);
    for (let at = start; at < end; at += 1) mutant[at] = dice.below(256);
    return mutant;
  },
  'run filled': (file, dice) => Buffer.from(file).fill(dice.pick([0x00, 0x20, 0x41, 0xff]), ...someRun(file, dice)),
  'block left out': (file, dice) => spliced(file, ...someRun(file, dice), ''),
  'block doubled': (file, dice) => {
    const [start, end] = someRun(file, dice);
    const block = file.subarray(start, end);
    return spliced(file, start, start, Buffer.concat(Array.from({ length: dice.mostlySmall(20) }, () => block)));
  },
  'block copied': (file, dice) => {
    const [start, end] = someRun(file, dice);
    const mutant = Buffer.from(file);
    file.copy(mutant, dice.below(file.length), start, end);
    return mutant;
  },
  'blocks swapped': (file, dice) => {
    const size = Math.min(dice.mostlySmall(4_096), file.length >> 1);
    const first = dice.below(file.length - size);
    const second = dice.below(file.length - size);
    const mutant = Buffer.from(file);
    file.copy(mutant, first, second, second + size);
    file.copy(mutant, second, first, first + size);
    return mutant;
  },
  'cut short': (file, dice) => file.subarray(0, dice.below(file.length)),
  'bytes added': (file, dice) => {
    const noise = Buffer.from(Array.from({ length: dice.mostlySmall(2_000) }, () => dice.below(256)));
    const at = dice.pick([0, file.length, dice.below(file.length)]);
    return spliced(file, at, at, noise);
  },
  'length field': (file, dice) => {
    const mutant = Buffer.from(file);
    const at = dice.below(file.length - 4);
    const value = dice.pick(edgeNumbers);
    const write = dice.pick(['writeUInt32LE', 'writeUInt32BE', 'writeUInt16LE', 'writeUInt16BE'] as const);
    mutant[write](write.includes('16') ? value & 0xffff : value, at);
    return mutant;
  },
} satisfies Record<string, Mutation>;
