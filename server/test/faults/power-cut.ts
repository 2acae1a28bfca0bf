import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize } from 'node:v8';
import { sql } from 'drizzle-orm';
import { openEmbedded } from '../../src/db/embedded.ts';
import { visitorFeedback } from '../../src/db/schema/feedback.ts';
import { loggedWords } from '../rhythm/logged-words.ts';
import { Disk } from './disk.ts';
import type { DiskOperation } from './disk-operation.ts';
import type { Random } from './random.ts';

const recorder = new URL('./record-disk.fixture.ts', import.meta.url).href;
const writer = fileURLToPath(new URL('./recorded-writer.fixture.ts', import.meta.url));

/** A process's whole life on the disk, from an empty folder on, and the folder it left. */
export interface Recording {
  operations: DiskOperation[];
  folder: string;
  remove(): void;
}

/** Has a store made and written to so many times, in a process of its own. */
export function recordWriter(writes: number): Recording {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-power-'));
  const record = join(folder, 'record');
  const data = join(folder, 'data');
  execFileSync(process.execPath, ['--import', recorder, writer, data, String(writes)], {
    stdio: 'inherit',
    env: { ...process.env, RECORDED_FOLDER: data, RECORD_FILE: record },
  });
  const operations = operationsIn(readFileSync(record));
  return { operations, folder: data, remove: () => rmSync(folder, { recursive: true }) };
}

/** As record-disk.fixture.ts writes them. */
function operationsIn(record: Buffer): DiskOperation[] {
  const operations: DiskOperation[] = [];
  for (let at = 0; at < record.length;) {
    const end = at + 4 + record.readUInt32BE(at);
    operations.push(deserialize(record.subarray(at + 4, end)) as DiskOperation);
    at = end;
  }
  return operations;
}

/** What a store had told the outside, and what it holds. */
export interface Aftermath {
  told: number;
  /** Rows that were acknowledged and are gone. */
  lost: string[];
  /** Transactions of which one row is there and the other isn't. */
  halves: string[];
  /** Why the store doesn't open or contradicts itself; undefined when it is sound. */
  corrupt?: string;
}

/**
 * Cuts the power at each of `places` (after so many operations, ascending), opens what is left each time, and tells what
 * came of it.
 */
export async function* cutPower(
  { operations }: Recording,
  places: readonly number[],
  random: Random,
): AsyncGenerator<Aftermath & { at: number }> {
  const disk = new Disk();
  let done = 0;
  for (const at of places) {
    for (const operation of operations.slice(done, at)) disk.apply(operation);
    done = at;
    const folder = mkdtempSync(join(tmpdir(), 'foothold-cut-'));
    try {
      disk.cut(join(folder, 'data'), random);
      yield { at, ...(await inspect(join(folder, 'data'), wordsBefore(operations, at))) };
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
}

function wordsBefore(operations: readonly DiskOperation[], at: number): string[] {
  return operations.slice(0, at).flatMap((operation) => (operation.does === 'say' ? [operation.words] : []));
}

/** Opens the store in `dataDir` and compares it with what had been said of it; it must take new rows, too. */
export async function inspect(dataDir: string, said: readonly string[]): Promise<Aftermath> {
  const told = said.filter((words) => words !== 'open');
  try {
    const database = await openEmbedded(dataDir);
    const table = await readBy(database, 'enable_indexscan = off', 'enable_bitmapscan = off');
    const index = await readBy(database, 'enable_seqscan = off', 'enable_seqscan = off');
    await database.db
      .insert(visitorFeedback)
      .values({ id: crypto.randomUUID(), message: 'after', createdAt: new Date() });
    await database.close();
    const kept = new Set(table);
    const lost = told.filter((words) => !kept.has(words));
    const halves = table.filter((words) => words.endsWith(' half') && !kept.has(otherHalf(words)));
    const differs = table.join('\n') !== index.join('\n');
    return { told: told.length, lost, halves, ...(differs && { corrupt: 'index and table differ' }) };
  } catch (error) {
    return { told: told.length, lost: [], halves: [], corrupt: error instanceof Error ? error.message : String(error) };
  }
}

const otherHalf = (words: string) =>
  words.endsWith('first half')
    ? words.replace(/first half$/, 'second half')
    : words.replace(/second half$/, 'first half');

/** Every row, of the log too, in the order of ids, read under two planner settings. */
async function readBy(database: Awaited<ReturnType<typeof openEmbedded>>, ...settings: [string, string]) {
  return database.transaction(async (tx) => {
    for (const setting of settings) await tx.execute(sql.raw(`set local ${setting}`));
    const rows = await tx.select().from(visitorFeedback).orderBy(visitorFeedback.id);
    return [...rows.map(({ message }) => message), ...(await loggedWords(tx))];
  });
}
