import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startMaintenance } from './maintenance.ts';
import { migratedDump } from '../../test/db/database.ts';

const HOUR_MS = 3_600_000;

describe('database maintenance', () => {
  beforeEach(() => {
    // No more than maintenance uses: a loop that another file of this process left open would go on through all these days.
    vi.useFakeTimers({ now: new Date(2026, 0, 1, 12), toFake: ['setInterval', 'clearInterval', 'Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('checkpoints every five minutes and vacuums once a night, until it is stopped', async () => {
    const statements: string[] = [];
    const stop = startMaintenance(async (statement) => statements.push(statement));
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(statements).toEqual(Array(12).fill('checkpoint'));
    await vi.advanceTimersByTimeAsync(47 * HOUR_MS);
    expect(statements.filter((statement) => statement === 'vacuum (analyze)')).toHaveLength(2);
    stop();
    statements.length = 0;
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(statements).toEqual([]);
  });

  it('goes on after a chore that failed', async () => {
    const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    let tries = 0;
    const stop = startMaintenance(async () => {
      tries += 1;
      throw new Error('busy');
    });
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    stop();
    expect(tries).toBe(12);
    expect(stderr).toHaveBeenCalledWith('Database maintenance failed: busy\n');
    stderr.mockRestore();
  });

  it('says what the embedded database understands', async () => {
    vi.useRealTimers();
    const client = await PGlite.create({ loadDataDir: new Blob([await migratedDump()]) });
    await expect(client.exec('vacuum (analyze)')).resolves.toBeDefined();
    await expect(client.exec('checkpoint')).resolves.toBeDefined();
    await client.close();
  });
});
