import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { visitorFeedback } from './schema/feedback.ts';
import { openTestDatabase } from '../../test/db/database.ts';

const row = (message: string) => ({ id: crypto.randomUUID(), message, createdAt: new Date() });

describe('transactions', () => {
  let database: Database;
  const messages = async () => (await database.db.select().from(visitorFeedback)).map((found) => found.message);
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('take nothing when they fail', async () => {
    const failing = database.transaction(async (tx) => {
      await tx.insert(visitorFeedback).values(row('taken back'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await messages()).not.toContain('taken back');
  });

  it('refuse the outer query builder, which would wait for ever', async () => {
    await expect(database.transaction(async () => messages())).rejects.toThrow('only tx');
    await expect(database.transaction(() => database.transaction(async () => 1))).rejects.toThrow('only tx');
  });

  it('let other queries wait their turn', async () => {
    const inside = database.transaction(async (tx) => {
      await tx.insert(visitorFeedback).values(row('first half'));
      await new Promise((resolve) => setTimeout(resolve, 20));
      await tx.insert(visitorFeedback).values(row('second half'));
    });
    const outside = messages();
    await inside;
    const seen = (await outside).filter((message) => message.endsWith('half'));
    expect([0, 2]).toContain(seen.length);
  });

  it('run again when the database lost a race, and only then', async () => {
    let runs = 0;
    const failing = (code: string) =>
      database.transaction(async () => {
        runs += 1;
        if (runs < 3) throw Object.assign(new Error('lost'), { code });
        return runs;
      });
    expect(await failing('40001')).toBe(3);
    runs = 0;
    await expect(failing('23505')).rejects.toThrow('lost');
    expect(runs).toBe(1);
    runs = -10;
    await expect(failing('40P01')).rejects.toThrow('lost');
    expect(runs).toBe(-6);
  });
});
