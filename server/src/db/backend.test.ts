import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Backend } from './backend.ts';
import { sqlState } from './sql-state.ts';
import { migratedDump } from '../../test/db/database.ts';

describe('the embedded database on its thread', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await Backend.open({ dump: await migratedDump() });
    await backend.exec('create table thing (id int primary key, word text)');
  });
  afterAll(() => backend.close());

  const words = async () =>
    (await backend.query<{ word: string }>('select word from thing order by id')).rows.map(({ word }) => word);

  it('answers each of many that ask at once with what is theirs, and each error to who made it', async () => {
    const asked = Array.from({ length: 60 }, (_, at) =>
      at % 7 === 0 ? backend.query(`select no_${at % 3}`) : backend.query('select $1::int as at', [at]),
    );
    const answered = await Promise.allSettled(asked);
    expect(
      answered.map((answer) => (answer.status === 'fulfilled' ? answer.value.rows : sqlState(answer.reason))),
    ).toEqual(answered.map((_, at) => (at % 7 === 0 ? '42703' : [{ at }])));
  });

  it('undoes what was asked beside a statement that fails, however late it would have come', async () => {
    const undone = backend.transaction(async (tx) => {
      await tx.query('insert into thing values (1, $1)', ['before']);
      await Promise.all([
        tx.query('insert into thing values (1, $1)', ['again']),
        tx.query('insert into thing values (2, $1) returning word', ['beside']),
      ]);
    });
    await expect(undone).rejects.toMatchObject({ code: '23505' });
    expect(await words()).toEqual([]);
  });

  it('lets nobody into a transaction, and nobody ask with one that is over', async () => {
    const transaction = backend.transaction(async (tx) => {
      await tx.query('insert into thing values (1, $1)', ['one']);
      await delay(20);
      await tx.query('update thing set word = $1 where id = 1', ['two']);
      return tx;
    });
    const [seen, over] = await Promise.all([words(), transaction]);
    expect(seen).toEqual(['two']);
    await expect(over.query('delete from thing')).rejects.toThrow('closed');
    expect(await words()).toEqual(['two']);
  });

  it('says that a transaction failed whose error was held back', async () => {
    const aborted = backend.transaction(async (tx) => {
      await tx.query('insert into thing values (1, $1)', ['again']).catch(() => undefined);
    });
    await expect(aborted).rejects.toMatchObject({ code: '25P02' });
  });

  it('runs statements too long to keep, and forgets them, those that fail as well', async () => {
    const long = (what: string) => `select ${what} as value /* ${'x'.repeat(9_000)} */`;
    expect((await backend.query(long('$1::text'), ['such'])).rows).toEqual([{ value: 'such' }]);
    await expect(backend.query(long('1 / $1::int'), [0])).rejects.toMatchObject({ code: '22012' });
    const kept = 'select count(*)::int as count from pg_prepared_statements where length(statement) > 8192';
    expect((await backend.query(kept)).rows).toEqual([{ count: 0 }]);
  });

  it('takes words about a panic for words', async () => {
    expect((await backend.query("select 'SPANIC', E'E\\nVPANIC' as said")).rows).toHaveLength(1);
    await expect(backend.query("select 'VFATAL'::int")).rejects.toMatchObject({ severity: 'ERROR' });
    expect(backend.isDown).toBe(false);
  });

  it('refuses what is asked after its end', async () => {
    const other = await Backend.open({ dump: await migratedDump() });
    const last = other.query('select 1 as answer');
    await other.close();
    expect((await last).rows).toEqual([{ answer: 1 }]);
    await expect(other.query('select 1')).rejects.toThrow('PGlite is closed');
  });
});
