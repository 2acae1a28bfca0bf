// What a person weighs on the disk of a Postgres server: bytes of each table and of each of its indexes, by person.
import type { connectTo } from '../server/test/db/postgres-server.fixture.ts';

interface Weighed {
  name: string;
  rows: string;
  heap: string;
  toast: string;
  indexes: string;
  each: string | null;
}

const WEIGH = `
  select t.relname as name,
    t.reltuples as rows,
    pg_relation_size(t.oid) as heap,
    pg_table_size(t.oid) - pg_relation_size(t.oid) as toast,
    pg_indexes_size(t.oid) as indexes,
    (select string_agg(i.relname || ' ' || round(pg_relation_size(i.oid) / $1::numeric), ', ' order by i.relname)
     from pg_index x join pg_class i on i.oid = x.indexrelid where x.indrelid = t.oid) as each
  from pg_class t
  where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace
  order by pg_total_relation_size(t.oid) desc`;

/** Prints the bytes that each of `people` takes, table by table, after a vacuum. */
export async function printBytes(client: Awaited<ReturnType<typeof connectTo>>, people: number): Promise<void> {
  const { rows } = await client.query<Weighed>(WEIGH, [people]);
  const each = (value: string, digits = 0) => (Number(value) / people).toFixed(digits);
  const print = (cells: readonly string[], rest: string) =>
    console.log(`${cells.map((cell, at) => (at === 0 ? cell.padEnd(18) : cell.padStart(9))).join('')}  ${rest}`);
  print(['bytes a person', 'rows', 'table', 'long', 'indexes'], 'by index');
  for (const { name, rows: count, heap, toast, indexes, each: byIndex } of rows) {
    print([name, each(count, 2), each(heap), each(toast), each(indexes)], byIndex ?? '');
  }
  const sum = (key: 'heap' | 'toast' | 'indexes') => String(rows.reduce((total, row) => total + Number(row[key]), 0));
  const all = String(Number(sum('heap')) + Number(sum('toast')) + Number(sum('indexes')));
  print(['all', '', each(sum('heap')), each(sum('toast')), each(sum('indexes'))], `${each(all)} bytes in all`);
}
