import { drizzle } from 'drizzle-orm/node-postgres';
import type { ClientBase, Pool } from 'pg';
import { logger } from '../logger.ts';
import { closeWithin } from './close-within.ts';
import { isBehindPooler } from '../config/host-urls.ts';
import { DatabaseHosts, OnlyReads, TAKES_WRITES } from './database-hosts.ts';
import type { Database } from './database.ts';
import { nameStatements } from './named-statements.ts';
import { NoStore } from './no-store.ts';
import { PatientPool } from './patient-pool.ts';
import { refuseForgetfulPooler } from './pooler.ts';
import { migrateInTurn } from './postgres-migration.ts';
import { poolTransaction } from './postgres-transaction.ts';
import { guarded } from './transaction.ts';

/** Longest a request waits for a connection, in milliseconds. */
const CONNECT_LIMIT_MS = 5_000;
/** Longest a call waits for a database that is away, in milliseconds: what is back by then comes late, and not as a 503. */
const PATIENCE_MS = 10_000;
/** Longest a statement of a request may take, in milliseconds: then the server ends it, and the answer is a 503. */
const STATEMENT_LIMIT_MS = 6_000;
/** How much longer the server may stay silent before it counts as out of reach, in milliseconds. */
const SILENCE_MS = 1_000;
/** Requests that may wait for a connection; one more is answered 503 at once, so that they don't pile up. */
const WAITING = 2_000;

export interface PostgresOptions {
  /** Longest a statement may take, in milliseconds; 0 = as long as it takes, for work on whole tables. */
  statementLimitMs?: number;
  /** Longest a call waits for a database that is away, in milliseconds. */
  patienceMs?: number;
  /** Connections at once, at most. */
  connections?: number;
  /** Whether a database without Foothold's tables is refused (`NoStore`), not filled with them. */
  existing?: boolean;
}

/** More requests wait for a connection than the database would serve in time. */
class DatabaseBusy extends Error {
  override name = 'DatabaseBusy';
}

/** A Postgres server (or one that speaks its language), migrated before anybody gets it. */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Database> {
  const { statementLimitMs = STATEMENT_LIMIT_MS, connections = 16, existing = false } = options;
  const { patienceMs = PATIENCE_MS } = options;
  const pool = poolOf(url, { statementLimitMs, connections, patienceMs });
  try {
    if (!isBehindPooler(url)) await refuseForgetfulPooler(pool);
    await migrateServer(url, existing);
  } catch (error) {
    await closeWithin(() => pool.end());
    throw error;
  }
  const db = drizzle(pool);
  const unlessBusy = () => {
    if (pool.queued >= WAITING) throw new DatabaseBusy('Too many requests wait for the database');
    return db;
  };
  return guarded(unlessBusy, {
    begin: (work) => poolTransaction(pool, work),
    ping: pool.ping,
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.queued,
    }),
    close: () => closeWithin(() => pool.end()),
  });
}

type PoolLimits = Required<Pick<PostgresOptions, 'statementLimitMs' | 'connections' | 'patienceMs'>>;

function poolOf(url: string, { statementLimitMs, connections, patienceMs }: PoolLimits): PatientPool {
  const hosts = new DatabaseHosts(url);
  const settings = {
    max: connections,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...(statementLimitMs > 0 && { query_timeout: statementLimitMs + SILENCE_MS }),
    // Not a start parameter, which poolers such as PgBouncer refuse.
    onConnect: async (client: ClientBase) => {
      if (hosts.count > 1) await assertWrites(client);
      await client.query(`set statement_timeout = ${statementLimitMs}`);
    },
  };
  const pool = new PatientPool(settings, { hosts, patienceMs });
  // Without listeners, a database restart would end this process: through a connection that is idle, and through one
  // that is lent out, whose statement rejects by itself.
  pool.on('error', (error) => logger.event(`A database connection was lost: ${error.message}`));
  pool.on('connect', (client) => client.on('error', leaveToStatement));
  // One that lends a connection for a transaction, and is older than PgBouncer 1.21, knows nothing of what was prepared
  // on another.
  if (!isBehindPooler(url)) pool.on('connect', nameStatements);
  return pool;
}

async function assertWrites(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ writes: boolean }>(TAKES_WRITES);
  if (!rows[0]?.writes) throw new OnlyReads();
}

async function assertStore(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ at: string | null }>("select to_regclass('drizzle.__drizzle_migrations') as at");
  if (!rows[0]?.at) throw new NoStore('There is no store in the database that DATABASE_URL names.');
}

/** On connections of its own, since a change to a large table takes longer than a request may. */
async function migrateServer(url: string, existing: boolean): Promise<void> {
  const pool = poolOf(url, { statementLimitMs: 0, connections: 2, patienceMs: 0 });
  try {
    if (existing) await assertStore(pool);
    await migrateInTurn(pool);
  } finally {
    await closeWithin(() => pool.end());
  }
}

function leaveToStatement(): void {
  // Nothing to do: whoever has the connection learns of it from the statement, or from the next one.
}
