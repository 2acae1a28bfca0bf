import { is, StringChunk } from 'drizzle-orm';
import { getTableConfig, PgDialect, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { oneOf } from './one-of.ts';
import * as schema from './schema.ts';

const tables = Object.values<unknown>(schema).filter((value): value is PgTable => is(value, PgTable));
const checks = tables.flatMap((table) => getTableConfig(table).checks);

describe('what a column may hold', () => {
  it('is written as SQL', () => {
    const { sql, params } = new PgDialect().sqlToQuery(oneOf(schema.account.language, ['en', 'he']));
    expect([sql, params]).toEqual([`"account"."language" in ('en', 'he')`, []]);
  });

  it('is never typed out in a table: the code’s own list would grow without it, and an insert fail', () => {
    const isTyped = (chunk: unknown) => is(chunk, StringChunk) && chunk.value.join('').includes("in ('");
    const typed = checks.filter(({ value }) => value.queryChunks.some(isTyped));
    expect(checks.length).toBeGreaterThan(10);
    expect(typed.map(({ name }) => name)).toEqual([]);
  });
});
