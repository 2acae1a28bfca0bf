import { Buffer } from 'node:buffer';
import { edgeNumbers, type Mutation } from './byte-mutations.ts';
import type { Dice } from './dice.ts';

const SECTOR = 512;
/** Fields of the header ([MS-CFB] 2.2): version, sector shifts, counts and first sectors. */
const HEADER = [24, 26, 28, 30, 32, 40, 44, 48, 52, 56, 60, 64, 68, 72, 76, 80, 84];
const FIRST_FAT = 76;
const FIRST_DIRECTORY = 48;
/** Fields of a directory entry ([MS-CFB] 2.6): name length, kind, neighbours, first sector and size. */
const ENTRY = { size: 128, start: 116, fields: [0, 64, 66, 68, 72, 76, 116, 120, 124] };
/** Fields of Word's information block ([MS-DOC] 2.5): version, flags, lengths, and the place of the piece table. */
const WORD = {
  magic: Buffer.from([0xec, 0xa5]),
  fields: [0, 2, 10, 0x20, 0x22, 0x4c, 0x50, 0x9a, 0x1a2, 0x1a6],
  clxOffset: 0x1a2,
  size: 0x1aa,
};
const TABLE_STREAM = Buffer.from('1Table', 'utf16le');
const CONTROLS = [0x00, 0x01, 0x07, 0x08, 0x09, 0x0b, 0x0c, 0x0d, 0x13, 0x14, 0x15, 0x1e, 0x80, 0xff];

/** Puts an edge number, a neighbouring one or a small one, such as a sector's, into the 32 bits at one of `places`. */
function inFields(placesIn: (file: Buffer, dice: Dice) => readonly number[]): Mutation {
  return (file, dice) => {
    const mutant = Buffer.from(file);
    const places = placesIn(file, dice).filter((place) => place >= 0 && place + 4 <= file.length);
    if (places.length === 0) return mutant;
    for (let count = dice.mostlySmall(6); count > 0; count -= 1) {
      const at = dice.pick(places);
      const own = mutant.readUInt32LE(at);
      const sector = dice.below(file.length / SECTOR);
      mutant.writeUInt32LE(
        dice.pick([dice.pick(edgeNumbers), (own ^ (1 << dice.below(31))) >>> 0, sector, sector]),
        at,
      );
    }
    return mutant;
  };
}

/** Where the sector begins whose number stands at `field` of the header. */
function sectorFrom(file: Buffer, field: number): number {
  return (file.readUInt32LE(field) + 1) * SECTOR;
}

/** Where the piece table begins, less than 0 when that can't be told; taken to lie in one piece, as programs write it. */
function pieceTableOf(file: Buffer): number {
  const block = file.indexOf(WORD.magic, SECTOR);
  const entry = file.indexOf(TABLE_STREAM);
  if (block < 0 || entry < 0 || Math.max(block + WORD.size, entry + ENTRY.size) > file.length) return -SECTOR;
  return (file.readUInt32LE(entry + ENTRY.start) + 1) * SECTOR + file.readUInt32LE(block + WORD.clxOffset) + 1;
}

function every(step: number, from: number, length: number): number[] {
  return Array.from({ length: Math.ceil(length / step) }, (_, index) => from + index * step);
}

/** Mutations that know sectors, their table and directory, and Word's information block and piece table. */
export const cfbMutations = {
  'compound file header': inFields(() => HEADER),
  'sector table': inFields((file) => every(4, sectorFrom(file, FIRST_FAT), SECTOR)),
  directory: inFields((file) =>
    every(ENTRY.size, sectorFrom(file, FIRST_DIRECTORY), 2 * SECTOR).flatMap((entry) =>
      ENTRY.fields.map((field) => entry + field),
    ),
  ),
  'Word information block': inFields((file) => {
    const block = file.indexOf(WORD.magic, SECTOR);
    return WORD.fields.map((field) => (block < 0 ? -1 : block + field));
  }),
  'piece table': inFields((file) => every(4, pieceTableOf(file), 40)),
  'sectors swapped': (file, dice) => {
    const mutant = Buffer.from(file);
    const [first, second] = [dice.below(file.length / SECTOR) * SECTOR, dice.below(file.length / SECTOR) * SECTOR];
    file.copy(mutant, first, second, Math.min(second + SECTOR, file.length));
    file.copy(mutant, second, first, Math.min(first + SECTOR, file.length));
    return mutant;
  },
  'control characters': (file, dice) => {
    const mutant = Buffer.from(file);
    const block = Math.max(file.indexOf(WORD.magic, SECTOR), 0);
    for (let count = dice.mostlySmall(2_000); count > 0; count -= 1) {
      mutant[block + dice.below(file.length - block)] = dice.pick(CONTROLS);
    }
    return mutant;
  },
} satisfies Record<string, Mutation>;
