import { setImmediate as othersFirst } from 'node:timers/promises';
import { exportedFields, isFilled } from '@foothold/contract';
import { and, count as rowCount, eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
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
import { bringInTicks, forgetSums } from '../rhythm/ticks-before.ts';
import type { RowsToKeep } from './data-job.ts';
import type { ImportedTable } from './import-rows.ts';
import type { OwnedTable } from '../db/owned-tables.ts';

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
 * Tables an import passes over: the account is the new one's own, sessions, links, second steps, passkeys and mails open or announce the old
 * one, and a server's ledger of what its model spent, the keys of its requests and the sums it reckons from the log are no
 * work of the person's.
 */
export const NOT_IMPORTED = [
  'account',
  'account_email',
  'session',
  'mail_link',
  'second_step',
  'passkey',
  'mail',
  'plan_request',
  'token_use',
  'event_day',
];

/**
 * Takes rows into an account that holds nothing of its own yet: all of them, or none. Gives their number by table. Throws
 * ACCOUNT_NOT_EMPTY, and IMPORT_INVALID when the rows do not fit together.
 */
export async function importData(
  database: Database,
  userId: string,
  { account: told, tables: read, planIds }: RowsToKeep,
): Promise<Record<string, number>> {
  try {
    await database.transaction(async (tx) => {
      const { language, use_model: useModel } = told;
      const [mine] = await tx.update(account).set({ language, useModel }).where(eq(account.userId, userId)).returning();
      if (!mine) fail('UNAUTHENTICATED');
      if (!(await isUntouched(tx, userId))) fail('ACCOUNT_NOT_EMPTY');
      for (const name of names.toReversed()) {
        if (name !== 'event') await tx.delete(tables[name]).where(eq(tables[name].userId, userId));
      }
      for (const { name, lists } of read) await insertAll(tx, tables[name], lists);
      for (const planId of planIds) {
        await bringInTicks(tx, { userId, planId });
        await othersFirst();
      }
      await forgetSums(tx, userId);
    });
  } catch (error) {
    if (isMisfit(error)) fail('IMPORT_INVALID', { cause: error });
    throw error;
  }
  return Object.fromEntries(read.map(({ name, count }) => [name, count]));
}

/** As JSON, which the database takes apart in a small part of the time that as many parameters take. */
async function insertAll(tx: Queryable, table: PgTable, lists: readonly string[]): Promise<void> {
  for (const list of lists) {
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
  for (const table of [plan, recommendation, feedback, memory]) {
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
