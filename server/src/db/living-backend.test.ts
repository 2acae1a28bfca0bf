import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failureOf } from '../http/failure-of.ts';
import { Backend } from './backend.ts';
import { keepOpen } from './living-backend.ts';
import { migratedDump } from '../../test/db/database.ts';
import { guarded } from './transaction.ts';

describe('a backend that breaks off', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  async function openMemory(): Promise<Backend> {
    const backend = new Backend({ loadDataDir: new Blob([await migratedDump()]) });
    await backend.waitReady;
    return backend;
  }

  const failureCode = (query: Promise<unknown>) =>
    query.then(
      () => 'answered',
      (error: unknown) => failureOf(error).code,
    );

  it(
    'is never asked again, answers 503 meanwhile, and is replaced when there is room',
    { timeout: 60_000 },
    async () => {
      const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
      let room = false;
      let opened = 0;
      const living = await keepOpen(
        () => {
          opened += 1;
          return openMemory();
        },
        () => room,
      );
      const database = guarded(() => living.queryable, { ping: async () => undefined, close: () => living.close() });
      const ask = () => database.db.execute(sql`select 1`);
      expect(await failureCode(ask())).toBe('answered');

      const panic = Object.assign(new Error('no room for the log'), { severity: 'PANIC', code: '53100' });
      vi.spyOn(PGlite.prototype, 'execProtocolStream').mockRejectedValueOnce(panic);
      const [first, waiting] = [ask(), ask()];
      expect(await failureCode(first)).toBe('UNAVAILABLE');
      expect(await failureCode(waiting)).toBe('UNAVAILABLE');
      expect(await failureCode(database.transaction((tx) => tx.execute(sql`select 1`)))).toBe('UNAVAILABLE');
      expect(opened).toBe(1);

      room = true;
      await expect.poll(() => failureCode(ask()), { timeout: 20_000, interval: 200 }).toBe('answered');
      expect(opened).toBe(2);
      expect(said).toHaveBeenCalledWith('The embedded database is open again.\n');
      await database.close();
    },
  );

  it('is given up when it falls out of its machine', async () => {
    const backend = await openMemory();
    const down = vi.fn<() => void>();
    backend.onDown = down;
    vi.spyOn(PGlite.prototype, 'execProtocolRawSync').mockImplementationOnce(() => {
      throw new Error('unreachable');
    });
    await expect(backend.query('select 1')).rejects.toThrow('opened again');
    await expect(backend.query('select 1')).rejects.toThrow('opened again');
    expect(down).toHaveBeenCalledTimes(1);
  });
});
