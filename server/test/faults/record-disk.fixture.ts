/**
 * Imported before anything else in every thread (`--import`), it has every change that this process makes under
 * RECORDED_FOLDER recorded, with what it says in between, and added to RECORD_FILE, each as it is done: that is the order in
 * which the threads did it. Node's own functions are replaced, so that neither the store nor its file system layer knows.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { relative, resolve } from 'node:path';
import { serialize } from 'node:v8';
import type { DiskOperation } from './disk-operation.ts';

// A thread has the settings of its process, and not its arguments.
const { RECORDED_FOLDER: folder = '', RECORD_FILE: recordFile = '' } = process.env;
const recorded = new Set<number>();
const untouched = { ...fs };
const record = untouched.openSync(recordFile, 'a');

/** One write, which the system adds at the end whoever else writes: its length, and what was done. */
function keep(operation: DiskOperation): void {
  const bytes = serialize(operation);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  untouched.writeSync(record, Buffer.concat([length, bytes]));
}

/** The path within the folder; undefined outside it. */
function inside(path: unknown): string | undefined {
  const within = relative(folder, resolve(String(path)));
  return within.startsWith('..') ? undefined : within;
}

const bytesOf = (data: unknown): Uint8Array =>
  typeof data === 'string' ? Buffer.from(data) : Uint8Array.from(data as Uint8Array);

function note(path: unknown, operation: (path: string) => DiskOperation): void {
  const within = inside(path);
  if (within !== undefined) keep(operation(within));
}

const noteDescriptor = (fd: number, operation: DiskOperation) => {
  if (recorded.has(fd)) keep(operation);
};

Object.assign(fs, {
  openSync(path: fs.PathLike, flags: fs.OpenMode = 'r', mode?: fs.Mode) {
    const fd = untouched.openSync(path, flags, mode);
    note(path, (within) => ({ does: 'open', path: within, fd, flags }));
    if (inside(path) !== undefined) recorded.add(fd);
    return fd;
  },
  closeSync(fd: number) {
    untouched.closeSync(fd);
    noteDescriptor(fd, { does: 'close', fd });
    recorded.delete(fd);
  },
  writeSync(fd: number, buffer: Uint8Array, ...rest: [offset?: number, length?: number, at?: number | null]) {
    const [offset = 0, length = buffer.length - offset, at = null] = rest;
    const written = untouched.writeSync(fd, buffer, offset, length, at);
    const bytes = recorded.has(fd) ? Uint8Array.from(buffer.subarray(offset, offset + written)) : new Uint8Array();
    noteDescriptor(fd, { does: 'write', fd, at, bytes });
    return written;
  },
  writeFileSync(path: fs.PathLike, data: unknown, options?: fs.WriteFileOptions) {
    untouched.writeFileSync(path, data as string, options);
    note(path, (within) => ({ does: 'write file', path: within, bytes: bytesOf(data) }));
  },
  ftruncateSync(fd: number, size = 0) {
    untouched.ftruncateSync(fd, size);
    noteDescriptor(fd, { does: 'resize', fd, size });
  },
  truncateSync(path: fs.PathLike, size = 0) {
    untouched.truncateSync(path, size);
    note(path, (within) => ({ does: 'resize file', path: within, size }));
  },
  mkdirSync(path: fs.PathLike, options?: fs.MakeDirectoryOptions) {
    const made = untouched.mkdirSync(path, options);
    note(path, (within) => ({ does: 'make folder', path: within }));
    return made;
  },
  renameSync(path: fs.PathLike, to: fs.PathLike) {
    untouched.renameSync(path, to);
    note(path, (within) => ({ does: 'rename', path: within, to: inside(to) ?? '' }));
  },
  ...Object.fromEntries(
    (['unlinkSync', 'rmdirSync', 'rmSync'] as const).map((name) => [
      name,
      (path: fs.PathLike, options?: fs.RmOptions) => {
        untouched[name](path, options);
        note(path, (within) => ({ does: 'remove', path: within }));
      },
    ]),
  ),
  fsyncSync(fd: number) {
    untouched.fsyncSync(fd);
    noteDescriptor(fd, { does: 'sync', fd });
  },
});
syncBuiltinESMExports();

/** Notes what the process tells the outside: from here on it must not be lost. */
export function say(words: string): void {
  keep({ does: 'say', words });
}
