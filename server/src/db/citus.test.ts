import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataTables } from '../data/tables.ts';
import { connectTo, hasPostgres, makeServer, type TestServer } from '../../test/db/postgres-server.fixture.ts';
import { openPostgres } from './postgres.ts';

const script = readFileSync(new URL('../../../deploy/citus.sql', import.meta.url), 'utf8');
const standIn = readFileSync(new URL('citus-stand-in.sql', import.meta.url), 'utf8');

const statements = script.replaceAll(/--.*/g, '');
const comments = script.match(/--.*/g)?.join(' ') ?? '';

/** How often a table is named in what is run. */
const timesNamed = (table: string) => statements.match(new RegExp(`'${table}'`, 'g'))?.length ?? 0;

describe('the script for Citus', () => {
  const tables = dataTables();

  it.each(tables.filter(({ columns }) => columns.includes('user_id')).map(({ name }) => name))(
    'names %s, which belongs to people, once',
    (name) => {
      expect(timesNamed(name)).toBe(1);
    },
  );

  it.each(tables.filter(({ columns }) => !columns.includes('user_id')).map(({ name }) => name))(
    'leaves %s, which belongs to nobody, where it is, and says so',
    (name) => {
      expect(timesNamed(name)).toBe(0);
      expect(comments).toMatch(new RegExp(`Left on the coordinator.*\\b${name}\\b`));
    },
  );
});

describe.runIf(hasPostgres)('the script for Citus, on a PostgreSQL that refuses what Citus refuses', () => {
  let server: TestServer;
  let client: Awaited<ReturnType<typeof connectTo>>;
  beforeAll(async () => {
    server = await makeServer();
    await server.start();
    await (await openPostgres(server.url)).close();
    client = await connectTo(server.url);
    await client.query(standIn);
  });
  afterAll(async () => {
    await client.end();
    await server.remove();
  });

  it('spreads every table by person, and does nothing the second time', async () => {
    const spread = async () => {
      await client.query(script);
      const { rows } = await client.query<{ name: string; partkey: string | null }>(
        'select logicalrelid::text as name, partkey from pg_dist_partition order by 1',
      );
      return rows;
    };
    const owned = dataTables()
      .filter(({ columns }) => columns.includes('user_id'))
      .map(({ name }) => ({ name, partkey: name === 'account_email' ? null : 'user_id' }))
      .toSorted((one, other) => one.name.localeCompare(other.name));
    expect(await spread()).toEqual(owned);
    expect(await spread()).toEqual(owned);
  });

  it.each([
    ['a column that is not there', 'create table stray (id uuid primary key)', 'has no column user_id'],
    [
      'a unique index over all people',
      'create table stray (user_id uuid, id uuid unique)',
      'the unique index stray_id_key of stray lacks the column user_id',
    ],
    [
      'a foreign key to a table that is not spread',
      'create table stray (user_id uuid, code text references invite (code))',
      'leads to other shards',
    ],
    [
      "a foreign key to other people's rows",
      'create table stray (user_id uuid, other uuid references account (user_id))',
      'leads to other shards',
    ],
  ])('would be refused: %s', async (_what, table, refusal) => {
    await client.query('begin');
    await client.query(table);
    await expect(client.query(`select create_distributed_table('stray', 'user_id')`)).rejects.toThrow(refusal);
    await client.query('rollback');
  });
});
