import { Param, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';

/** Names no statement: where statements are kept under names, db/named-statements.ts gives them. */
const UNNAMED = '';

/** A statement as the query builder has it. */
interface Buildable<Statement> {
  prepare(name: string): Statement;
}

/**
 * A statement whose text is built once for a database and run with values afterwards, for what most requests do: Drizzle
 * otherwise builds the text anew with every use. Not for a transaction, whose query builder is a new one each time.
 */
export function prepared<Statement>(build: (db: Queryable) => Buildable<Statement>): (db: Queryable) => Statement {
  const built = new WeakMap<Queryable, Statement>();
  return (db) => {
    const statement = built.get(db) ?? build(db).prepare(UNNAMED);
    built.set(db, statement);
    return statement;
  };
}

/** Where a prepared statement takes the value of this name; a column writes it as its own, a date for one. */
export function given(name: string, column?: PgColumn): SQL {
  const placeholder = sql.placeholder(name);
  return sql`${column ? new Param(placeholder, column) : placeholder}`;
}
