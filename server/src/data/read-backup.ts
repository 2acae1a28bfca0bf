import { migrationHashes } from '../db/migrate.ts';
import { End, Header, parsed, rowOf, VERSION } from './backup-format.ts';
import { backupLines } from './backup-lines.ts';
import { DataProblem } from './problem.ts';
import { dataTables } from './tables.ts';

export interface BackupRow {
  table: string;
  /** The row as JSON. */
  json: string;
}

/** The header of a backup that this version can read. Throws `DataProblem` for anything else. */
export async function readHeader(path: string): Promise<Header> {
  for await (const { text } of backupLines(path)) {
    const header = parsed(Header, text);
    if (!header) break;
    const hashes = migrationHashes();
    const known = new Map(dataTables().map(({ name, columns }) => [name, new Set(columns)]));
    const isNewer =
      header.version > VERSION ||
      header.migrations.some((hash, at) => hash !== hashes[at]) ||
      header.tables.some(({ name, columns }) => !columns.every((column) => known.get(name)?.has(column)));
    if (isNewer) throw new DataProblem(`${path} was made by another version of Foothold; update this one first.`);
    return header;
  }
  throw new DataProblem(`${path} is no backup of Foothold.`);
}

/**
 * The rows of a backup in order. It throws `DataProblem` where they are not exactly the rows that were written: too few
 * or too many of a table, an end that is missing, or a checksum that differs. Only having read it all tells.
 */
export async function* backupRows(path: string, { tables }: Header): AsyncGenerator<BackupRow> {
  const altered = () => new DataProblem(`${path} is damaged: it is not as it was written.`);
  const all = tables.reduce((sum, { rows }) => sum + rows, 0);
  const waiting = tables.filter(({ rows }) => rows > 0).map(({ name, rows }) => ({ name, left: rows }));
  let at = -1;
  let ended = false;
  for await (const { text, hashBefore } of backupLines(path)) {
    at += 1;
    if (at === 0) continue;
    if (ended) throw altered();
    const [current] = waiting;
    if (!current) {
      const end = parsed(End, text);
      if (!end || end.rows !== all || end.sha256 !== hashBefore()) throw altered();
      ended = true;
      continue;
    }
    const json = rowOf(current.name, text);
    if (json === null) throw altered();
    yield { table: current.name, json };
    current.left -= 1;
    if (current.left === 0) waiting.shift();
  }
  if (!ended) throw new DataProblem(`${path} is cut off: its end is missing.`);
}
