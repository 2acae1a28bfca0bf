import type { Database, Queryable } from '../db/database.ts';
import { sqlState } from '../db/sql-state.ts';
import type { Spans } from './spans.ts';

const SYSTEM = { 'db.system.name': 'postgresql' };

/** A database whose transactions and statements have spans. Of a statement its kind and its tables are told, never its text or values. */
export function tracedDatabase(database: Database, spans: Spans): Database {
  const sessions = new WeakSet<object>();
  const traced = (queryable: Queryable): Queryable => {
    const { session } = queryable._;
    if (!sessions.has(session)) traceStatements(session, spans);
    sessions.add(session);
    return queryable;
  };
  return {
    get db() {
      return traced(database.db);
    },
    transaction: (work) =>
      spans.child('transaction', { ...SYSTEM, 'db.operation.name': 'transaction' }, kindOf, () =>
        database.transaction((tx) => work(traced(tx))),
      ),
    ping: () => database.ping(),
    ...(database.connections && { connections: database.connections.bind(database) }),
    close: () => database.close(),
  };
}

/** SQLSTATE where the database said one, else the kind of error. */
function kindOf(error: unknown): string {
  return sqlState(error) ?? (error instanceof Error ? error.name : 'error');
}

type Session = Queryable['_']['session'];

interface Statement {
  type: string;
  tables: readonly string[];
}

/** Drizzle has no hook that is told of a statement's end, so its session is given another way to prepare one. */
function traceStatements(session: Session, spans: Spans): void {
  const prepare = session.prepareQuery.bind(session);
  const tracedPrepare = (...call: Parameters<typeof prepare>) => {
    const prepared = prepare(...call);
    const [query, , , , , described] = call;
    const { type, tables }: Statement = described ?? { type: firstWord(query.sql), tables: [] };
    const name = [type, ...tables].join(' ');
    const attributes = {
      ...SYSTEM,
      'db.operation.name': type,
      ...(tables.length > 0 && { 'db.collection.name': tables.join(' ') }),
    };
    const execute = prepared.execute.bind(prepared);
    prepared.execute = (values) => spans.child(name, attributes, kindOf, () => execute(values));
    return prepared;
  };
  Object.assign(session, { prepareQuery: tracedPrepare });
}

/** What a statement written by hand begins with: a word of ours, never a value. */
function firstWord(sql: string): string {
  return /^\s*([a-z]+)/i.exec(sql)?.[1]?.toLowerCase() ?? 'statement';
}
