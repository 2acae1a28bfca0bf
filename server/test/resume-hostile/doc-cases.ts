import { readFileSync } from 'node:fs';
import { casesOf } from './hostile-case.ts';

const sample = readFileSync(new URL('../resume/fixtures/en-doc-01.doc', import.meta.url));
const SECTOR = 512;
/** Offsets in the header, from [MS-CFB] 2.2. */
const HEADER = { sectorShift: 30, fatCount: 44, directory: 48, miniFat: 60, difat: 68, difatCount: 72, firstFat: 76 };
const ENTRY = { size: 128, start: 116, length: 120 };

/** The sample with changes made to a copy of it. */
function changed(change: (file: Buffer) => void): Uint8Array {
  const file = Buffer.from(sample);
  change(file);
  return file;
}

const sectorAt = (number: number) => (number + 1) * SECTOR;
/** Where the allocation table says what comes after sector `number`. */
const nextOf = (file: Buffer, number: number) => sectorAt(file.readUInt32LE(HEADER.firstFat)) + 4 * number;
/** Where the directory has the entry called `name`. */
function entryOf(file: Buffer, name: string): number {
  const found = file.indexOf(Buffer.from(`${name}\0`, 'utf16le'), sectorAt(file.readUInt32LE(HEADER.directory)));
  return found - (found % ENTRY.size);
}
const startOf = (file: Buffer, name: string) => file.readUInt32LE(entryOf(file, name) + ENTRY.start);

const directoryLoop = () =>
  changed((file) => {
    const first = file.readUInt32LE(HEADER.directory);
    file.writeUInt32LE(first, nextOf(file, first));
  });
const textLoop = () =>
  changed((file) => {
    const first = startOf(file, 'WordDocument');
    file.writeUInt32LE(first, nextOf(file, first));
  });
const miniFatLoop = () =>
  changed((file) => {
    file.writeUInt32LE(file.readUInt32LE(HEADER.directory), HEADER.miniFat);
    for (const name of ['WordDocument', '0Table', '1Table']) {
      const entry = entryOf(file, name);
      if (entry > 0) file.writeUInt32LE(64, entry + ENTRY.length);
    }
  });
/** A DIFAT sector that is followed by itself. */
const difatLoop = () =>
  changed((file) => {
    file.writeUInt32LE(2, HEADER.difat);
    file.writeUInt32LE(0xffffffff, HEADER.difatCount);
    file.writeUInt32LE(2, sectorAt(2) + SECTOR - 4);
  });
/** All 109 places for sectors of the table name one and the same sector, in a file of 10 MB. */
const tableTwice = () => {
  const file = Buffer.concat([sample, Buffer.alloc(10_000_000 - sample.length)]);
  const first = file.readUInt32LE(HEADER.firstFat);
  for (let index = 0; index < 109; index += 1) file.writeUInt32LE(first, HEADER.firstFat + 4 * index);
  return file;
};
/** A table of ten million bytes in which each sector of the directory is followed by the next. */
const longDirectory = () => {
  const file = Buffer.concat([sample, Buffer.alloc(10_000_000 - sample.length, 'x')]);
  const sectors = Math.floor(file.length / SECTOR) - 1;
  const tables = 109;
  for (let index = 0; index < tables; index += 1)
    file.writeUInt32LE(sectors - tables + index, HEADER.firstFat + 4 * index);
  for (let sector = 0; sector < tables * 128; sector += 1) {
    file.writeUInt32LE(sector + 1, sectorAt(sectors - tables) + 4 * sector);
  }
  return file;
};
const oddSectors = () => changed((file) => file.writeUInt16LE(0xffff, HEADER.sectorShift));
const tinySectors = () => changed((file) => file.writeUInt16LE(0, HEADER.sectorShift));
const farDirectory = () => changed((file) => file.writeUInt32LE(0xfffffff0, HEADER.directory));
const hugeText = () => changed((file) => file.writeUInt32LE(0xffffffff, entryOf(file, 'WordDocument') + ENTRY.length));

/** The file information block, where the text says what it is. */
const fibOf = (file: Buffer) => sectorAt(startOf(file, 'WordDocument'));
const hugePieces = () => changed((file) => file.writeUInt32LE(0xffffffff, fibOf(file) + 0x1a6));
const farPieces = () => changed((file) => file.writeUInt32LE(0xfffffff0, fibOf(file) + 0x1a2));
const manyCharacters = () => changed((file) => file.writeUInt32LE(0x7fffffff, fibOf(file) + 0x4c));
const locked = () =>
  changed((file) => file.writeUInt16LE(file.readUInt16LE(fibOf(file) + 10) | 0x100, fibOf(file) + 10));
const olderWord = () => changed((file) => file.writeUInt16LE(0x65, fibOf(file) + 2));
const cutShort = () => sample.subarray(0, sample.length / 3);
const spreadsheet = () =>
  changed((file) => {
    Buffer.from('Workbook\0\0\0\0', 'utf16le').copy(file, entryOf(file, 'WordDocument'));
  });

export const docCases = casesOf('cv.doc', {
  'a directory that follows itself': [directoryLoop, 'RESUME_DAMAGED'],
  'a text that follows itself': [textLoop, 'RESUME_DAMAGED'],
  'a table of small sectors that is the directory': [miniFatLoop, 'RESUME_DAMAGED'],
  'a list of tables that follows itself': [difatLoop, 'RESUME_DAMAGED'],
  'one table 109 times': [tableTwice, 'read'],
  'a directory of ten million bytes': [longDirectory, 'RESUME_DAMAGED'],
  'sectors of an odd size': [oddSectors, 'RESUME_DAMAGED'],
  'sectors of one byte': [tinySectors, 'RESUME_DAMAGED'],
  'a directory behind the end': [farDirectory, 'RESUME_DAMAGED'],
  'a text of four gigabytes': [hugeText, 'RESUME_DAMAGED'],
  'four gigabytes of pieces': [hugePieces, 'RESUME_DAMAGED'],
  'pieces behind the end': [farPieces, 'RESUME_DAMAGED'],
  'two thousand million characters': [manyCharacters, 'read'],
  'a Word document with a password': [locked, 'RESUME_ENCRYPTED'],
  'a document of an older Word': [olderWord, 'RESUME_TYPE'],
  'a Word document cut short': [cutShort, 'RESUME_DAMAGED'],
  'a spreadsheet called a Word document': [spreadsheet, 'RESUME_TYPE'],
});
