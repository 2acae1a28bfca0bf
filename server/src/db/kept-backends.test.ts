import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Database } from './database.ts';
import { visitorFeedback } from './schema/feedback.ts';
import { openTestDatabase, sharedServer } from './testing.ts';

const onEmbedded = it.skipIf(sharedServer() !== undefined);
const row = { id: '0198c0de-0000-7000-8000-000000000001', message: 'left behind', createdAt: new Date(0) };
const changeable = sql`select (select count(*)::int from pg_class where relname = 'active_plan') as tables,
  (select count(*)::int from pg_attribute where attname = 'message' and attnotnull) as filled,
  (select count(*)::int from pg_proc where proname = 'answer') as functions`;
const shapeIn = async ({ db }: Database) => (await db.execute(changeable)).rows;
const setting = sql`select current_setting('work_mem') as work_mem`;

onEmbedded('a database is handed on without anything of the test before', async () => {
  const first = await openTestDatabase();
  await first.db.insert(visitorFeedback).values(row);
  await first.db.execute(sql`set work_mem = '1234kB'`);
  const { db } = first;
  await first.close();

  const second = await openTestDatabase();
  expect(await second.db.select().from(visitorFeedback)).toEqual([]);
  expect((await second.db.execute(setting)).rows).not.toEqual([{ work_mem: '1234kB' }]);
  await expect(async () => db.insert(visitorFeedback).values(row), 'who gave it back').rejects.toThrow();
  expect(await second.db.select().from(visitorFeedback)).toEqual([]);
  await second.close();
});

onEmbedded.each([
  'drop table active_plan',
  'alter table visitor_feedback alter column message drop not null',
  "create function answer() returns int language sql as 'select 42'",
])('a database with tables a test has changed goes to nobody else: %s', async (change) => {
  const changed = await openTestDatabase();
  await changed.db.execute(sql.raw(change));
  const shape = await shapeIn(changed);
  await changed.close();
  const next = await openTestDatabase();
  expect(await shapeIn(next)).not.toEqual(shape);
  await next.close();
});

onEmbedded('two databases at once are two', async () => {
  const [one, other] = [await openTestDatabase(), await openTestDatabase()];
  await one.db.insert(visitorFeedback).values(row);
  expect(await other.db.select().from(visitorFeedback)).toEqual([]);
  await Promise.all([one.close(), other.close()]);
});
