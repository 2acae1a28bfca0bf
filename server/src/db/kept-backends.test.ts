import { expect, it } from 'vitest';
import { lendBackend } from '../../test/db/kept-backends.ts';
import { migratedDump } from '../../test/db/database.ts';

const insert = `insert into visitor_feedback (id, message, created_at)
  values ('0198c0de-0000-7000-8000-000000000001', 'left behind', now())`;
const messages = 'select message from visitor_feedback';
const shape = `select (select count(*)::int from pg_class where relname = 'active_plan') as tables,
  (select count(*)::int from pg_attribute where attname = 'message' and attnotnull) as filled,
  (select count(*)::int from pg_proc where proname = 'answer') as functions`;

it('hands a database on without anything of the test before', async () => {
  const first = await lendBackend(migratedDump);
  await first.client.exec(`${insert}; set work_mem = '1234kB'`);
  await first.giveBack();

  const second = await lendBackend(migratedDump);
  expect((await second.client.query(messages)).rows).toEqual([]);
  expect((await second.client.query('show work_mem')).rows).not.toEqual([{ work_mem: '1234kB' }]);
  await expect(async () => first.client.query(insert)).rejects.toThrow('closed');
  expect((await second.client.query(messages)).rows).toEqual([]);
  await second.giveBack();
});

it('hands a database on that was full, without a row of it', async () => {
  const full = await lendBackend(migratedDump);
  await full.client.exec(`insert into visitor_feedback (id, message, created_at)
    select gen_random_uuid(), repeat('left behind ', 40), now() from generate_series(1, 3000)`);
  await full.giveBack();
  const next = await lendBackend(migratedDump);
  expect((await next.client.query(messages)).rows).toEqual([]);
  expect((await next.client.query("select pg_relation_size('visitor_feedback')::int as bytes")).rows).toEqual([
    { bytes: 0 },
  ]);
  await next.giveBack();
});

it.each([
  'drop table active_plan',
  'alter table visitor_feedback alter column message drop not null',
  "create function answer() returns int language sql as 'select 42'",
])('gives a database with tables a test has changed to nobody else: %s', async (change) => {
  const changed = await lendBackend(migratedDump);
  await changed.client.exec(change);
  const left = (await changed.client.query(shape)).rows;
  await changed.giveBack();
  const next = await lendBackend(migratedDump);
  expect((await next.client.query(shape)).rows).not.toEqual(left);
  await next.giveBack();
});

it('lends two databases to who wants two at once', async () => {
  const [one, other] = [await lendBackend(migratedDump), await lendBackend(migratedDump)];
  await one.client.exec(insert);
  expect((await other.client.query(messages)).rows).toEqual([]);
  await Promise.all([one.giveBack(), other.giveBack()]);
});
