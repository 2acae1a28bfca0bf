// The rows of very many people for growth.ts: copies of one real person's rows in every table of theirs, made by the
// database itself, so that they are of the size and shape that the product writes.
import { dataTables } from '../server/src/data/tables.ts';
import type { connectTo } from '../server/test/db/postgres-server.fixture.ts';

/** The n-th copy's uuid: version and variant kept, the rest from a digest of the original and the number. */
const COPIED_UUID = `
  create or replace function copied(original uuid, n integer) returns uuid language sql immutable parallel safe as $$
    select overlay(md5(original::text || n) placing substr(original::text, 15, 1) from 13 for 1)::uuid $$`;

const PER_STATEMENT = 10_000;
/** Rows of a table that a copy gets at most: of ideas it would be seven times 6 kB, a disk full at a million people. */
const PER_PERSON = 3;

/** Columns of a table in which another value must stand for each copy, and what stands there; ids are new, the rest is kept. */
function valueOf(column: string, type: string): string {
  if (type === 'uuid') return `copied(t.${column}, n)`;
  if (column === 'email') return `n || '-' || t.email`;
  // Sessions are named by a digest.
  if (column === 'id' && type === 'text') return `md5(t.id || n)`;
  return `t.${column}`;
}

/** Adds copies `from` up to `to` of everything that belongs to the user. */
export async function copyPerson(
  client: Awaited<ReturnType<typeof connectTo>>,
  userId: string,
  from: number,
  to: number,
): Promise<void> {
  await client.query(COPIED_UUID);
  for (const { name } of dataTables()) {
    const { rows } = await client.query<{ column_name: string; data_type: string }>(
      `select column_name, data_type from information_schema.columns
       where table_schema = 'public' and table_name = $1 order by ordinal_position`,
      [name],
    );
    if (!rows.some(({ column_name }) => column_name === 'user_id')) continue;
    const columns = rows.map(({ column_name }) => column_name).join(', ');
    const values = rows.map(({ column_name, data_type }) => valueOf(column_name, data_type)).join(', ');
    for (let first = from; first <= to; first += PER_STATEMENT) {
      const last = Math.min(to, first + PER_STATEMENT - 1);
      await client.query(
        `insert into ${name} (${columns}) select ${values}
         from (select * from ${name} where user_id = '${userId}' limit ${PER_PERSON}) t, generate_series(${first}, ${last}) n`,
      );
    }
  }
}
