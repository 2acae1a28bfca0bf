import { AccountImport, type FailureCode, issue as ours, PLAN_MAX } from '@foothold/contract';
import * as z from 'zod/mini';
import type { ImportJob, RowsToKeep } from './data-job.ts';
import { type ImportedTable, importRows, ROWS_MAX } from './import-rows.ts';

/** What is written without letting anybody else's request in between: rows, and UTF-16 units of their JSON. */
const ROWS_AT_ONCE = 200;
const UNITS_AT_ONCE = 250_000;

/**
 * Values in a file at most, told by the characters that part them, which are few in a text: 16 MiB of `{},` would unfold to
 * a gigabyte, and a thread without room takes the whole process along, whatever limit it was given.
 */
const VALUES_MAX = 3_000_000;
const PARTING = new Set(Buffer.from('[{,'));

const names = Object.keys(importRows) as ImportedTable[];
/** As the contract has it, with no other tables, and no more rows of each than may be. */
const ImportedFile = z.extend(AccountImport, {
  data: z.object(
    Object.fromEntries(
      names.map((name) => [name, z.optional(z.array(z.unknown()).check(z.maxLength(ROWS_MAX[name])))]),
    ),
  ),
});

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** A row by the names of its columns. */
type Row = Record<string, unknown>;

/** A file that can't be taken in. */
class Refused extends Error {
  override name = 'Refused';
  readonly code: FailureCode;

  constructor(code: FailureCode) {
    super(code);
    this.code = code;
  }
}

/** Each row of a file as its table takes it, or why one of them can't be kept. Takes a while, and asks nothing of anybody. */
export function readImport({ userId, bytes }: Omit<ImportJob, 'kind'>): RowsToKeep | { refused: FailureCode } {
  try {
    const { account, data } = fileIn(bytes);
    const read = new Map(names.map((name) => [name, (data[name] ?? []).map((row) => readRow(name, row))]));
    checkVersions(read.get('plan_version') ?? []);
    const tables = [...read].map(([name, rows]) => ({ name, count: rows.length, lists: [...listsOf(rows, userId)] }));
    return { account, tables, planIds: (read.get('plan') ?? []).map(({ id }) => String(id)) };
  } catch (error) {
    if (error instanceof Refused) return { refused: error.code };
    throw error;
  }
}

function fileIn(bytes: Uint8Array): z.output<typeof ImportedFile> {
  if (valuesIn(bytes) > VALUES_MAX) throw new Refused('IMPORT_TOO_LARGE');
  const told = bytes.length === 0 ? undefined : jsonIn(bytes);
  const file = z.safeParse(ImportedFile, told);
  if (!file.success) throw new Refused(refusalOf(file.error));
  return file.data;
}

function valuesIn(bytes: Uint8Array): number {
  let count = 0;
  for (const byte of bytes) if (PARTING.has(byte)) count += 1;
  return count;
}

function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    throw new Refused('MALFORMED_JSON');
  }
}

/** Of one plan only so many earlier states are ever kept. */
function checkVersions(rows: readonly Row[]): void {
  const kept = new Map<unknown, number>();
  for (const { plan_id: planId } of rows) {
    const count = (kept.get(planId) ?? 0) + 1;
    if (count > PLAN_MAX.versions) throw new Refused('IMPORT_TOO_LARGE');
    kept.set(planId, count);
  }
}

/** Which refusal tells best what is wrong with a row. */
function refusalOf({ issues }: z.core.$ZodError): FailureCode {
  if (issues.some(({ message }) => message === ours.young)) return 'TOO_YOUNG';
  const isTooMuch = issues.some(
    (issue) => issue.message === ours.tooMuch || (issue.code === 'too_big' && issue.origin !== 'number'),
  );
  return isTooMuch ? 'IMPORT_TOO_LARGE' : 'IMPORT_INVALID';
}

function readRow(name: ImportedTable, told: unknown): Row {
  const parsed = z.safeParse<z.ZodMiniType<Row>>(importRows[name], told);
  if (!parsed.success) throw new Refused(refusalOf(parsed.error));
  return parsed.data;
}

/** Rows as JSON lists, none of them longer than is written at once, but for a single row that is. */
function* listsOf(rows: readonly Row[], userId: string): Generator<string> {
  let list: string[] = [];
  let units = 0;
  for (const row of rows) {
    const json = JSON.stringify({ ...row, user_id: userId });
    if (list.length === ROWS_AT_ONCE || (list.length > 0 && units + json.length > UNITS_AT_ONCE)) {
      yield `[${list.join()}]`;
      list = [];
      units = 0;
    }
    list.push(json);
    units += json.length;
  }
  if (list.length > 0) yield `[${list.join()}]`;
}
