import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';

/** Bytes that are gathered before they are written. */
const CHUNK_BYTES = 1024 * 1024;

/** A file that is written line by line, and is on the disk once it is closed. Only its owner may read it. */
export class BackupWriter {
  readonly #file: FileHandle;
  readonly #hash = createHash('sha256');
  #waiting: Buffer[] = [];
  #size = 0;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  static async open(path: string): Promise<BackupWriter> {
    return new BackupWriter(await open(path, 'w', 0o600));
  }

  async write(line: string): Promise<void> {
    const bytes = Buffer.from(`${line}\n`);
    this.#hash.update(bytes);
    this.#waiting.push(bytes);
    this.#size += bytes.length;
    if (this.#size >= CHUNK_BYTES) await this.#flush();
  }

  /** SHA-256 of all that was written so far. */
  get hash(): string {
    return this.#hash.copy().digest('hex');
  }

  async close(): Promise<void> {
    try {
      await this.#flush();
      await this.#file.sync();
    } finally {
      await this.#file.close();
    }
  }

  async #flush(): Promise<void> {
    const bytes = Buffer.concat(this.#waiting);
    this.#waiting = [];
    this.#size = 0;
    await this.#file.appendFile(bytes);
  }
}
