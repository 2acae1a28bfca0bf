import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Backend } from './backend.ts';
import { migratedDump } from '../../test/db/database.ts';

describe('statements of the embedded database', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await Backend.open({ dump: await migratedDump() });
    await backend.exec('create table thing (id int primary key, word text, document jsonb)');
  });
  afterAll(() => backend.close());

  const prepared = async () =>
    (await backend.query<{ statement: string }>('select statement from pg_prepared_statements')).rows;

  it('are parsed once, and answer with what they are given each time', async () => {
    for (let id = 1; id <= 12; id += 1) {
      const { rows, affectedRows } = await backend.query('insert into thing values ($1, $2, $3) returning id, word', [
        id,
        id % 3 === 0 ? null : `word ${id}`,
        { id },
      ]);
      expect({ rows, affectedRows }).toEqual({
        rows: [{ id, word: id % 3 === 0 ? null : `word ${id}` }],
        affectedRows: 1,
      });
    }
    const kept = (await prepared()).filter(({ statement }) => statement.startsWith('insert into thing'));
    expect(kept).toHaveLength(1);
    const select = 'select id, document from thing where id > $1 order by id';
    expect((await backend.query(select, [11])).rows).toEqual([{ id: 12, document: { id: 12 } }]);
    expect((await backend.query(select, [10])).rows).toHaveLength(2);
    expect((await backend.query(select, [10], { rowMode: 'array' })).rows).toEqual([
      [11, { id: 11 }],
      [12, { id: 12 }],
    ]);
  });

  it('fail by themselves: the same one, and others, go on', async () => {
    const insert = 'insert into thing values ($1, $2, null)';
    await expect(backend.query(insert, [1, 'again'])).rejects.toMatchObject({ code: '23505' });
    await expect(backend.query(insert, ['no number', 'x'])).rejects.toMatchObject({ code: '22P02' });
    await expect(backend.query('select nothing from nowhere')).rejects.toMatchObject({ code: '42P01' });
    await expect(backend.query('select nothing from nowhere')).rejects.toMatchObject({ code: '42P01' });
    expect((await backend.query(insert, [100, 'new'])).affectedRows).toBe(1);
  });

  it('hold in transactions that are undone', async () => {
    const count = 'select count(*)::int as count from thing where word = $1';
    const undone = backend.transaction(async (tx) => {
      await tx.query('update thing set word = $1', ['same']);
      expect((await tx.query(count, ['same'])).rows).toEqual([{ count: 13 }]);
      await tx.query('insert into thing values ($1, $2, null)', [1, 'taken']);
    });
    await expect(undone).rejects.toMatchObject({ code: '23505' });
    expect((await backend.query(count, ['same'])).rows).toEqual([{ count: 0 }]);
    await backend.transaction((tx) => tx.query('update thing set word = $1', ['same']));
    expect((await backend.query(count, ['same'])).rows).toEqual([{ count: 13 }]);
  });

  it('follow a table that changes, and stop being kept when there are too many', async () => {
    await backend.query('select id from thing where word = $1 limit 1', ['same']);
    await backend.exec('alter table thing add column more int default 7; create index on thing (word); analyze thing');
    expect((await backend.query('select id from thing where word = $1 limit 1', ['same'])).rows).toHaveLength(1);
    for (let each = 0; each < 450; each += 1) {
      expect((await backend.query(`select $1::int + ${each} as sum`, [1])).rows).toEqual([{ sum: each + 1 }]);
    }
    expect((await prepared()).length).toBeLessThanOrEqual(400);
  });
});
