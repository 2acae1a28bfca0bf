import { setImmediate as othersFirst } from 'node:timers/promises';
import {
  type AccountImport,
  type FailureCode,
  exportedFields,
  isFilled,
  issue as ours,
  PLAN_MAX,
} from '@foothold/contract';
import { and, count as rowCount, eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import type { Database, Queryable } from '../db/database.ts';
import { account } from '../db/schema/account.ts';
import { chatMessage, chatSummary } from '../db/schema/chat.ts';
import { feedback } from '../db/schema/feedback.ts';
import { memory } from '../db/schema/memory.ts';
import { activePlan, plan, planProposal, planVersion } from '../db/schema/plan.ts';
import { profile } from '../db/schema/profile.ts';
import { result } from '../db/schema/result.ts';
import { recommendation } from '../db/schema/recommendations.ts';
import { event, rhythmSetting } from '../db/schema/rhythm.ts';
import { sqlState } from '../db/sql-state.ts';
import { fail } from '../http/failure.ts';
import { fromRow } from '../profile/codec.ts';
import { bringInTicks } from '../rhythm/ticks-before.ts';
import { type ImportedTable, importRows, ROWS_MAX } from './import-rows.ts';
import type { OwnedTable } from './personal-data.ts';

/** Parents before their children. */
const tables = {
  profile,
  recommendation,
  plan,
  active_plan: activePlan,
  plan_version: planVersion,
  plan_proposal: planProposal,
  result,
  chat_message: chatMessage,
  chat_summary: chatSummary,
  memory,
  feedback,
  event,
  rhythm_setting: rhythmSetting,
} as const satisfies Record<ImportedTable, OwnedTable>;
const names = Object.keys(tables) as ImportedTable[];

/**
 * Tables an import passes over: the account is the new one's own, sessions, links, second steps and mails open or announce the old
 * one, and a server's ledger of what its model spent, the keys of its requests and the sums it reckons from the log are no
 * work of the person's.
 */
export const NOT_IMPORTED = [
  'account',
  'account_email',
  'session',
  'mail_link',
  'second_step',
  'mail',
  'plan_request',
  'token_use',
  'event_day',
];

/** What is read, or written, without letting anybody else's request in between: rows, and UTF-16 units of their JSON. */
const ROWS_AT_ONCE = 200;
const UNITS_AT_ONCE = 250_000;

/** Tables with rows of a document each. */
const LARGE: ReadonlySet<ImportedTable> = new Set<ImportedTable>(['plan', 'plan_version', 'plan_proposal']);

/** A row by the names of its columns. */
type Row = Record<string, unknown>;
type Wanted = z.output<typeof AccountImport>;

/**
 * The rows of a file, each as its table takes it. IMPORT_INVALID, TOO_YOUNG, or IMPORT_TOO_LARGE, when any of them can't
 * be kept.
 */
async function readRows({ data }: Wanted): Promise<Map<ImportedTable, Row[]>> {
  for (const name of names) if ((data[name]?.length ?? 0) > ROWS_MAX[name]) fail('IMPORT_TOO_LARGE');
  const read = new Map<ImportedTable, Row[]>();
  let count = 0;
  for (const name of names) {
    const rows: Row[] = [];
    for (const row of data[name] ?? []) {
      rows.push(readRow(name, row));
      count += 1;
      if (count % ROWS_AT_ONCE === 0 || LARGE.has(name)) await othersFirst();
    }
    read.set(name, rows);
  }
  checkVersions(read.get('plan_version') ?? []);
  return read;
}

/** Of one plan only so many earlier states are ever kept. */
function checkVersions(rows: readonly Row[]): void {
  const kept = new Map<unknown, number>();
  for (const { plan_id: planId } of rows) {
    const count = (kept.get(planId) ?? 0) + 1;
    if (count > PLAN_MAX.versions) fail('IMPORT_TOO_LARGE');
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
  if (!parsed.success) fail(refusalOf(parsed.error), { cause: parsed.error });
  return parsed.data;
}

/**
 * Takes a file's rows into an account that holds nothing of its own yet: all of them, or none. Gives their number by
 * table. Throws like `readRows`, ACCOUNT_NOT_EMPTY, and IMPORT_INVALID when the rows do not fit together.
 */
export async function importData(database: Database, userId: string, wanted: Wanted): Promise<Record<string, number>> {
  const rows = await readRows(wanted);
  try {
    await database.transaction(async (tx) => {
      const { language, use_model: useModel } = wanted.account;
      const [mine] = await tx.update(account).set({ language, useModel }).where(eq(account.userId, userId)).returning();
      if (!mine) fail('UNAUTHENTICATED');
      if (!(await isUntouched(tx, userId))) fail('ACCOUNT_NOT_EMPTY');
      for (const name of names.toReversed()) {
        if (name !== 'event') await tx.delete(tables[name]).where(eq(tables[name].userId, userId));
      }
      for (const [name, list] of rows) await insertAll(tx, tables[name], userId, list);
      await bringInTicks(tx, userId);
    });
  } catch (error) {
    if (isMisfit(error)) fail('IMPORT_INVALID', { cause: error });
    throw error;
  }
  return Object.fromEntries([...rows].map(([name, list]) => [name, list.length]));
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

/** As JSON, which the database takes apart in a small part of the time that as many parameters take. */
async function insertAll(tx: Queryable, table: PgTable, userId: string, rows: readonly Row[]): Promise<void> {
  for (const list of listsOf(rows, userId)) {
    // Rows of the log are what they are: those that are there already stay, and the others join them.
    const merged = table === event ? sql`on conflict do nothing` : sql``;
    await tx.execute(
      sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${list}::json) ${merged}`,
    );
    await othersFirst();
  }
}

/** Whether the person has neither said nor been offered anything here. A greeting nobody answered does not count. */
async function isUntouched(tx: Queryable, userId: string): Promise<boolean> {
  for (const table of [plan, recommendation, feedback]) {
    const [found] = await tx.select({ rows: rowCount() }).from(table).where(eq(table.userId, userId));
    if ((found?.rows ?? 0) > 0) return false;
  }
  const [said] = await tx
    .select({ rows: rowCount() })
    .from(chatMessage)
    .where(and(eq(chatMessage.userId, userId), eq(chatMessage.sender, 'user')));
  if ((said?.rows ?? 0) > 0) return false;
  const [kept] = await tx.select().from(profile).where(eq(profile.userId, userId));
  return kept === undefined || isBlank(kept);
}

function isBlank(kept: typeof profile.$inferSelect): boolean {
  const told = fromRow(kept, { language: 'en' });
  const { resourcesNotes, ideaText, businessDesc } = kept;
  const texts = [resourcesNotes, ideaText, businessDesc];
  return !exportedFields.some((name) => isFilled(told, name)) && texts.every((text) => text === '');
}

/**
 * Rows that break the database's rules: twice the same key, a child without its parent, a value out of its range (classes
 * 22, 23), or beyond what it can take in at all (54).
 */
function isMisfit(error: unknown): boolean {
  return /^(2[23]|54)/.test(sqlState(error) ?? '');
}
