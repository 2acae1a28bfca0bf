import type { PGlite } from '@electric-sql/pglite';
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite';
import type { Backend } from './backend.ts';

/** The query builder over a backend, of which it uses what `Asked` and `transaction` are and nothing more. */
export function drizzled(backend: Backend): PgliteDatabase {
  return drizzle(backend as unknown as PGlite);
}
