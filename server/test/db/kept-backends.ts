import { Backend } from '../../src/db/backend.ts';

/** Backends kept for the next test of this process; a test with more of them open at once closes the others. */
const KEPT = 2;

/** What a backend is asked before it is lent and after: whatever a test changes about its tables shows here. */
const SHAPE = `select md5(concat(
  (select string_agg(a::text, ',' order by attrelid, attnum) from pg_attribute a),
  (select string_agg(concat(oid, relname, relkind), ',' order by oid) from pg_class),
  (select string_agg(c::text, ',' order by oid) from pg_constraint c),
  (select string_agg(t::text, ',' order by oid) from pg_trigger t),
  (select string_agg(p::text, ',' order by oid) from pg_proc p))) as shape`;

const TABLES = `select string_agg(format('%I.%I', schemaname, tablename), ', ') as tables
  from pg_tables where schemaname = 'public'`;

interface Kept {
  backend: Backend;
  shape: string;
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
async function isAsBefore({ backend, shape }: Kept): Promise<boolean> {
  if (backend.isDown || backend.closed) return false;
  const { rows } = await backend.query<{ tables: string }>(TABLES);
  // Statements that were prepared stay: the backend's own cache knows them.
  await backend.exec(`rollback; reset all; close all; unlisten *; discard temp; select pg_advisory_unlock_all();
    truncate ${rows[0]?.tables} restart identity cascade`);
  return (await shapeOf(backend)) === shape;
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
  const backend = new Backend({ loadDataDir: new Blob([dump]) });
  await backend.waitReady;
  return { backend, shape: await shapeOf(backend) };
}
