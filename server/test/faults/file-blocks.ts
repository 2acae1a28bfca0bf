import type { Random } from './random.ts';

/** What a disk writes whole or not at all. */
const SECTOR_BYTES = 512;

type Change = { at: number; bytes: Uint8Array } | { size: number };

/** The bytes of a file: those that were synced, and the changes since. */
export class FileBlocks {
  #synced: Uint8Array = new Uint8Array();
  #changes: Change[] = [];

  write(at: number, bytes: Uint8Array): void {
    this.#changes.push({ at, bytes });
  }

  resize(size: number): void {
    this.#changes.push({ size });
  }

  sync(): void {
    for (const change of this.#changes) this.#synced = changed(this.#synced, change);
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
    return changes.reduce(changed, Uint8Array.from(this.#synced));
  }
}

/** The content with a change made: in its place where it has room, else in a longer copy. */
function changed(content: Uint8Array, change: Change): Uint8Array {
  const size = 'size' in change ? change.size : Math.max(content.length, change.at + change.bytes.length);
  if (size < content.length) return content.slice(0, size);
  let room = content;
  if (size > content.length) {
    room = new Uint8Array(size);
    room.set(content);
  }
  if (!('size' in change)) room.set(change.bytes, change.at);
  return room;
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
