import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { DataProblem } from './problem.ts';

/** Longest line that is read, in bytes; the longest plan takes a hundredth of it. */
const LINE_LIMIT = 64 * 1024 * 1024;
const LINE_END = 0x0a;

export interface BackupLine {
  text: string;
  /** SHA-256 of every byte before this line, while it is the latest one. */
  hashBefore: () => string;
}

/**
 * The lines of a file, one after another; a last one without an end was cut off and is refused. Not `node:readline`,
 * which also ends a line at U+2028 within a text.
 */
export async function* backupLines(path: string): AsyncGenerator<BackupLine> {
  const hash = createHash('sha256');
  let rest: Buffer[] = [];
  let size = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let end = chunk.indexOf(LINE_END); end >= 0; end = chunk.indexOf(LINE_END, from)) {
      const line = Buffer.concat([...rest, chunk.subarray(from, end + 1)]);
      yield { text: line.toString('utf8', 0, line.length - 1), hashBefore: () => hash.copy().digest('hex') };
      hash.update(line);
      rest = [];
      size = 0;
      from = end + 1;
    }
    rest.push(chunk.subarray(from));
    size += chunk.length - from;
    if (size > LINE_LIMIT) throw new DataProblem(`${path} is no backup of Foothold.`);
  }
  if (size > 0) throw new DataProblem(`${path} is cut off: its last line has no end.`);
}
