import { Buffer } from 'node:buffer';

/** Offsets into the header and a directory entry, from [MS-CFB] 2.2 and 2.6. */
const HEADER = { sectorShift: 30, directory: 48, miniFat: 60, difat: 68, difatArray: 76, difatCount: 109 };
const ENTRY = { size: 128, nameLength: 64, type: 66, start: 116, streamSize: 120 };
const TYPE_STREAM = 2;
const TYPE_ROOT = 5;
const MINI_SECTOR = 64;
/** Shorter streams live in 64-byte sectors of the root's stream. */
const MINI_STREAM_BELOW = 4096;

type Entry = { start: number; size: number };

/** Numbers from here on are marks (free, end of chain, table sectors), not sectors; [MS-CFB] 2.1. */
const FIRST_MARK = 0xfffffffa;

function isSector(number: number): boolean {
  return number < FIRST_MARK;
}

/**
 * The sector numbers of a chain, beginning with `start`.
 * @throws {Error} past `most` sectors (the chain runs in a circle) and for a number the table doesn't hold.
 */
function followChain(start: number, table: readonly number[], most: number): number[] {
  const chain: number[] = [];
  for (let sector = start; isSector(sector);) {
    if (chain.length >= most) throw new Error('endless sector chain');
    chain.push(sector);
    const next = table[sector];
    if (next === undefined) throw new Error('sector chain leaves its table');
    sector = next;
  }
  return chain;
}

/** The streams of an OLE compound file. Every chain is bounded, so no file can keep it busy; damage throws. */
export class CompoundFile {
  readonly #bytes: Buffer;
  readonly #sectorSize: number;
  readonly #fat: number[];
  readonly #streams = new Map<string, Entry>();
  #root: Entry | undefined;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.#sectorSize = 1 << bytes.readUInt16LE(HEADER.sectorShift);
    if (this.#sectorSize !== 512 && this.#sectorSize !== 4096) throw new Error('odd sector size');
    this.#fat = this.#fatSectors().flatMap((sector) => uint32s(this.#sector(sector)));
    this.#readDirectory(this.#stream(bytes.readUInt32LE(HEADER.directory)));
  }

  has(name: string): boolean {
    return this.#streams.has(name);
  }

  /** @throws {Error} when the stream is missing or its chain is broken. */
  read(name: string): Buffer {
    const entry = this.#streams.get(name);
    if (!entry || entry.size > this.#bytes.length) throw new Error(`stream ${name} missing or too long`);
    const whole = entry.size < MINI_STREAM_BELOW ? this.#miniStream(entry.start) : this.#stream(entry.start);
    if (whole.length < entry.size) throw new Error(`stream ${name} cut short`);
    return whole.subarray(0, entry.size);
  }

  get #sectorCount(): number {
    return Math.ceil(this.#bytes.length / this.#sectorSize);
  }

  #sector(number: number): Buffer {
    const start = (number + 1) * this.#sectorSize;
    if (start >= this.#bytes.length) throw new Error('sector past the end');
    return this.#bytes.subarray(start, start + this.#sectorSize);
  }

  #stream(start: number): Buffer {
    return Buffer.concat(followChain(start, this.#fat, this.#sectorCount).map((sector) => this.#sector(sector)));
  }

  #miniStream(start: number): Buffer {
    if (!this.#root) throw new Error('no root entry');
    const sectors = this.#stream(this.#root.start);
    const miniFat = uint32s(this.#stream(this.#bytes.readUInt32LE(HEADER.miniFat)));
    const chain = followChain(start, miniFat, miniFat.length);
    return Buffer.concat(chain.map((mini) => sectors.subarray(mini * MINI_SECTOR, (mini + 1) * MINI_SECTOR)));
  }

  /** The first 109 sectors of the allocation table stand in the header, the rest in a chain of DIFAT sectors. */
  #fatSectors(): number[] {
    const end = HEADER.difatArray + HEADER.difatCount * 4;
    const found = uint32s(this.#bytes.subarray(HEADER.difatArray, end));
    let next = this.#bytes.readUInt32LE(HEADER.difat);
    for (let steps = 0; isSector(next); steps++) {
      if (steps > this.#sectorCount) throw new Error('endless DIFAT chain');
      const numbers = uint32s(this.#sector(next));
      next = numbers.pop() ?? 0;
      found.push(...numbers);
    }
    const sectors = found.filter(isSector);
    if (sectors.length > this.#sectorCount) throw new Error('more FAT sectors than sectors');
    return sectors;
  }

  #readDirectory(directory: Buffer): void {
    for (let at = 0; at + ENTRY.size <= directory.length; at += ENTRY.size) {
      const nameLength = directory.readUInt16LE(at + ENTRY.nameLength);
      if (nameLength < 2 || nameLength > ENTRY.nameLength) continue;
      const name = directory.toString('utf16le', at, at + nameLength - 2);
      const type = directory[at + ENTRY.type];
      const entry = {
        start: directory.readUInt32LE(at + ENTRY.start),
        size: directory.readUInt32LE(at + ENTRY.streamSize),
      };
      if (type === TYPE_ROOT) this.#root = entry;
      // an embedded object can bring a second WordDocument; the first one is the document's own
      if (type === TYPE_STREAM && !this.#streams.has(name)) this.#streams.set(name, entry);
    }
  }
}

function uint32s(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: Math.floor(bytes.byteLength / 4) }, (_, index) => view.getUint32(index * 4, true));
}
