import { Backend } from '../../src/db/backend.ts';

/** Backends kept for the next test of this process; a test with more of them open at once closes the others. */
const KEPT = 2;

/** The smallest id of what is not Postgres' own. */
const FIRST_ID = 16_384;

/** How many rows of this catalogue are about our tables, and the last transaction that wrote one. */
const lastChange = (catalogue: string, id = 'oid') =>
  `(select concat(count(*), ' ', max(xmin::text::bigint)) from ${catalogue} where ${id} >= ${FIRST_ID})`;

/** What a backend is asked before it is lent and after: whatever a test changes about its tables shows here. */
const SHAPE = `select concat_ws(' ', ${lastChange('pg_attribute', 'attrelid')},
  (select md5(string_agg(concat(oid, relname, relkind), ',' order by oid)) from pg_class where oid >= ${FIRST_ID}),
  ${lastChange('pg_constraint')}, ${lastChange('pg_trigger')}, ${lastChange('pg_proc')}) as shape`;

const TABLES = `select format('%I.%I', schemaname, tablename) as table from pg_tables where schemaname = 'public'`;

/** What the rows of all tables take on the disk, those included that are deleted. */
const SIZE = `select sum(pg_relation_size(oid))::int as bytes
  from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`;

/** Past this the tables are made anew: it costs 40 ms whatever is in them, and to delete a few rows 3. */
const LARGE_BYTES = 1_000_000;

interface Kept {
  backend: Backend;
  shape: string;
  tables: string[];
}

const idle: Kept[] = [];

async function shapeOf(backend: Backend): Promise<string> {
  const { rows } = await backend.query<{ shape: string }>(SHAPE);
  return rows[0]?.shape ?? '';
}

/**
 * Empties a backend of all that a test left in it, and says whether it is as it was before: one whose tables were
 * changed, or that broke, is of no use to anybody else.
 */
async function isAsBefore({ backend, shape, tables }: Kept): Promise<boolean> {
  if (backend.isDown || backend.closed) return false;
  // Statements that were prepared stay: the backend's own cache knows them.
  await backend.exec('rollback; reset all; close all; unlisten *; discard temp; select pg_advisory_unlock_all()');
  if ((await shapeOf(backend)) !== shape) return false;
  await empty(backend, tables);
  return true;
}

async function empty(backend: Backend, tables: string[]): Promise<void> {
  const { rows } = await backend.query<{ bytes: number }>(SIZE);
  if ((rows[0]?.bytes ?? 0) > LARGE_BYTES) {
    await backend.exec(`truncate ${tables.join(', ')} restart identity cascade`);
    return;
  }
  // In whatever order: what a row refers to goes too.
  const deletes = tables.map((table) => `delete from ${table};`).join(' ');
  await backend.exec(`set session_replication_role = replica; ${deletes} reset session_replication_role`);
}

/** A backend on loan: what comes after its return is refused, as by one that was closed. */
export interface Loan {
  client: Backend;
  giveBack(): Promise<void>;
}

/**
 * Lends an empty backend with every table: one that an earlier test of this process gave back, or one from `dump`,
 * which costs a second of work.
 */
export async function lendBackend(dump: () => Promise<Buffer<ArrayBuffer>>): Promise<Loan> {
  const kept = idle.pop() ?? (await open(await dump()));
  let isOver = false;
  const client = new Proxy(kept.backend, {
    get(backend, key) {
      if (isOver) throw new Error('PGlite is closed');
      const value: unknown = Reflect.get(backend, key, backend);
      return typeof value === 'function' ? value.bind(backend) : value;
    },
  });
  return {
    client,
    async giveBack() {
      if (isOver) return;
      isOver = true;
      if ((await isAsBefore(kept)) && idle.length < KEPT) idle.push(kept);
      else if (!kept.backend.closed) await kept.backend.close();
    },
  };
}

async function open(dump: Buffer<ArrayBuffer>): Promise<Kept> {
  const backend = await Backend.open({ dump });
  const { rows } = await backend.query<{ table: string }>(TABLES);
  return { backend, shape: await shapeOf(backend), tables: rows.map(({ table }) => table) };
}
