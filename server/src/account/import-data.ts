import { type AccountImport, hasProfileData, issue as ours, type Profile } from '@foothold/contract';
import { and, count, eq, getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import type { Database, Queryable } from '../db/database.ts';
import { account } from '../db/schema/account.ts';
import { chatMessage, chatSummary } from '../db/schema/chat.ts';
import { feedback } from '../db/schema/feedback.ts';
import { activePlan, plan, planProposal, planVersion } from '../db/schema/plan.ts';
import { profile } from '../db/schema/profile.ts';
import { recommendation } from '../db/schema/recommendations.ts';
import { sqlState } from '../db/sql-state.ts';
import { fail } from '../http/failure.ts';
import { type ImportedTable, importRows } from './import-rows.ts';
import type { OwnedTable } from './personal-data.ts';

/** Parents before their children. */
const tables = {
  profile,
  recommendation,
  plan,
  active_plan: activePlan,
  plan_version: planVersion,
  plan_proposal: planProposal,
  chat_message: chatMessage,
  chat_summary: chatSummary,
  feedback,
} as const satisfies Record<ImportedTable, OwnedTable>;
const names = Object.keys(tables) as ImportedTable[];

/**
 * Tables an import passes over: the account is the new one's own, sessions, links and mails open or announce the old
 * one, and a server's ledger of what its model spent and the keys of its requests are no work of the person's.
 */
export const NOT_IMPORTED = ['account', 'account_email', 'session', 'mail_link', 'mail', 'plan_request', 'token_use'];

/** Rows of one table in all; a life's work is some thousands. */
const ROWS_MAX = 100_000;
const ROWS_AT_ONCE = 200;

type Row = Record<string, unknown>;
export type Wanted = z.output<typeof AccountImport>;

/** The rows of a file, each as its table takes it. IMPORT_INVALID, or TOO_YOUNG, when any of them can't be kept. */
export function readRows({ data }: Wanted): Map<ImportedTable, Row[]> {
  return new Map(
    names.map((name) => {
      const rows = data[name] ?? [];
      if (rows.length > ROWS_MAX) fail('IMPORT_INVALID');
      return [name, rows.map((row) => readRow(name, row))];
    }),
  );
}

function readRow(name: ImportedTable, told: unknown): Row {
  const parsed = z.safeParse<z.ZodMiniType<Row>>(importRows[name], told);
  if (!parsed.success) {
    const isYoung = parsed.error.issues.some((issue) => issue.message === ours.young);
    fail(isYoung ? 'TOO_YOUNG' : 'IMPORT_INVALID', { cause: parsed.error });
  }
  const keys = new Map(Object.entries(getTableColumns(tables[name])).map(([key, column]) => [column.name, key]));
  return Object.fromEntries(Object.entries(parsed.data).map(([column, value]) => [keys.get(column) ?? column, value]));
}

/**
 * Takes a file's rows into an account that holds nothing of its own yet: all of them, or none. Gives their number by
 * table. ACCOUNT_NOT_EMPTY, or IMPORT_INVALID when the rows do not fit together.
 */
export async function importData(database: Database, userId: string, wanted: Wanted): Promise<Record<string, number>> {
  const rows = readRows(wanted);
  try {
    await database.transaction(async (tx) => {
      const { language, use_model: useModel } = wanted.account;
      const [mine] = await tx.update(account).set({ language, useModel }).where(eq(account.userId, userId)).returning();
      if (!mine) fail('UNAUTHENTICATED');
      if (!(await isUntouched(tx, userId))) fail('ACCOUNT_NOT_EMPTY');
      for (const name of names.toReversed()) await tx.delete(tables[name]).where(eq(tables[name].userId, userId));
      for (const [name, list] of rows) await insertAll(tx, tables[name], userId, list);
    });
  } catch (error) {
    if (isMisfit(error)) fail('IMPORT_INVALID', { cause: error });
    throw error;
  }
  return Object.fromEntries([...rows].map(([name, list]) => [name, list.length]));
}

async function insertAll(tx: Queryable, table: PgTable, userId: string, rows: readonly Row[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    await tx.insert(table).values(rows.slice(at, at + ROWS_AT_ONCE).map((row) => ({ ...row, userId })));
  }
}

/** Whether the person has neither said nor been offered anything here. A greeting nobody answered does not count. */
async function isUntouched(tx: Queryable, userId: string): Promise<boolean> {
  for (const table of [plan, recommendation, feedback]) {
    const [found] = await tx.select({ rows: count() }).from(table).where(eq(table.userId, userId));
    if ((found?.rows ?? 0) > 0) return false;
  }
  const [said] = await tx
    .select({ rows: count() })
    .from(chatMessage)
    .where(and(eq(chatMessage.userId, userId), eq(chatMessage.sender, 'user')));
  if ((said?.rows ?? 0) > 0) return false;
  const [kept] = await tx.select().from(profile).where(eq(profile.userId, userId));
  return kept === undefined || isBlank(kept);
}

function isBlank(kept: typeof profile.$inferSelect): boolean {
  const { hoursPerWeek, budgetPerMonth, resourcesNotes, ideaText, businessDesc } = kept;
  const resources = { hours_per_week: hoursPerWeek, budget_per_month: budgetPerMonth, notes: resourcesNotes };
  const told: Profile = { ...kept, language: 'en', resources };
  if (hoursPerWeek !== null || budgetPerMonth !== null) return false;
  return !hasProfileData(told) && resourcesNotes === '' && ideaText === '' && businessDesc === '';
}

/**
 * Rows that break the database's rules: twice the same key, a child without its parent, a value out of its range (classes
 * 22, 23), or beyond what it can take in at all (54).
 */
function isMisfit(error: unknown): boolean {
  return /^(2[23]|54)/.test(sqlState(error) ?? '');
}
