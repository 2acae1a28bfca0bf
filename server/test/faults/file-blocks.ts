import type { Random } from './random.ts';

/** What a disk writes whole or not at all. */
const SECTOR_BYTES = 512;

type Change = { at: number; bytes: Uint8Array } | { size: number };

/** The bytes of a file: those that were synced, and the changes since. */
export class FileBlocks {
  readonly #synced = new Content();
  #changes: Change[] = [];

  write(at: number, bytes: Uint8Array): void {
    this.#changes.push({ at, bytes });
  }

  resize(size: number): void {
    this.#changes.push({ size });
  }

  sync(): void {
    for (const change of this.#changes) this.#synced.make(change);
    this.#changes = [];
  }

  /** What whoever reads it now would see. */
  now(): Uint8Array {
    return this.#with(this.#changes);
  }

  /** What a power cut may leave: of the changes since the last sync any, whole or in part. */
  afterCut(random: Random): Uint8Array {
    return this.#with(
      this.#changes.flatMap((change) => ('size' in change ? keptOr(change, random) : torn(change, random))),
    );
  }

  #with(changes: readonly Change[]): Uint8Array {
    const content = new Content(this.#synced.bytes());
    for (const change of changes) content.make(change);
    return content.bytes();
  }
}

/** Bytes that change in their place: a file grows by thousands of small pieces, and no piece copies it. */
class Content {
  /** With room to grow; past `#size` all is zero. */
  #room: Uint8Array;
  #size: number;

  constructor(bytes: Uint8Array = new Uint8Array()) {
    this.#room = Uint8Array.from(bytes);
    this.#size = bytes.length;
  }

  bytes(): Uint8Array {
    return this.#room.subarray(0, this.#size);
  }

  make(change: Change): void {
    if ('size' in change) return this.#resize(change.size);
    const end = change.at + change.bytes.length;
    if (end > this.#size) this.#resize(end);
    this.#room.set(change.bytes, change.at);
  }

  #resize(size: number): void {
    if (size > this.#room.length) {
      const room = new Uint8Array(Math.max(size, 2 * this.#room.length));
      room.set(this.#room);
      this.#room = room;
    } else this.#room.fill(0, size, Math.max(size, this.#size));
    this.#size = size;
  }
}

const keptOr = (change: Change, random: Random): Change[] => (random() < 0.5 ? [change] : []);

/** A write of which all sectors, none, or some reached the disk. */
function torn({ at, bytes }: Extract<Change, { at: number }>, random: Random): Change[] {
  const fate = random();
  if (fate < 0.3) return [];
  if (fate < 0.6) return [{ at, bytes }];
  const pieces: Change[] = [];
  for (let from = 0; from < bytes.length;) {
    // Sectors lie at multiples of their size in the file, wherever the write begins.
    const to = Math.min(bytes.length, from + SECTOR_BYTES - ((at + from) % SECTOR_BYTES));
    if (random() < 0.5) pieces.push({ at: at + from, bytes: bytes.subarray(from, to) });
    from = to;
  }
  return pieces;
}
