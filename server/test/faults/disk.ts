import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DiskOperation } from './disk-operation.ts';
import { FileBlocks } from './file-blocks.ts';
import type { Random } from './random.ts';

interface Name {
  path: string;
  /** What the name stands for from now on; null = nothing. */
  becomes: FileBlocks | 'folder' | null;
  /** Whether a power cut can no longer undo it. */
  kept: boolean;
}

/**
 * A disk as unkind as its rules allow. What is written may be there after a power cut, or not, or torn between sectors, in
 * any order, until the file is synced. A name that is made, moved or removed may be undone until its folder is synced; a
 * new file's own name is kept with the file's sync, as Linux file systems do.
 */
export class Disk {
  /** Changes of names, in order; those of one step (a rename) are one entry. */
  readonly #steps: Name[][] = [];
  readonly #now = new Map<string, FileBlocks | 'folder'>();
  readonly #open = new Map<number, { path: string; file: FileBlocks | 'folder'; at: number }>();

  apply(operation: DiskOperation): void {
    switch (operation.does) {
      case 'open':
        return this.#openFile(operation);
      case 'close':
        return void this.#open.delete(operation.fd);
      case 'write':
        return this.#write(operation);
      case 'write file': {
        const file = this.#fileAt(operation.path);
        file.resize(0);
        return file.write(0, operation.bytes);
      }
      case 'resize':
        return this.#opened(operation.fd).resize(operation.size);
      case 'resize file':
        return this.#fileAt(operation.path).resize(operation.size);
      case 'make folder':
        if (!this.#now.has(operation.path)) this.#step([{ path: operation.path, becomes: 'folder' }]);
        return;
      case 'rename': {
        const becomes = this.#now.get(operation.path) ?? null;
        return this.#step([
          { path: operation.path, becomes: null },
          { path: operation.to, becomes },
        ]);
      }
      case 'remove':
        return this.#step(
          [...this.#now.keys()]
            .filter((path) => isWithin(path, operation.path))
            .map((path) => ({ path, becomes: null })),
        );
      case 'sync':
        return this.#sync(operation.fd);
      case 'say':
        return;
    }
  }

  #openFile({ path, fd, flags }: Extract<DiskOperation, { does: 'open' }>): void {
    const isFolder = this.#now.get(path) === 'folder' || path === '';
    const file = isFolder ? 'folder' : this.#fileAt(path);
    if (file !== 'folder' && truncates(flags)) file.resize(0);
    this.#open.set(fd, { path, file, at: 0 });
  }

  #write({ fd, at, bytes }: Extract<DiskOperation, { does: 'write' }>): void {
    const opened = this.#open.get(fd);
    if (!opened) throw new Error(`Nothing is open as ${fd}`);
    const from = at ?? opened.at;
    this.#opened(fd).write(from, bytes);
    if (at === null) opened.at = from + bytes.length;
  }

  #opened(fd: number): FileBlocks {
    const file = this.#open.get(fd)?.file;
    if (!file || file === 'folder') throw new Error(`No file is open as ${fd}`);
    return file;
  }

  #fileAt(path: string): FileBlocks {
    const there = this.#now.get(path);
    if (there === 'folder') throw new Error(`${path} is a folder`);
    if (there) return there;
    const file = new FileBlocks();
    this.#step([{ path, becomes: file }]);
    return file;
  }

  #step(names: Omit<Name, 'kept'>[]): void {
    for (const { path, becomes } of names) {
      if (becomes === null) this.#now.delete(path);
      else this.#now.set(path, becomes);
    }
    this.#steps.push(names.map((name) => ({ ...name, kept: false })));
  }

  #sync(fd: number): void {
    const opened = this.#open.get(fd);
    if (!opened) throw new Error(`Nothing is open as ${fd}`);
    const { file, path } = opened;
    if (file !== 'folder') file.sync();
    for (const names of this.#steps) {
      const isKept = names.some((name) =>
        file === 'folder' ? folderOf(name.path) === path : name.becomes === file && names.length === 1,
      );
      if (isKept) for (const name of names) name.kept = true;
    }
  }

  /** Puts into `folder` what is there when the power is cut now; `random` decides about all that was not synced. */
  cut(folder: string, random: Random): void {
    const names = new Map<string, FileBlocks | 'folder'>();
    for (const step of this.#steps) {
      if (!step.some(({ kept }) => kept) && random() < 0.5) continue;
      for (const { path, becomes } of step) {
        if (becomes === null) names.delete(path);
        else names.set(path, becomes);
      }
    }
    writeNames(folder, names, (file) => file.afterCut(random));
  }

  /** Puts into `folder` what a process sees that reads now. */
  copy(folder: string): void {
    writeNames(folder, this.#now, (file) => file.now());
  }
}

function writeNames(
  folder: string,
  names: ReadonlyMap<string, FileBlocks | 'folder'>,
  contentOf: (file: FileBlocks) => Uint8Array,
): void {
  mkdirSync(folder, { recursive: true });
  const folders = new Set(['']);
  // By path, so that a folder comes before what is in it; what stands in a folder that was lost is lost with it.
  for (const [path, is] of [...names].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    if (!folders.has(folderOf(path))) continue;
    if (is === 'folder') {
      folders.add(path);
      mkdirSync(join(folder, path), { recursive: true });
    } else writeFileSync(join(folder, path), contentOf(is));
  }
}

const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));
const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
const O_TRUNC = 0o1000;
const truncates = (flags: string | number) =>
  typeof flags === 'number' ? (flags & O_TRUNC) !== 0 : flags.startsWith('w');
